"""The machinery of the rules, one module per section of the CR."""
