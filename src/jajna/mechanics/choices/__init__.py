"""Choices that players make as something resolves. CR 608.2d."""
