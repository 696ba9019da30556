"""What is used of PyArrow to write Parquet."""

from pathlib import Path

from pyarrow import BufferOutputStream, Table

def read_table(source: Path) -> Table: ...
def write_table(table: Table, where: BufferOutputStream) -> None: ...
