"""The flows of planning and shopping at a terminal, by what is said of a control."""

import unittest

from page_server import PageServer
from plans import KEPT, KEPT_TITLE, PlanTests
from window import ENTER, ESC, PASTE, PASTED, RECIPE_APP, command

TITLE = "Buttered Noodles with Spinach"

# A page without data for machines, so that its servings and steps are read from how it looks.
PAGE = f"""<!doctype html>
<html lang="en"><head><title>{TITLE} | The Evening Table</title></head>
<body><header><a href="/">The Evening Table</a></header><article>
<h1>{TITLE}</h1>
<p>Serves 2 to 3. Ready in 25 minutes.</p>
<h2>Ingredients</h2>
<ul><li>200 g spaghetti</li><li>2 tablespoons butter</li><li>1 onion, chopped</li>
<li>250 g spinach</li><li>1 cup milk</li></ul>
<h2>Method</h2>
<ol><li>Boil the spaghetti.</li><li>Melt the butter and soften the onion.</li>
<li>Add spinach and milk, then toss with the spaghetti.</li></ol>
</article></body></html>
"""


class Plans(PlanTests):
    """In MealAdvisor, where planning is behind Settings."""

    def test_a_week_is_planned_a_meal_locked_another_one_replaced_and_leftovers_eaten(self):
        command(self.folder, "plan", "set", f"{self.monday}-dinner", KEPT)
        self.open_next_week()
        self.window.use("Fill my week", "undo").settle()
        before = self.entries()
        self.assertGreater(len(before), 6)
        self.window.use("More, ", "Lock").use("Lock", "Weekly Planner").settle()
        self.window.use("Lunch: ", "Another Meal").use("Another Meal", "Weekly Planner").settle()
        after = self.entries()
        self.assertTrue(after[0]["locked"])
        self.assertEqual(after[0]["id"], before[0]["id"])
        self.assertEqual(len(after), len(before))
        self.assertNotEqual([one["id"] for one in after], [one["id"] for one in before])
        eaten = self.leftovers()
        self.window.use(f"Dinner: {KEPT_TITLE}", "Plan Leftovers")
        self.window.use("Plan Leftovers", f"Leftovers of {KEPT_TITLE}").settle()
        self.assertEqual(self.leftovers(), eaten + 1)
        self.assertEqual(self.window.close(), 0)

    def test_what_a_meal_needs_is_bought_at_a_store(self):
        self.go_to_the_list()
        self.choose_a_store()
        self.press_key_of("Review Cart", "Estimated total")
        self.window.use("Continue to", r"https://\S+/checkout/").press(" ").settle()
        self.assertEqual(self.window.close(), 0)

    def test_a_page_is_imported_checked_planned_and_shopped_for(self):
        self.open_next_week()
        self.window.use("Add dinner").use("Import from link", "Import Recipe").settle()
        self.hand_over_a_page()
        self.window.use("Looks right: Servings", "One thing to check")
        self.window.use("Looks right: Steps", "All of it was read clearly or checked by you")
        self.window.use("Save Recipe", "is saved, and can be suggested").settle()
        self.window.use("Imported", "Imported").use("Add Buttered Noodles", "Servings").settle()
        self.window.use("Add to Dinner", "Week of").settle()
        self.assertEqual([entry["content"]["title"] for entry in self.entries()], [TITLE])
        self.go("Grocery List", "Add item")
        self.choose_a_store()
        self.window.use("from Buttered", "SUBSTITUTIONS").use("red onion", "Subbed → Red Onion")
        self.press_key_of("Review Cart", "Estimated total")
        self.window.use("Continue to", r"https://\S+/checkout/").press(" ").settle()
        self.assertEqual(self.window.close(), 0)

    def hand_over_a_page(self):
        """A link to this machine is asked for by nobody; the page itself is pasted, with its lines."""
        with PageServer(PAGE) as server:
            self.window.use("Link of the page", "Enter keeps it").press(server.link + ENTER)
            self.window.use("Read Recipe", "It begins with https://").settle()
            self.assertEqual(server.asked, [])
        self.window.use("Text, button", "Paste the text").settle()
        self.window.choose("Text of the recipe").press(PASTE + PAGE + PASTED, "Enter keeps it")
        self.window.press(ENTER).use("Read Recipe", "2 things to check").settle()

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
        self.assertEqual(sum(item["checked"] for item in self.list()["items"]), 1)


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
