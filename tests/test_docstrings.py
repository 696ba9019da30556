"""The docstrings of sources are put into mypyc's C files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from docstrings import documented, module_of, write_documented

SOURCE: Final = '''\
"""About one."""

class A:
    """A class — "quoted"."""

    def f(self, y):
        """A method.

        More of it.
        """

    @property
    def p(self):
        """A property."""

    def silent(self):
        return 1


class BA:
    def f(self, y):
        """Another method."""


class Plain:
    """Made with what is no literal."""


def f(a):
    """A function."""


def g(a=A()):
    """Another function."""
'''
CODE: Final = r"""
    {"p",
     (getter)one___A_get_p,
    NULL, NULL, NULL},
    {"f",
     (PyCFunction)CPyPy_one___A___f,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("f($self, y)\n--\n\n")},
    {"f",
     (PyCFunction)CPyPy_one___BA___f,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("f($self, y)\n--\n\n")},
    .tp_name = "A",
    .tp_new = A_new,
    .tp_doc = PyDoc_STR("A()\n--\n\n"),
};
    .tp_name = "BA",
    .tp_new = BA_new,
    .tp_doc = PyDoc_STR("BA()\n--\n\n"),
};
    .tp_name = "Plain",
    .tp_new = Plain_new,
    .tp_doc = PyDoc_STR(NULL),
};
    {"g", (PyCFunction)CPyPy_one___g, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
    {"f", (PyCFunction)CPyPy_one___f, METH_FASTCALL, PyDoc_STR("f(a)\n--\n\n") /* docstring */},
    PyModuleDef_HEAD_INIT,
    "pk.one",
    NULL, /* docstring */
"""
KEYWORDS: Final = "METH_FASTCALL | METH_KEYWORDS, "


def test_every_docstring_stands_after_the_signature_of_its_own() -> None:
    made = documented(CODE, SOURCE)
    assert r"CPyPy_one___A___f" in made
    lines = [line.strip() for line in made.splitlines() if "PyDoc_STR" in line]
    assert lines == [
        'NULL, PyDoc_STR("A property."), NULL},',
        KEYWORDS + r'PyDoc_STR("f($self, y)\n--\n\nA method.\012\012More of it.")},',
        KEYWORDS + r'PyDoc_STR("f($self, y)\n--\n\nAnother method.")},',
        r'.tp_doc = PyDoc_STR("A()\n--\n\nA class \342\200\224 \042quoted\042."),',
        r'.tp_doc = PyDoc_STR("BA()\n--\n\n"),',
        '.tp_doc = PyDoc_STR("Made with what is no literal."),',
        '{"g", (PyCFunction)CPyPy_one___g, METH_FASTCALL, PyDoc_STR("Another function.")'
        " /* docstring */},",
        r'{"f", (PyCFunction)CPyPy_one___f, METH_FASTCALL, PyDoc_STR("f(a)\n--\n\nA function.")'
        " /* docstring */},",
        'PyDoc_STR("About one."), /* docstring */',
    ]


def test_the_module_of_a_c_file_is_in_its_name() -> None:
    assert module_of(Path("build/__native_jajna___kernel___game.c")) == "jajna.kernel.game"
    assert module_of(Path("build/list_ops.c")) == ""


def test_what_has_not_changed_is_left_alone(tmp_path: Path) -> None:
    c_file, source = tmp_path / "__native_pk___one.c", tmp_path / "one.py"
    c_file.write_text(CODE, encoding="utf-8")
    source.write_text(SOURCE, encoding="utf-8")
    made = write_documented(c_file, source, tmp_path / "documented")
    assert made.read_text(encoding="utf-8") == documented(CODE, SOURCE)
    os.utime(made, (1, 1))
    assert write_documented(c_file, source, tmp_path / "documented") == made
    assert made.stat().st_mtime == 1
    source.write_text(SOURCE.replace("A method", "The method"), encoding="utf-8")
    write_documented(c_file, source, tmp_path / "documented")
    assert made.stat().st_mtime > 1
