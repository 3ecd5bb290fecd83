"""A page on its way to a plan, a shopping list and a cart, in RecipeApp at a terminal."""

import json
import re
import tempfile
import unittest
from datetime import date, timedelta

from page_server import PageServer
from window import ENTER, PASTE, PASTED, RECIPE_APP, Window, command

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


class Plans(unittest.TestCase):
    """One person with the trial, one data folder, one window."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        self.monday = date.today() + timedelta(days=7 - date.today().weekday())
        command(self.folder, "premium", "start-trial")
        self.window = Window(self.folder, 100, 44, app=RECIPE_APP)
        self.addCleanup(self.window.process.close, True)
        # RecipeApp asks once, of somebody who has planned nothing.
        self.window.wait("Anything you can.t eat").settle().use("Not Now", "Week of").settle()
        self.window.use("Week after", "Week of").settle()

    def test_a_page_is_imported_checked_planned_and_shopped_for(self):
        self.window.use("Add dinner").use("Import from link", "Import Recipe").settle()
        self.hand_over_a_page()
        self.window.use("Looks right: Servings", "One thing to check")
        self.window.use("Looks right: Steps", "No time was found")
        self.window.use("Save Recipe", "is saved, and can be suggested").settle()
        self.window.use("Imported", "Imported").use("Add Buttered Noodles", "Servings").settle()
        self.window.use("Add to Dinner", "Week of").settle()
        self.assertEqual(self.planned(), [TITLE])
        self.window.press("2", "Add item")
        self.choose_a_store()
        self.window.use("Onion, 1", "WHY IT IS HERE").use("red onion", "Subbed → Red onion")
        letter = re.search(r"(\w) Review Cart", self.window.text.splitlines()[-1]).group(1)
        self.window.press(letter, "Estimated total").settle()
        self.window.use("Continue to", r"https://\S+/checkout/").press(" ").settle()
        self.assertEqual(self.window.close(), 0)

    def hand_over_a_page(self):
        """A link to this machine is asked for by nobody; the page itself is pasted, with its lines."""
        with PageServer(PAGE) as server:
            self.window.use("Link of the page", "Enter keep").press(server.link + ENTER)
            self.window.use("Read Recipe", "It begins with https://").settle()
            self.assertEqual(server.asked, [])
        self.window.use("Text, button", "Paste the text").settle()
        self.window.choose("Text of the recipe").press(PASTE + PAGE + PASTED, "Enter keep")
        self.window.press(ENTER).use("Read Recipe", "2 things to check").settle()

    def choose_a_store(self):
        self.window.use("Choose a Store", "ZIP")
        self.window.use("ZIP", "Enter keep").press("94103" + ENTER, "Kroger #1234").settle()
        self.window.use("Kroger #1234", "Shop at").use("Shop at", r"Store: Kroger").settle()

    def planned(self):
        """The titles of what is planned for next week."""
        answer = command(self.folder, "plan", "show", "--week", str(self.monday), "--json").stdout
        return [
            entry["content"]["title"] for day in json.loads(answer)["days"]
            for slot in day["slots"] for entry in slot["entries"]]


if __name__ == "__main__":
    unittest.main()
