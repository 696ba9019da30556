"""How the documentation is built: Sphinx, MyST and Furo."""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import conformance  # noqa: E402
import glossary_page  # noqa: E402
import rule_pages  # noqa: E402

rule_pages.write_page()
conformance.write_page()
glossary_page.write_page()

project = "Jajna"
author = "The Jajna developers"
copyright = f"2026, {author}"
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nitpicky = True
# The reference names types of modules that are no contract, and of other libraries.
nitpick_ignore_regex = [("py:.*", ".*")]
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_member_order = "bysource"

html_theme = "furo"
html_title = f"Jajna {release}"
html_copy_source = False
html_show_sphinx = False
