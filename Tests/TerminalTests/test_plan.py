"""The flows of planning and shopping at a terminal, by what is said of a control."""

import json
import re
import tempfile
import unittest
from datetime import date, timedelta

from window import ENTER, ESC, MEAL_ADVISOR, RECIPE_APP, Window, command

MEAL = "weeknight-seafood-paella"


class Plans(unittest.TestCase):
    """One person with the trial, one data folder, one window for each test."""

    size = (100, 44)
    app = MEAL_ADVISOR

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        command(self.folder, "premium", "start-trial")
        self.monday = date.today() + timedelta(days=7 - date.today().weekday())

    def open(self):
        self.window = Window(self.folder, *self.size, app=self.app)
        self.addCleanup(self.window.process.close, True)
        first = "Get New Suggestion" if self.app == MEAL_ADVISOR else "Week of"
        return self.window.wait(first).settle()

    def go(self, page, pattern):
        """Goes to the planner or the list: behind Settings, or a tab of its own."""
        if self.app == RECIPE_APP:
            return self.window.press({"Weekly Planner": "1", "Grocery List": "2"}[page], pattern)
        self.window.press(ESC).press("3", "PREFERENCES")
        return self.window.use(page, pattern)

    def open_next_week(self):
        self.open()
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

    def go_to_the_list(self):
        command(self.folder, "plan", "set", f"{self.monday}-dinner", MEAL)
        self.open_next_week()
        self.go("Grocery List", "Add item")

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
        # MealAdvisor opens its planner at the week of today, of which the list would be.
        if self.app == RECIPE_APP:
            self.go("Weekly Planner", "Week of")
            self.go("Grocery List", "Tick off").settle()
        else:
            self.window.press(ESC, "PREFERENCES").use("Grocery List", "Tick off").settle()
        self.assertEqual(self.window.close(), 0)
        answer = command(self.folder, "grocery", "list", "--week", str(self.monday), "--json")
        items = json.loads(answer.stdout)["items"]
        self.assertEqual(sum(item["checked"] for item in items), 1)


class PlansInASmallWindow(Plans):
    size = (80, 24)


class PlansInRecipeApp(Plans):
    """The same where planning is the first tab and free."""

    app = RECIPE_APP


class PlansInRecipeAppInAWideWindow(PlansInRecipeApp):
    """Here the days of the week stand beside each other."""

    size = (140, 44)


if __name__ == "__main__":
    unittest.main()
