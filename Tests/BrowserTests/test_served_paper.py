"""What a page is on paper: the plan and the list, each on one, black on white."""

import re
import unittest
from datetime import date, timedelta

from planning import ENTRY, ITEM, TICK, PlanningTests
from served import until

# Without its margins of 12 mm, in pixels of which 96 are an inch.
SHEETS = {"A4": (703, 1032), "Letter": (725, 965)}

MEALS = [
    "weeknight-seafood-paella", "sweet-and-sour-pork", "moroccan-chickpea-stew",
    "chicken-doner-wraps", "mie-goreng", "chicken-alfredo",
]

PRINTS = "() => dispatchEvent(new Event('beforeprint'))"
IS_OVER = "() => dispatchEvent(new Event('afterprint'))"

# What is seen of the kinds that paper has no use for; the store, the words above what is in the
# basket, and the boxes to tick are read.
CONTROLS = """() => [...document.querySelectorAll("button, nav, aside, svg, img, input")]
  .filter((node) => node.checkVisibility()
    && !node.matches("[data-role=row], [data-id$='.store'], [data-id='grocery-list.basket.line']")
    && !(node.dataset.role === "iconButton" && node.matches(":first-child")))
  .map((node) => node.dataset.id ?? node.id ?? node.localName)"""

# Each text that is seen, with its size in points and its colours.
LOOKS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !node.checkVisibility()) continue;
    const style = getComputedStyle(node);
    found.add(`${parseFloat(style.fontSize) * 0.75} ${style.color} ${style.backgroundColor}`);
  }
  return [...found];
}"""

BOXES = """() => [...document.querySelectorAll("[data-role=iconButton]")]
  .filter((node) => node.checkVisibility()).map((node) => node.ariaPressed === "true")"""

HEIGHT = "() => document.documentElement.scrollHeight"


class PaperTests(PlanningTests):
    def setUp(self):
        super().setUp()
        self.switches["appearance"] = "dark"
        self.served.command("store", "choose", "kroger-1234")

    def show(self, place, selector):
        self.open("settings", place)
        self.see(selector)

    def show_fifty_items(self):
        """A list of about so many, for meals that have little in common."""
        monday = date.today() + timedelta(days=7 - date.today().weekday())
        for day, meal in enumerate(MEALS):
            when = monday + timedelta(days=day)
            self.served.command("plan", "set", f"{when}-dinner", meal)
        self.open_next_week()
        self.go_to_the_list()
        count = self.see(ITEM).count()
        self.assertGreaterEqual(count, 50)
        return count

    def page_count(self, paper):
        document = self.tab.pdf(format=paper, prefer_css_page_size=True)
        return len(re.findall(rb"/Type\s*/Page\b", document))

    def assert_is_one_clean_page(self):
        for paper, (width, height) in SHEETS.items():
            self.assertEqual(self.page_count(paper), 1, paper)
        self.tab.emulate_media(media="print")
        self.tab.evaluate(PRINTS)
        for width, height in SHEETS.values():
            self.tab.set_viewport_size({"width": width, "height": height})
            self.assertLessEqual(self.tab.evaluate(HEIGHT), height)
            self.assertEqual(self.tab.evaluate(CONTROLS), [])
            self.assert_black_on_white()

    def assert_black_on_white(self):
        for look in self.tab.evaluate(LOOKS):
            size, colours = look.split(" ", 1)
            self.assertGreaterEqual(float(size), 9, look)
            self.assertEqual(colours, "rgb(0, 0, 0) rgba(0, 0, 0, 0)")

    def test_a_week_is_one_page(self):
        self.served.command("plan", "fill", "--week", str(date.today() + timedelta(days=7)))
        self.open_next_week()
        self.assertGreater(self.see(ENTRY).count(), 12)
        self.assert_is_one_clean_page()
        # A meal is marked as cooked in its menu, so that a week has no boxes.
        self.assertEqual(self.tab.evaluate(BOXES), [])
        self.assertIn("Week of", self.tab.locator("body").inner_text())
        self.assertIn("Store: ", self.tab.locator("body").inner_text())

    def test_a_list_of_fifty_items_is_one_page_with_what_is_ticked(self):
        count = self.show_fifty_items()
        self.tap(TICK)
        self.assert_is_one_clean_page()
        boxes = self.tab.evaluate(BOXES)
        self.assertEqual((len(boxes), boxes.count(True)), (count, 1))

    def test_a_recipe_is_one_page_with_its_servings_and_nothing_to_tap(self):
        self.open("settings", "recipe?id=weeknight-beef-stroganoff")
        self.see("[data-id='recipe.instructions']")
        self.assert_is_one_clean_page()
        words = self.tab.locator("body").inner_text()
        for said in ("4 servings", "30 min", "Ingredients", "Instructions"):
            self.assertIn(said, words)
        for control in ("Rate It", "Add to Week", "Add a Note", "Start Cooking"):
            self.assertNotIn(control, words)

    def test_after_printing_the_page_is_as_before(self):
        self.served.command("grocery", "add", "a thing with a name so long that it takes lines")
        self.show("groceries", ITEM)
        before = self.eater.front.inner_html()
        self.tab.evaluate(PRINTS)
        self.assertNotEqual(self.eater.front.inner_html(), before)
        self.tab.evaluate(IS_OVER)
        until(lambda: self.eater.front.inner_html() == before, "it is as before")


class PaperWithoutScripts(PaperTests):
    """A browser without scripts fills the page as well, and needs no more pages."""

    script = False

    def assert_is_one_clean_page(self):
        for paper in SHEETS:
            self.assertEqual(self.page_count(paper), 1, paper)

    test_a_week_is_one_page = None
    test_a_recipe_is_one_page_with_its_servings_and_nothing_to_tap = None
    test_after_printing_the_page_is_as_before = None

    def test_a_list_of_fifty_items_is_one_page_with_what_is_ticked(self):
        self.show_fifty_items()
        self.assert_is_one_clean_page()


if __name__ == "__main__":
    unittest.main()
