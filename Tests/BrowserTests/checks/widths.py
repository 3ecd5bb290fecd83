"""Texts are as wide in the browser as the layout measured them."""

import re

SHORTEST = 5
# What the typeface has: Latin, Greek, Cyrillic, punctuation, arrows and mathematics. How wide
# other scripts and emoji are depends on the fonts of the computer.
OWN = re.compile(r"[\u0000-\u052f\u1e00-\u23ff\s]*")
TOLERANCE = 0.04


def widths(seen):
    """Texts of five characters or more that are off by more than 4 %."""
    problems = []
    for text in judged(seen):
        width = max(line["right"] - line["left"] for line in text["lines"])
        error = width / text["expected"] - 1
        if abs(error) > TOLERANCE:
            problems.append(
                f"{text['id']} is {width:.1f} wide, not {text['expected']:.1f} ({error:+.1%}): "
                f"{text['text'][:40]!r}"
            )
    return problems


def judged(seen):
    """The texts that are long enough, and written in the typeface, to be judged."""
    return [
        text
        for text in seen["texts"]
        if text["lines"] and text["expected"] > 0 and len(text["text"].strip()) >= SHORTEST
        if OWN.fullmatch(text["text"])
    ]
