"""Days of somebody who plans and shops: without a network, overnight, at another store, for less."""

import re
import unittest

from plans import PlanTests
from window import ENTER, ESC, RECIPE_APP, command

# Between Wednesday evening and Thursday morning one price of it falls at the demo's grocer.
FALLING = "black-bean-tacos"


def at(time):
    """The clock of either app."""
    return {"TZ": "UTC", "MEALADVISOR_CLOCK": time, "RECIPEAPP_CLOCK": time}


class Journeys(PlanTests):
    """Where planning is the first tab and free."""

    app = RECIPE_APP

    def test_ticks_in_the_shop_are_kept_and_what_two_devices_changed_is_settled(self):
        command(self.folder, "drafts", "sync", "--simulate", "conflict")
        self.go_to_the_list("PROGRAM --simulate offline")
        self.window.wait("You are offline").use("Tick off, ").settle()
        self.window.use("Add item", "oat milk").hear().press("2 oranges" + ENTER, "Added")
        self.window.use("Done", "You are offline").settle()
        self.assertEqual(self.window.close(), 0)
        self.open()
        self.go("Weekly Planner", "1 question to answer")
        self.window.use("Answer", "Changed in Two Places").wait(r"2 oranges\?")
        self.window.use("Keep mine for", "Save choices").use("Save choices", "Week of").settle()
        self.assertNotIn("question to answer", self.window.text)
        self.assertEqual(self.window.close(), 0)
        self.assertIn("nothing is asked", command(self.folder, "drafts", "list").stdout)
        items = self.list()["items"]
        self.assertEqual(sum(item["checked"] for item in items), 1)
        self.assertTrue(any("orange" in item["name"] for item in items), items)

    def test_a_price_that_fell_overnight_is_told_reviewed_and_paid(self):
        evening, morning = at("2026-05-13T20:00"), at("2026-05-14T08:00")
        command(self.folder, "plan", "set", "2026-05-15-dinner", FALLING, **evening)
        command(self.folder, "store", "choose", "kroger-1234", **evening)
        self.open(**evening)
        self.go("Grocery List", "Add item")
        self.press_key_of("Review Cart", "Changes since review: 0")
        self.assertEqual(self.window.close(), 0)
        self.open(**morning)
        self.go("Weekly Planner", "price changed")
        self.go("Grocery List", "price changed")
        self.window.choose("Price went down, was $")
        self.press_key_of("Review Cart", "Changes since review: 1")
        self.window.use("Review changes", r"Together -\$")
        was, now = re.search(r"\$(\S+) → \$(\S+) each", self.window.text).groups()
        self.assertGreater(float(was), float(now))
        self.window.use("Keep the Changes", "Changes since review: 0")
        self.window.use("Continue to", r"https://\S+/checkout/").press(" ").settle()
        self.assertNotIn("price changed", self.window.press(ESC).text)
        self.assertEqual(self.window.close(), 0)

    def test_another_store_has_other_prices(self):
        self.go_to_the_list()
        self.choose_a_store()
        before = self.total
        self.window.use("Change store", "Fennimore").use("Fennimore", "Shop at")
        self.window.use("Shop at", "Store: Fennimore").settle()
        self.assertNotEqual(self.total, before)
        self.assertEqual(self.window.close(), 0)

    def test_a_lower_budget_moves_the_plan(self):
        command(self.folder, "store", "choose", "kroger-1234")
        self.open_next_week()
        dear = self.cost_of_a_filled_week()
        self.window.use("undo", "Nothing is planned").settle()
        self.window.use("Preferences", "Budget").use("Budget:", "Enter keeps it")
        self.window.press("30" + ENTER, r"<\$30 / week").press(ESC, "Fill my week").settle()
        self.assertLess(self.cost_of_a_filled_week(), dear)
        self.assertEqual(self.window.close(), 0)

    def cost_of_a_filled_week(self):
        """What next week costs to buy for, in cents."""
        self.window.use("Fill my week", "undo").settle()
        return self.list()["total"]["hundredths"]


if __name__ == "__main__":
    unittest.main()
