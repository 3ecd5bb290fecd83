"""Which states of the gallery passed and are since unchanged, so that they are not opened again.

`passed.txt` names the states that passed, each with a digest of its pages; its first line holds a
digest of what they were looked at with: the checks, the browser and its fonts. Where one of the two
digests differs, a state is opened. Of the others a tenth is opened all the same, to verify the list.
"""

import hashlib
import random
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE / "passed.txt"
TOOLS = "looked-at-with"
VERIFIED = 10


class Passed:
    """The list as it stands in the repository, beside the states as they are now."""

    def __init__(self, text, tools, states, allowed):
        self.known = dict(line.split() for line in text.splitlines())
        self.tools = tools
        self.marks = {state.name: _mark(state, allowed) for state in states}

    def to_open(self, states, number):
        """The states that differ from the list, and a tenth of the others, which the seed decides."""
        unchanged = [state for state in states if self._is_unchanged(state.name)]
        count = -(-len(unchanged) // VERIFIED)
        verified = {state.name for state in random.Random(number).sample(unchanged, count)}
        skipped = {state.name for state in unchanged} - verified
        return [state for state in states if state.name not in skipped]

    def text(self, opened, failed):
        """The list after a run that opened some states, of which some failed."""
        names = {name for name in self.marks if self._is_unchanged(name)} | set(opened)
        lines = [f"{name} {self.marks[name]}" for name in sorted(names - set(failed))]
        return "\n".join([f"{TOOLS} {self.tools}", *lines, ""])

    def _is_unchanged(self, name):
        return self.known.get(TOOLS) == self.tools and self.known.get(name) == self.marks[name]


def digest_of_tools(browser):
    """What the pages are looked at with: the checks, the browser, and the fonts that it writes with."""
    return _digest([*_sources(), *_versions(browser)])


def _digest(parts):
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:16]


def _mark(state, allowed):
    """A digest of all pages of a state, and of the contrast that is waived on them.

    Frames need no place of their own in it: a page holds where each of its elements lies.
    """
    waived = {scheme: sorted(allowed.get((state.screen, state.state, scheme), ()))
              for scheme in ("light", "dark")}
    pages = (page.path.read_bytes() for page in state.pages)
    return _digest([repr(waived).encode(), *pages])


def _sources():
    """What judges the pages: this folder, without the tests of the served app."""
    files = [*HERE.glob("checks/*.py"), HERE / "measure.js", HERE / "requirements.txt"]
    files += [HERE / f"{name}.py" for name in ("browser", "demo", "gallery", "survey")]
    return [path.read_bytes() for path in sorted(files)]


def _versions(browser):
    fonts = [["fc-list", font, "file", "fontversion"] for font in ("Inter", "Noto Color Emoji")]
    for command in ([browser, "--version"], *fonts):
        output = subprocess.run(command, capture_output=True, check=True).stdout
        yield b"\n".join(sorted(output.splitlines()))
