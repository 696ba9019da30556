"""Docstrings for compiled modules: mypyc's C files tell of signatures alone.

`documented` puts the docstrings of a module into the C file that mypyc made of it, so that `help`
tells the same on both builds.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

__all__ = ["documented", "module_of", "write_documented"]

PREFIX: Final = "__native_"
"""How the name of a module's C file begins; its parts are joined by `BETWEEN`."""
BETWEEN: Final = "___"
SIGNATURE: Final = r'PyDoc_STR\((?:"([^"]*)"|NULL)\)'
"""Where a signature stands; there is none where a default is no literal."""


class Docstring(NamedTuple):
    """A docstring, and of what: ``owner`` is the class of a method or property, "" for others."""

    kind: str
    owner: str
    name: str
    text: str


def module_of(c_file: Path) -> str:
    """The module that a C file was made of; "" for a file that is of none."""
    if not c_file.stem.startswith(PREFIX):
        return ""
    return c_file.stem.removeprefix(PREFIX).replace(BETWEEN, ".")


def write_documented(c_file: Path, source: Path, folder: Path) -> Path:
    """Write a C file with the docstrings of its source into a folder; the path of what is there.

    It is touched only if it changes.
    """
    text = documented(c_file.read_text(encoding="utf-8"), source.read_text(encoding="utf-8"))
    made = folder / c_file.name
    if not made.is_file() or made.read_text(encoding="utf-8") != text:
        folder.mkdir(parents=True, exist_ok=True)
        made.write_text(text, encoding="utf-8")
    return made


def documented(code: str, source: str) -> str:
    """The C code of a module with the docstrings of its source."""
    for one in _docstrings(ast.parse(source)):
        found = _pattern(one).search(code)
        if found is not None:
            before, signature, after = found.groups(default="")
            told = f'{before}PyDoc_STR("{signature}{_c_text(one.text)}"){after}'
            code = code[: found.start()] + told + code[found.end() :]
    return code


def _docstrings(tree: ast.Module) -> Iterator[Docstring]:
    """The docstrings of a module, its classes and functions, and of their methods."""
    if (text := ast.get_docstring(tree)) is not None:
        yield Docstring("module", "", "", text)
    for one in tree.body:
        if isinstance(one, ast.FunctionDef) and (text := ast.get_docstring(one)):
            yield Docstring("function", "", one.name, text)
        if not isinstance(one, ast.ClassDef):
            continue
        if (text := ast.get_docstring(one)) is not None:
            yield Docstring("class", "", one.name, text)
        for method in one.body:
            if isinstance(method, ast.FunctionDef) and (text := ast.get_docstring(method)):
                kind = "property" if _is_property(method) else "function"
                yield Docstring(kind, one.name, method.name, text)


def _is_property(method: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "property" for one in method.decorator_list)


def _pattern(one: Docstring) -> re.Pattern[str]:
    """Where a docstring belongs: what stands before it, the signature, what stands after it."""
    name = re.escape(one.name)
    owner = rf"(?:\w+?{BETWEEN})?{re.escape(one.owner)}"
    if one.kind == "module":
        return re.compile(r'(PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*)()NULL(, /\* docstring \*/)')
    if one.kind == "class":
        where = rf'(\.tp_name = "{name}",\n(?:    \.tp_.*\n)*?    \.tp_doc = )'
        return re.compile(where + rf"{SIGNATURE}(,)")
    if one.kind == "property":
        where = rf"(\(getter\){owner}_get_{name},\s*(?:NULL|\(setter\)\w+),\s*)"
        return re.compile(where + r"()NULL(, NULL\})")
    if one.owner:
        where = rf'(\{{"{name}",\n\s*\(PyCFunction\)CPyPy_{owner}{BETWEEN}{name},'
    else:
        where = rf'(\{{"{name}", \(PyCFunction\)CPyPy_\w+,'
    return re.compile(where + r"\s*METH_[A-Z_| ]+,\s*)" + SIGNATURE + r"([^,]*\})")


def _c_text(text: str) -> str:
    """A text as it stands between quotation marks in C."""
    found: list[str] = []
    for byte in text.encode():
        if byte in b'"\\?' or not 32 <= byte < 127:
            found.append(f"\\{byte:03o}")
        else:
            found.append(chr(byte))
    return "".join(found)
