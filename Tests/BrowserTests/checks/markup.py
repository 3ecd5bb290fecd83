"""A page needs no script, no style attribute and nothing from elsewhere."""

import re

OURS = re.compile(
    r'<link rel="stylesheet" href="../../../site/gallery.css">\n'
    r'<script src="../../../site/gallery.js"></script>\n'
)
STYLE_ATTRIBUTE = re.compile(r"<[a-z][^>]*\sstyle\s*=", re.IGNORECASE)
ELSEWHERE = re.compile(
    r"<script|<link|<base|@import|url\((?!#)|(?:src|href)=\"(?!#)", re.IGNORECASE
)
HANDLER = re.compile(r"<[a-z][^>]*\son[a-z]+\s*=", re.IGNORECASE)


def markup(page):
    """What is in the file of a page that should not be there."""
    text, additions = OURS.subn("", page.path.read_text())
    problems = []
    if additions != 1:
        problems.append(f"the gallery's lines are there {additions} times")
    if STYLE_ATTRIBUTE.search(text):
        problems.append("a style attribute")
    if HANDLER.search(text):
        problems.append("an event handler")
    if text.count("<style") != 1:
        problems.append(f"{text.count('<style')} style elements")
    for found in sorted(set(ELSEWHERE.findall(text))):
        problems.append(f"what a page may not have: {found}")
    return problems
