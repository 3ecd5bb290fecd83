"""The flows of planning and shopping at a terminal, by what is said of a control."""

import json
import re
import tempfile
import unittest
from datetime import date, timedelta

from window import ENTER, ESC, Window, command

MEAL = "weeknight-seafood-paella"


class Plans(unittest.TestCase):
    """One person with the trial, one data folder, one window for each test."""

    size = (100, 44)

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        command(self.folder, "premium", "start-trial")
        self.monday = date.today() + timedelta(days=7 - date.today().weekday())

    def open(self):
        self.window = Window(self.folder, *self.size)
        self.addCleanup(self.window.process.close, True)
        return self.window.wait("Get New Suggestion").settle()

    def open_next_week(self):
        self.open().press("3", "PREFERENCES")
        self.window.use("Weekly Planner", "Week of")
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

    def go_to_the_list(self):
        command(self.folder, "plan", "set", f"{self.monday}-dinner", MEAL)
        self.open_next_week()
        self.window.press(ESC, "PREFERENCES")
        self.window.use("Grocery List", "Add item")

    def test_a_week_is_planned_a_meal_is_locked_and_another_one_replaced(self):
        self.open_next_week()
        self.window.use("Fill my week", "undo").settle()
        before = self.entries()
        self.assertGreater(len(before), 6)
        self.window.use("More, ", "Lock").use("Lock", "Week of").settle()
        self.window.use("Lunch: ", "Another Meal").use("Another Meal", "Week of").settle()
        after = self.entries()
        self.assertTrue(after[0]["locked"])
        self.assertEqual(after[0]["id"], before[0]["id"])
        self.assertEqual(len(after), len(before))
        self.assertNotEqual([one["id"] for one in after], [one["id"] for one in before])
        self.assertEqual(self.window.close(), 0)

    def test_what_a_meal_needs_is_bought_at_a_store(self):
        self.go_to_the_list()
        self.window.use("Choose a Store", "ZIP")
        self.window.use("ZIP", "Enter keeps it").press("94103" + ENTER, "Kroger #1234").settle()
        self.window.use("Kroger #1234", "Shop at").use("Shop at", r"Store: Kroger").settle()
        self.press_key_of("Review Cart", "Estimated total")
        self.window.use("Continue to", r"https://\S+/checkout/").press(" ").settle()
        self.assertEqual(self.window.close(), 0)

    def test_what_is_ticked_stays_ticked(self):
        self.go_to_the_list()
        self.window.use("Tick off, ").settle()
        self.window.press(ESC, "PREFERENCES").use("Grocery List", "Tick off").settle()
        self.assertEqual(self.window.close(), 0)
        answer = command(self.folder, "grocery", "list", "--week", str(self.monday), "--json")
        items = json.loads(answer.stdout)["items"]
        self.assertEqual(sum(item["checked"] for item in items), 1)


class PlansInASmallWindow(Plans):
    size = (80, 24)


if __name__ == "__main__":
    unittest.main()
