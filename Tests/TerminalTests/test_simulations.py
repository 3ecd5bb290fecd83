"""What the app does in each world that `--simulate` makes up."""

import unittest

from plans import PlanTests
from window import ENTER, ESC, MEAL_ADVISOR, command

LINK = "https://kitchen.example/soup"


class Planning(PlanTests):
    """Where planning is the first tab and free."""

    app = "recipeapp-demo"

    def test_without_a_connection_every_change_is_kept_and_a_link_waits(self):
        command(self.folder, "store", "choose", "kroger-1234")
        self.go_to_the_list()
        known = self.total
        self.press_key_of("Review Cart", "Estimated total")
        self.assertEqual(self.window.close(), 0)
        self.open_next_week("PROGRAM --simulate offline")
        self.go("Grocery List", "You are offline")
        self.assertEqual(self.total, known)
        self.window.use("Add item", "oat milk")
        self.window.hear().press("2 oranges" + ENTER, "Added")
        self.window.use("Done", "You are offline").settle()
        self.press_key_of("Review Cart", "Need connection to finalize cart")
        self.window.press(ESC).press("1", "Week of")
        self.window.use("Add lunch").use("Import from link", "Import Recipe").settle()
        self.window.use("Link of the page", "Enter keeps it").press(LINK + ENTER)
        self.window.use("Read Recipe", "The link is kept").settle()
        self.assertEqual(self.window.close(), 0)
        self.assertTrue(any("orange" in item["name"] for item in self.list()["items"]))
        waiting = command(self.folder, "import", "--waiting", "--simulate", "offline").stdout
        self.assertIn(LINK, waiting)

    def test_a_flaky_connection_is_tried_again_until_it_works(self):
        command(self.folder, "store", "choose", "kroger-1234")
        self.go_to_the_list("PROGRAM --simulate flaky")
        self.window.use("Refresh prices", "not be refreshed|did not answer").settle()
        self.window.use("Refresh prices").settle()
        self.assertGreater(float(self.total), 0)
        self.assertEqual(self.window.close(), 0)

    def test_a_second_device_that_is_made_up_asks_what_holds(self):
        self.go_to_the_list("PROGRAM --simulate conflict")
        self.window.use("Add item", "oat milk").hear().press("2 oranges" + ENTER, "Added")
        self.window.use("Done", "Add item").settle()
        self.go("Weekly Planner", "1 question to answer")
        self.window.use("Answer", "Changed in Two Places").wait(r"2 oranges\?")
        self.window.use("Keep mine for", "Save choices").use("Save choices", "Week of").settle()
        self.assertNotIn("question to answer", self.window.text)
        self.assertEqual(self.window.close(), 0)
        self.assertIn("nothing is asked", command(self.folder, "drafts", "list").stdout)


class Suggestions(PlanTests):
    """Home, and how it is loaded."""

    app = MEAL_ADVISOR

    def test_a_flaky_connection_brings_a_meal_at_the_third_try(self):
        self.open("PROGRAM --simulate flaky", first="Unable to load")
        self.window.use("Try Again").settle()
        self.window.use("Try Again", "Get New Suggestion")
        self.assertEqual(self.window.close(), 0)

    def test_where_no_answer_is_of_any_use_home_says_so_and_can_be_asked_again(self):
        self.open("PROGRAM --simulate failing", first="Unable to load")
        self.window.wait("Try Again")
        self.assertEqual(self.window.close(), 0)

    def test_a_slow_connection_is_waited_for(self):
        self.open("PROGRAM --simulate slow", first="Get New Suggestion")
        self.assertEqual(self.window.close(), 0)


if __name__ == "__main__":
    unittest.main()
