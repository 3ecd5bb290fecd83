"""Checks of one page or state each; every one returns sentences about what is wrong."""
