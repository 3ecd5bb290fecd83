"""What a hand drags to another day, and what it drops or pastes into the importer."""

import tempfile
import unittest
from pathlib import Path

from planning import ENTRY, OPENING, PlanningTests, ident
from sampling import guards
from served import until
from visitor import PHONE

LINK = "https://recipes.example/soup"
TEXT = "Lentil soup\n\nIngredients\n1 cup red lentils\n\nDirections\nBoil it."
MOST = 200_000

# Lets go of data of some types over an element, as a hand from another window does.
DROP = """([selector, data]) => {
  const carried = new DataTransfer();
  for (const [type, words] of Object.entries(data)) carried.setData(type, words);
  const event = new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true });
  document.querySelector(selector).dispatchEvent(event);
  return event.defaultPrevented;
}"""

PASTE = """(words) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", words);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(event);
}"""


class DragTests(PlanningTests):
    def setUp(self):
        super().setUp()
        self.open_next_week()
        self.plan_one_meal()

    def drag(self, source, target):
        """As a hand does it: what shows for a hand that only points is gone by then."""
        target.evaluate("(node) => node.scrollIntoView({ block: 'center' })")
        start, end = source.bounding_box(), target.bounding_box()
        mouse = self.tab.mouse
        mouse.move(start["x"] + 40, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(start["x"] + 50, start["y"] + start["height"] / 2 + 8, steps=4)
        self.tab.wait_for_function("() => 'dragging' in document.documentElement.dataset")
        aimed = self.eater.front.locator("[data-aimed]")
        # A browser tells of what is dragged only while it moves.
        for step in range(20):
            mouse.move(end["x"] + 40 + step, end["y"] + end["height"] / 2, steps=2)
            if aimed.count() and step > 2:
                break
        self.assertEqual(aimed.count(), 1)
        mouse.up()
        self.eater.settle()

    def place_of(self, entry):
        """The name of the day that a meal is planned for."""
        return self.see(ident(entry)).evaluate(
            "(node) => node.closest('[data-role=section]').getAttribute('aria-label')")

    def test_a_meal_is_dragged_to_a_free_time_of_another_day(self):
        entry = self.see(ENTRY).first.get_attribute("data-id")
        before = self.place_of(entry)
        others = self.see(OPENING)
        target = others.nth(3)
        wanted = target.get_attribute("data-id")
        self.drag(self.see(ident(entry)), target)
        until(lambda: not self.eater.front.locator(ident(wanted)).count(), "the time is taken")
        self.assertNotEqual(self.place_of(entry), before)
        self.assertEqual(self.eater.place, "settings planner")

    def test_meals_change_places_and_somebody_can_do_it_by_keys_too(self):
        self.tap(OPENING, 1)
        self.tap('[data-id^="recipe-picker.card."][data-id$=".add"]', 1)
        self.tap(ident("serving-selection.confirm"))
        until(lambda: self.see(ENTRY).count() == 2, "two meals")
        first, second = (self.see(ENTRY).nth(n).get_attribute("data-id") for n in (0, 1))
        self.drag(self.see(ident(first)), self.see(ident(second)))
        until(lambda: self.see(ENTRY).first.get_attribute("data-id") == second, "they are swapped")
        self.see(ENTRY).first.focus()
        self.eater.press("Shift+F10")
        self.see('.more [data-action*=".move?"]').first.focus()
        self.eater.press("Enter")
        self.see('[data-id^="move-meal.day."][data-action*="swapWith"]').first.focus()
        self.eater.press("Enter")
        until(lambda: self.see(ENTRY).first.get_attribute("data-id") == first, "they are back")

    def test_what_is_let_go_elsewhere_stays_where_it_is(self):
        entry = self.see(ENTRY).first
        before = self.place_of(entry.get_attribute("data-id"))
        box = entry.bounding_box()
        self.tab.mouse.move(box["x"] + 40, box["y"] + 20)
        self.tab.mouse.down()
        self.tab.mouse.move(box["x"] + 60, box["y"] + 30, steps=4)
        self.tab.mouse.move(900, 300, steps=4)
        self.tab.mouse.up()
        self.assertEqual(self.place_of(entry.get_attribute("data-id")), before)
        self.assertEqual(self.eater.place, "settings planner")


class DropTests(PlanningTests):
    def setUp(self):
        super().setUp()
        self.open("settings", "my-recipes", "import-recipe")
        self.see("input[type=url]")
        self.taps = []
        self.tab.on("request", self.hear)

    def hear(self, request):
        if request.method == "POST":
            self.taps.append(request.post_data)

    def drop(self, where="#front", **data):
        is_taken = self.tab.evaluate(
            DROP, [where, {kind.replace("_", "/"): words for kind, words in data.items()}])
        self.assertTrue(is_taken)

    def value(self, selector):
        return self.see(selector).input_value()

    def is_sent(self, words):
        return any(words in (body or "") for body in self.taps)

    @guards
    def test_a_link_is_dropped_anywhere_and_asked_for_only_by_a_tap(self):
        self.drop("#board", text_plain=LINK)
        until(lambda: self.value("input[type=url]") == LINK, "the link is in its field")
        self.assertEqual(self.taps, [])
        self.assertEqual(self.eater.place.split()[-1], "import-recipe")

    @guards
    def test_a_text_is_dropped_by_way_of_its_own_field_and_what_was_there_is_kept(self):
        self.drop(text_plain=LINK)
        self.drop(text_plain=TEXT)
        until(lambda: self.value("textarea") == TEXT, "the text is in its field")
        self.assertFalse(self.is_sent("red+lentils"))
        self.eater.settle()
        self.tap('[data-role=segment][data-action$="=link"]')
        self.assertEqual(self.value("input[type=url]"), LINK)

    @guards
    def test_an_answer_moves_nothing_away_from_a_hand_that_presses_it(self):
        self.drop(text_plain=TEXT)
        until(lambda: self.value("textarea") == TEXT, "the text is in its field")
        self.eater.settle()
        box = self.see('[data-role=segment][data-action$="=link"]').first.bounding_box()
        self.tab.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # What was typed is sent as soon as the hand leaves its field.
        with self.tab.expect_response(lambda response: response.request.method == "POST"):
            self.tab.mouse.down()
        self.tab.wait_for_timeout(300)
        self.tab.mouse.up()
        self.see("input[type=url]")
        self.eater.settle()
        self.tap('[data-role=segment][data-action$="=text"]')
        self.assertEqual(self.value("textarea"), TEXT)

    def test_pasting_finds_the_right_field(self):
        self.see("input[type=url]").focus()
        self.tab.evaluate(PASTE, TEXT)
        until(lambda: self.value("textarea") == TEXT, "the text is in its field")
        self.tab.evaluate(PASTE, LINK)
        until(lambda: self.value("input[type=url]") == LINK, "the link is in its field")

    def test_a_file_is_taken_by_its_button(self):
        self.assert_axe_is_content()
        self.choose("soup.html", f"<h1>Soup</h1><pre>{TEXT}</pre>".encode())
        until(lambda: "red lentils" in self.value("textarea"), "the page is in its field")
        self.choose("old.html", "Crème brûlée".encode("windows-1252"))
        until(lambda: self.value("textarea") == "Crème brûlée", "an old encoding is read")
        self.assert_axe_is_content()

    def choose(self, name, content):
        # The page reads it later than it takes it, so it stays until the test ends.
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / name
        file.write_bytes(content)
        self.tab.set_input_files("#file", file)
        self.eater.settle()
        self.tab.wait_for_function("() => document.getElementById('file').value === ''")

    @guards
    def test_what_is_too_long_is_said_and_nothing_is_lost(self):
        self.drop(text_plain=TEXT)
        until(lambda: self.value("textarea") == TEXT, "the text is in its field")
        for content in (b"x" * (MOST + 1), b"x" * (4 * MOST + 1)):
            self.choose("long.txt", content)
            until(lambda: "too long" in self.tab.locator("#trouble").inner_text(), "it is said")
        self.assertEqual(self.value("textarea"), TEXT)

    def test_a_file_that_cannot_be_read_is_said_and_nothing_is_lost(self):
        self.drop(text_plain=TEXT)
        until(lambda: self.value("textarea") == TEXT, "the text is in its field")
        self.tab.evaluate(
            "() => { File.prototype.arrayBuffer = () => Promise.reject(new Error('gone')) }")
        self.choose("gone.txt", b"1 cup lentils")
        until(lambda: "cannot be read" in self.tab.locator("#trouble").inner_text(), "it is said")
        self.assertEqual(self.value("textarea"), TEXT)

    def test_a_page_as_long_as_it_may_be_is_read(self):
        page = f"<h1>Soup</h1><h2>Ingredients</h2><p>1 cup lentils</p><!--{'é' * 150_000}-->"
        self.choose("page.html", page.encode())
        until(lambda: len(self.value("textarea")) == len(page), "the page is in its field")
        self.tap(ident("import-recipe.read"))
        self.assertTrue(self.is_sent("lentils"))
        self.assertIn(self.eater.place.split()[-1], ("import-recipe", "review-recipe"))

    def test_elsewhere_nothing_is_taken(self):
        self.open("settings", "my-recipes")
        self.assertFalse(self.tab.evaluate(DROP, ["#front", {"text/plain": LINK}]))
        self.assertFalse(self.tab.locator("#files").is_visible())


class DropInSmallWindowTests(DropTests):
    """In a window as small as a phone the button for a file lies above the sheet, or below it."""

    size = PHONE

    def test_the_button_covers_no_sheet(self):
        for size in ("L", "AX5"):
            self.switches["type"] = size
            self.open("settings", "my-recipes", "import-recipe")
            sheet = self.see("[data-role=sheet]").bounding_box()
            button = self.tab.locator("#files").bounding_box()
            above = button["y"] + button["height"] <= sheet["y"]
            below = button["y"] >= sheet["y"] + sheet["height"]
            self.assertTrue(above or below, (size, sheet, button))


if __name__ == "__main__":
    unittest.main()
