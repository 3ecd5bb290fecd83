"""The flows of the app as somebody uses them at a terminal, down to what is stored."""

import json
import tempfile
import unittest

from window import ENTER, ESC, TAB, Window, command


class Flows(unittest.TestCase):
    """One person, one data folder, one window for each test."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        self.window = self.open()

    def open(self):
        window = Window(self.folder)
        self.addCleanup(window.process.close, True)
        return window.wait("Get New Suggestion").settle()

    def history(self):
        events = json.loads(command(self.folder, "history", "list", "--json").stdout)["events"]
        return [event["kind"] for event in events]

    def setting(self, key):
        return command(self.folder, "settings", "get", key).stdout.strip()

    def test_a_diet_an_allergy_and_a_food_are_set_and_kept(self):
        self.window.press("3", "PREFERENCES").press("d", "DIETS")
        self.window.use("Vegan", r"Vegan +\[x\]")
        self.window.use("Peanuts", r"Peanuts +\[x\]")
        self.window.use("as an allerg", "Enter keep")
        self.window.press("kiwi" + ENTER, r"[Kk]iwi\w* +\[x\]")
        self.window.press(ESC, "selected")
        self.window.press("1", "Get New Suggestion").settle()
        self.assertEqual(self.window.close(), 0)
        self.assertEqual(self.setting("diets"), "vegan")
        self.assertIn("peanut", self.setting("allergies"))
        self.assertIn("kiwi", self.setting("allergies"))

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

    def test_what_was_done_is_there_when_the_app_is_opened_again(self):
        self.window.press("3", "PREFERENCES").press("d", "DIETS")
        self.window.use("Halal", r"Halal +\[x\]")
        # At once: a write that has begun is never lost.
        self.assertEqual(self.window.close(), 0)
        again = self.open()
        again.press("3", "1 selected")
        self.assertEqual(again.close(), 0)


if __name__ == "__main__":
    unittest.main()
