"""Somebody who plans and shops at a terminal, by what is said of a control."""

import json
import re
import tempfile
import unittest
from datetime import date, timedelta

from window import ENTER, ESC, MEAL_ADVISOR, PAGE_DOWN, RECIPE_APP, Window, command

MEAL = "weeknight-seafood-paella"
# A dinner of which leftovers keep.
KEPT, KEPT_TITLE = "chicken-alfredo", "Chicken Alfredo"


class PlanTests(unittest.TestCase):
    """One person with the trial, one data folder, one window for each test."""

    size = (100, 44)
    app = MEAL_ADVISOR

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        command(self.folder, "premium", "start-trial")
        self.monday = date.today() + timedelta(days=7 - date.today().weekday())

    def open(self, call="PROGRAM", first=None, **variables):
        shell = None if call == "PROGRAM" else call
        self.window = Window(self.folder, *self.size, shell=shell, app=self.app, **variables)
        self.addCleanup(self.window.process.close, True)
        usual = "Get New Suggestion" if self.app == MEAL_ADVISOR else "Week of"
        return self.window.wait(first or usual).settle()

    def go(self, page, pattern):
        """Goes to the planner or the list: behind Settings, or a tab of its own."""
        if self.app == RECIPE_APP:
            return self.window.press({"Weekly Planner": "1", "Grocery List": "2"}[page], pattern)
        self.window.press(ESC).press("3", "PREFERENCES")
        return self.window.use(page, pattern)

    def open_next_week(self, call="PROGRAM"):
        self.open(call)
        self.go("Weekly Planner", "Week of")
        week = re.search(r"Week of .*", self.window.text).group()
        self.window.use("Week after", "Week of").settle()
        self.assertNotIn(week, self.window.text)

    def press_key_of(self, words, pattern):
        """Uses the main button by the letter that the last line names for it."""
        letter = re.search(rf"(\w) {words}", self.window.text.splitlines()[-1]).group(1)
        self.window.press(letter, pattern).settle()

    def entries(self):
        """What is planned for next week, in its order."""
        answer = command(self.folder, "plan", "show", "--week", str(self.monday), "--json").stdout
        return [
            entry for day in json.loads(answer)["days"] for slot in day["slots"]
            for entry in slot["entries"]]

    def go_to_the_list(self, call="PROGRAM"):
        command(self.folder, "plan", "set", f"{self.monday}-dinner", MEAL)
        self.open_next_week(call)
        self.go("Grocery List", "Add item")

    def list(self):
        """What is to be bought for next week, and what it costs."""
        answer = command(self.folder, "grocery", "list", "--week", str(self.monday), "--json")
        return json.loads(answer.stdout)

    def leftovers(self):
        """How often what is left of the dinner of Monday is eaten."""
        contents = [entry["content"] for entry in self.entries()]
        return sum("leftoversOf" in one and one["title"] == KEPT_TITLE for one in contents)

    def choose_a_store(self):
        self.window.use("Choose a Store", "ZIP")
        self.window.use("ZIP", "Enter keeps it").press("94103" + ENTER, "Kroger #1234").settle()
        self.window.use("Kroger #1234", "Shop at").use("Shop at", r"Store: Kroger").settle()

    @property
    def total(self):
        """What the list costs, which is said of its end."""
        for _ in range(20):
            if found := re.search(r"Totals: \$(\d+\.\d\d)", self.window.text):
                return found.group(1)
            self.window.press(PAGE_DOWN)
        raise AssertionError(f"no total in:\n{self.window.text}")
