"""The keyword actions, a module for each. CR 701."""
