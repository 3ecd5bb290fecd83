"""The flows of the app as somebody uses them at a terminal, down to what is stored."""

import json
import re
import tempfile
import unittest

from window import BACK_TAB, ENTER, ESC, PAGE_DOWN, TAB, Window, command


class Flows(unittest.TestCase):
    """One person, one data folder, one window for each test."""

    size = (80, 24)

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        self.window = self.open()

    def open(self, **variables):
        window = Window(self.folder, *self.size, **variables)
        self.addCleanup(window.process.close, True)
        return window.wait("Get New Suggestion").settle()

    def history(self):
        events = json.loads(command(self.folder, "history", "list", "--json").stdout)["events"]
        return [event["kind"] for event in events]

    def favorites(self):
        answer = command(self.folder, "favorites", "list", "--json").stdout
        return json.loads(answer)["favorites"] if answer else []

    def setting(self, key):
        return command(self.folder, "settings", "get", key).stdout.strip()

    def test_another_suggestion_comes_and_both_are_in_the_history(self):
        before = self.window.text
        self.window.press("g", "Loading new suggestion")
        self.window.wait("Get New Suggestion").settle()
        self.assertNotEqual(self.window.text, before)
        self.assertEqual(self.window.close(), 0)
        self.assertEqual(sorted(self.history()), ["skipped", "suggested", "suggested"])

    def test_a_recipe_is_read_and_cooked_step_by_step(self):
        self.window.use("See Recipe", "Close")
        self.window.press(PAGE_DOWN)
        self.window.use("Start Cooking", r"Step 1 of \d+")
        count = int(re.search(r"Step 1 of (\d+)", self.window.text).group(1))
        for step in range(2, count + 1):
            self.window.use("Next", f"Step {step} of")
        self.window.use("Done, button").settle()
        self.assertEqual(self.window.close(), 0)
        self.assertEqual(self.history().count("cooked"), 1)

    def test_saving_goes_by_way_of_the_trial(self):
        self.window.use("Save", "Save to favorites with Premium")
        self.window.use("Learn More", "Unlock Your Full Meal")
        self.window.use("Start Free Trial", "Saved").settle()
        self.window.press("2", "Edit")
        self.assertEqual(self.window.close(), 0)
        self.assertEqual(len(self.favorites()), 1)

    def test_maybe_later_saves_nothing(self):
        self.window.use("Save", "Save to favorites with Premium")
        self.window.press(ESC, "Get New Suggestion")
        self.assertEqual(self.window.close(), 0)
        self.assertEqual(self.favorites(), [])

    def test_an_order_says_which_address_to_open(self):
        self.window.use("Order", "DoorDash")
        self.window.use("Uber", "https://www.ubereats.com/search")
        self.window.press(" ", "Get New Suggestion")
        self.assertEqual(self.window.close(), 0)

    def test_a_diet_an_allergy_and_a_food_are_set_and_kept(self):
        self.window.press("3", "PREFERENCES").press("d", "DIETS")
        self.window.use("Vegan", r"Vegan +\[x\]")
        self.window.use("Peanuts", r"Peanuts +\[x\]")
        self.window.use("as an allerg", "Enter keeps it")
        self.window.press("kiwi" + ENTER, r"[Kk]iwi\w* +\[x\]")
        self.window.press(ESC, "selected")
        self.window.press("1", "Get New Suggestion").settle()
        self.assertEqual(self.window.close(), 0)
        self.assertEqual(self.setting("diets"), "vegan")
        self.assertIn("peanut", self.setting("allergies"))
        self.assertIn("kiwi", self.setting("allergies"))

    def test_tab_and_back_tab_go_through_the_controls_both_ways(self):
        self.window.choose("Get new meal")
        start = self.window.hear().status
        seen = []
        while self.window.press(TAB).hear().status != start:
            self.assertGreater(self.window.ring, 0)
            self.assertNotIn(self.window.status, seen)
            seen.append(self.window.status)
        for words in reversed(seen):
            self.assertEqual(self.window.press(BACK_TAB).hear().status, words)
        self.assertEqual(self.window.close(), 0)

    def test_all_data_is_exported_beside_where_the_app_was_opened_and_deleted(self):
        self.window.press("g", "Loading").wait("Get New Suggestion")
        self.window.press("3", "PREFERENCES")
        self.window.use("Privacy Policy", "Back")
        self.window.use("Export", "exported to")
        with open(f"{self.folder}/MealAdvisor.json", encoding="utf-8") as file:
            self.assertIn("suggested", file.read())
            file.seek(0)
            json.load(file)
        self.assertIn("skipped", self.history())
        self.window.use("Delete My Data", "Cancel")
        # The question begins at what leaves everything, and a letter alone answers nothing.
        self.window.press("d").press(TAB).press(ENTER, "Back")
        self.assertIn("skipped", self.history())
        self.window.use("Delete My Data", "Cancel")
        self.window.use("Delete, button", "deleted")
        self.assertEqual(self.window.close(), 0)
        self.assertNotIn("skipped", self.history())

    def test_an_allergy_set_elsewhere_is_kept_here_too(self):
        command(self.folder, "settings", "set", "allergies", "milk,egg,gluten,fish,soy,peanut")
        self.window.wait("[Aa]lways check the")
        self.window.press("3", "1?[0-9] selected")
        self.assertEqual(self.window.close(), 0)

    def test_what_somebody_thinks_is_asked_and_kept(self):
        self.window.use("Why This?", "Rate It").use("Rate It", "Not rated yet")
        self.assertIn("d Done", self.window.screen.display[-1])
        self.window.press("4", "You gave it 4 stars").press("d", "Not for Me")
        self.window.use("Not for Me", "is left out")
        self.window.wait("Get New Suggestion").settle().press("u").settle()
        self.assertEqual(self.window.close(), 0)
        self.assertIn("rated", self.history())
        self.assertNotIn("disliked", self.history())

    def test_who_leaves_the_stove_goes_on_where_they_were_and_the_rating_is_kept(self):
        self.window.use("See Recipe", "Close")
        self.window.press("t", "Step 1 of").press("n", "Step 2 of").settle()
        self.assertEqual(self.window.close(), 0)
        again = self.open()
        again.use("Continue Cooking", "Step 2 of").settle()
        for _ in range(30):
            if "n Next" not in again.screen.display[-1]:
                break
            again.press("n")
        again.press("d", "How Was It").press("4", "You gave it 4 stars").press(ESC)
        self.assertEqual(again.close(), 0)
        self.assertIn("cooked", self.history())
        self.assertIn("rated", self.history())

    def test_words_speak_of_keys(self):
        self.window.use("Why This?", "Not for Me").use("Not for Me", "Press to undo")
        self.assertNotIn("Tap", self.window.text)
        self.assertEqual(self.window.close(), 0)

    def test_what_was_done_is_there_when_the_app_is_opened_again(self):
        self.window.press("3", "PREFERENCES").press("d", "DIETS")
        self.window.use("Halal", r"Halal +\[x\]")
        # At once: a write that has begun is never lost.
        self.assertEqual(self.window.close(), 0)
        again = self.open()
        again.press("3", "1 selected")
        self.assertEqual(again.close(), 0)


class WideFlows(Flows):
    size = (120, 40)


class NarrowFlows(Flows):
    size = (40, 30)


if __name__ == "__main__":
    unittest.main()
