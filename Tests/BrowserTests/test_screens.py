"""What the survey of all pages must not have found."""

import json
import os
import re
import unittest
from pathlib import Path

MOST = 40


def out():
    return Path(os.environ["BROWSER_TEST_OUT"])


def alike(problems):
    """The first of each kind of problem, with how many further ones differ in place or numbers."""
    kinds = {}
    for problem in problems:
        place, words = problem.split(": ", 1)
        kind = place.split("/")[0], re.sub(r"[-+]?[0-9.]+", "#", words)
        first, more = kinds.get(kind, (problem, -1))
        kinds[kind] = first, more + 1
    return kinds.values()


class ScreenTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.survey = json.loads((out() / "survey.json").read_text())

    def assert_nothing(self, check):
        """Fails with the problems of a check, and when it judged nothing."""
        judged = self.survey["judged"].get(check, 0)
        self.assertGreater(judged, 0, f"{check} looked at nothing")
        problems = self.survey["problems"].get(check, [])
        if problems:
            kinds = alike(problems)
            lines = [f"{first}{f', and {more} alike' if more else ''}" for first, more in kinds]
            rest = len(lines) - MOST
            lines = lines[:MOST] + [f"… and {rest} more kinds in survey.json"] * (rest > 0)
            self.fail(f"{len(problems)} problems of {judged}:\n  " + "\n  ".join(lines))

    def test_every_box_is_where_the_layout_put_it(self):
        self.assert_nothing("boxes")

    def test_no_text_leaves_its_box(self):
        self.assert_nothing("overflow")

    def test_no_text_lies_on_another(self):
        self.assert_nothing("overlaps")

    def test_texts_are_as_wide_as_they_were_measured(self):
        self.assert_nothing("widths")

    def test_axe_finds_nothing_at_increased_contrast(self):
        self.assert_nothing("axe-increased")

    def test_axe_finds_only_what_is_waived_at_standard_contrast(self):
        self.assert_nothing("axe-standard")

    def test_no_page_complains_or_asks_for_anything(self):
        self.assert_nothing("traffic")

    def test_tab_goes_through_the_controls_in_reading_order(self):
        self.assert_nothing("keyboard")

    def test_nothing_moves_with_reduced_motion(self):
        self.assert_nothing("motion")

    def test_pages_have_one_style_element_and_no_style_attributes(self):
        self.assert_nothing("markup")


if __name__ == "__main__":
    unittest.main()
