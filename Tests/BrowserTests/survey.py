"""Looks at the pages of a gallery in a browser and writes what is wrong to one file.

The judging is left to the tests beside it, which read that file.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import gallery
from browser import PROGRAM, Browser
from checks import accessibility, geometry, keyboard, markup, motion, widths
from demo import Demo
from passed import LIST, Passed, digest_of_tools
from sampling import choose

PROCESSES = 2
SCREENSHOTS = 5


@dataclass
class Plan:
    """What is looked at of a state: its pages, and looks for axe: size, scheme and contrast."""

    state: gallery.State
    pages: list
    looks: list


class Surveyor:
    """Looks at one state after the other; each process has one."""

    def __init__(self, program, allowed, shots):
        self.browser = Browser()
        self.demo = Demo(program)
        self.allowed = allowed
        self.shots = shots

    def survey(self, plan):
        self.problems = defaultdict(list)
        self.judged = defaultdict(int)
        self.incomplete = []
        state = plan.state
        for page in state.pages:
            self.note("markup", page, markup.markup(page))
        used = state.page("L", "light")
        looks = defaultdict(list)
        for size, scheme, contrast in plan.looks:
            looks[state.page(size, scheme)].append((scheme, contrast))
        for page in dict.fromkeys([*plan.pages, *looks]):
            self.browser.show(page, page.scheme)
            if page in plan.pages:
                self.look(page)
            if page != used:
                self.inspect(page, looks[page])
        # Last, and as the walk by the keyboard left it: at its end.
        self.use(used)
        self.inspect(used, looks[used])
        return state.name, dict(self.problems), dict(self.judged), self.incomplete

    def look(self, page):
        """Where everything is, at every size and on every device."""
        seen = self.browser.tab(page.device).evaluate(self.browser.measure)
        if seen is None:
            self.note("boxes", page, ["there is no screen on the page"])
            return
        self.note("boxes", page, geometry.boxes(seen, self.demo.elements(page)))
        self.note("overflow", page, geometry.overflow(seen))
        self.note("overlaps", page, geometry.overlaps(seen))
        self.note("widths", page, widths.widths(seen), len(widths.judged(seen)))
        self.note("traffic", page, list(self.browser.traffic))

    def use(self, page):
        """What the keyboard does, and what moves although nothing should."""
        tab = self.browser.open(page, "light", "standard")
        self.note("motion", page, motion.motion(tab))
        self.note("keyboard", page, keyboard.keyboard(tab))

    def inspect(self, page, looks):
        """What axe says of the page that is there, in some looks."""
        for scheme, contrast in looks:
            tab = self.browser.dress(page, scheme, contrast)
            found = accessibility.inspect(tab, self.browser.axe)
            place = page.screen, page.state, scheme
            allowed = self.allowed.get(place, set()) if contrast == "standard" else set()
            problems = accessibility.judge(found, allowed)
            self.note(f"axe-{contrast}", page, [f"{scheme}: {text}" for text in problems])
            look = f"{page.name}, {scheme}, {contrast}"
            questions = map(accessibility.say, found["incomplete"])
            self.incomplete += [f"{look}: {question}" for question in questions]

    def note(self, check, page, problems, judged=1):
        self.judged[check] += judged
        if not problems:
            return
        known = len(self.problems[check])
        self.problems[check] += [f"{page.name}: {problem}" for problem in problems]
        if known < SCREENSHOTS and check != "markup":
            name = f"{check}-{page.name.replace('/', '-')}.png"
            self.browser.tab(page.device).screenshot(path=self.shots / name)


surveyor = None


def begin(*arguments):
    global surveyor
    surveyor = Surveyor(*arguments)


def survey(plan):
    return surveyor.survey(plan)


def plans(states):
    """What is looked at of each state."""
    pages = [(state, page) for state in states for page in state.pages]
    looks = [
        (state, *look) for state in states
        for look in product(accessibility.SIZES, accessibility.SCHEMES, accessibility.CONTRASTS)
    ]
    plans = {state.name: Plan(state, [], []) for state in states}
    for state, page in choose("pages", pages, page_traits, is_guard, state_name):
        plans[state.name].pages.append(page)
    chosen = choose("looks of axe", looks, look_traits, is_guard, state_name)
    for state, *look in chosen:
        plans[state.name].looks.append(look)
    return list(plans.values())


def page_traits(case):
    state, page = case
    return state.screen, page.device.name, page.size, page.direction, page.scheme


def look_traits(case):
    state, *look = case
    return state.screen, *look


def state_name(case):
    return case[0].name


def is_guard(case):
    return case[0].is_guard


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, required=True, help="the folder of the gallery")
    parser.add_argument("--program", type=Path, required=True, help="mealadvisor-demo")
    parser.add_argument("--out", type=Path, required=True, help="where results and pictures go")
    parser.add_argument("--only", help="one screen")
    asked = parser.parse_args()
    states = gallery.states(asked.site.resolve(), asked.only)
    if not states:
        sys.exit(f"survey: the gallery has no screen '{asked.only}'")
    shots = asked.out / "screenshots"
    shots.mkdir(parents=True, exist_ok=True)
    for old in shots.glob("*.png"):
        old.unlink()
    allowed = Demo(asked.program).allowances(asked.only)
    passed = Passed(LIST.read_text(), digest_of_tools(PROGRAM), states, allowed)
    opened = changed(states, passed)
    failed = run(plans(opened), (asked.program, allowed, shots), asked.out)
    if not asked.only:
        names = [state.name for state in opened]
        (asked.out / "passed.txt").write_text(passed.text(names, failed))


def changed(states, passed):
    """What is opened: with a seed the states that did not pass as they are, otherwise all."""
    number = os.environ.get("BROWSER_TEST_SEED")
    opened = passed.to_open(states, int(number)) if number else states
    if len(opened) < len(states):
        print(
            f"skipped: {len(states) - len(opened)} of {len(states)} states of the gallery, unchanged "
            "since they passed; --full opens all", file=sys.stderr)
    return opened


def run(planned, arguments, out):
    """Writes what is wrong with the planned states, and answers the names of those that failed."""
    start = time.monotonic()
    problems, judged, incomplete, failed = defaultdict(list), defaultdict(int), [], []
    with multiprocessing.get_context("spawn").Pool(PROCESSES, begin, arguments) as pool:
        for done, result in enumerate(pool.imap_unordered(survey, planned), 1):
            name, found, counts, open_questions = result
            failed += [name] if found else []
            for check, texts in found.items():
                problems[check] += texts
            for check, count in counts.items():
                judged[check] += count
            incomplete += open_questions
            print(f"    {done} of {len(planned)}: {name}", file=sys.stderr)
    results = {
        "seconds": round(time.monotonic() - start, 1),
        "judged": judged,
        "problems": {check: sorted(texts) for check, texts in problems.items()},
    }
    (out / "survey.json").write_text(json.dumps(results, indent=1, ensure_ascii=False))
    (out / "incomplete.txt").write_text("".join(f"{line}\n" for line in sorted(incomplete)))
    return failed


if __name__ == "__main__":
    main()
