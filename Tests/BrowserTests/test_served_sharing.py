"""Words are shared the way the browser can: by the system, by the clipboard, or by hand."""

import unittest

from served import until
from visitor import PHONE
from visits import ServedTests

RECIPE = "recipe?id=bibimbap"

# What the browser has, in the place of what the one of the tests has.
CLIPBOARD = """
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: {
    writeText: async (text) => {
      window.tried = (window.tried ?? 0) + 1;
      if (window.refuses) throw new DOMException("no", "NotAllowedError");
      window.copied = text;
    },
  } });
"""
SYSTEM = """
  navigator.canShare = () => true;
  navigator.share = async ({ text }) => {
    if (window.answer) throw new DOMException("no", window.answer);
    window.shared = text;
  };
"""
NO_SYSTEM = "delete Navigator.prototype.share; delete Navigator.prototype.canShare;"
NO_COPYING = "document.execCommand = () => false;"

# Counts what is new for those who listen.
LISTEN = """() => {
  window.heard = [];
  for (const id of ["messages", "said"]) {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node.textContent) window.heard.push(node.textContent);
      }
    }).observe(document.getElementById(id), { childList: true });
  }
}"""


class SharingTests(ServedTests):
    hand = "keyboard"

    def recipe(self, *scripts, size=None, hand=None):
        eater = self.page(size, hand)
        for script in scripts:
            eater.context.add_init_script(script)
        eater.open("home", RECIPE).wait("Ingredients")
        eater.tab.evaluate(LISTEN)
        return eater

    def words(self, eater):
        return eater.tab.locator("#messages textarea")

    def test_the_system_shares_at_once_and_nothing_is_left_on_the_page(self):
        for size, hand in ((None, "keyboard"), (PHONE, "finger")):
            eater = self.recipe(SYSTEM, CLIPBOARD, size=size, hand=hand)
            eater.use("Share")
            shared = until(lambda: eater.tab.evaluate("window.shared"), "it is shared")
            self.assertIn("Bibimbap", shared)
            until(lambda: eater.messages == "", "no words to copy")
            self.assertIsNone(eater.tab.evaluate("window.copied ?? null"))
            self.assertEqual(eater.place, f"home {RECIPE}")

    def test_who_thinks_better_of_it_is_left_alone(self):
        eater = self.recipe(SYSTEM, CLIPBOARD, "window.answer = 'AbortError';")
        eater.use("Share")
        until(lambda: eater.messages == "", "nothing is said")
        self.assertIsNone(eater.tab.evaluate("window.copied ?? null"))
        self.assertEqual(eater.focus, "recipe.share")

    def test_what_the_system_refuses_goes_to_the_clipboard(self):
        eater = self.recipe(SYSTEM, CLIPBOARD, "window.answer = 'NotAllowedError';")
        eater.use("Share")
        copied = until(lambda: eater.tab.evaluate("window.copied"), "it is copied")
        self.assertIn("Bibimbap", copied)
        until(lambda: eater.messages.startswith("Copied."), "it is said")

    def test_without_a_system_that_shares_it_is_copied_and_said_once(self):
        eater = self.recipe(NO_SYSTEM, CLIPBOARD)
        eater.use("Share")
        until(lambda: eater.messages.startswith("Copied."), "it is said")
        self.assertIn("Bibimbap", eater.tab.evaluate("window.copied"))
        self.assertEqual(self.words(eater).count(), 0)
        self.assertEqual(eater.focus, "recipe.share", "the focus stays where it was")
        heard = [text for text in eater.tab.evaluate("window.heard") if text.startswith("Copied")]
        self.assertEqual(len(heard), 1)
        # Something that happens meanwhile does not bring the words back.
        self.served.command("favorites", "list", codes=(0, 1))
        self.served.command("settings", "set", "units", "metric")
        eater.settle()
        self.assertEqual(self.words(eater).count(), 0)
        until(lambda: eater.messages == "", "it goes as a toast does")
        eater.use("Share")
        until(lambda: eater.messages.startswith("Copied."), "it is said again")

    def test_without_either_the_words_are_there_to_be_copied(self):
        eater = self.recipe(NO_SYSTEM, CLIPBOARD, "window.refuses = true;", NO_COPYING)
        eater.use("Share")
        until(lambda: self.words(eater).count(), "the words")
        until(lambda: self.words(eater).is_visible(), "they are seen")
        self.assertIn("Bibimbap", self.words(eater).input_value())
        button = eater.tab.locator("#messages .copy")
        self.assertEqual(button.inner_text(), "Copy")
        until(lambda: button.evaluate("(node) => node === document.activeElement"), "the focus")
        eater.tab.keyboard.press("Enter")
        said = eater.tab.locator("#said")
        until(lambda: "Not copied" in said.inner_text(), "it says that it could not")
        self.assertTrue(self.words(eater).is_visible())
        eater.tab.evaluate("() => { window.refuses = false; }")
        button.click()
        until(lambda: eater.messages.startswith("Copied."), "it is copied after all")

    def test_without_a_script_the_words_are_there_to_be_copied(self):
        eater = self.page(script=False)
        eater.open("home", RECIPE)
        eater.use("Share")
        self.assertIn("Bibimbap", self.words(eater).input_value())
        self.assertFalse(eater.tab.locator("#messages .copy").is_visible())

    def test_the_app_of_a_service_is_a_second_choice_for_fingers(self):
        for size, hand in ((None, "pointer"), (PHONE, "finger")):
            eater = self.page(size, hand).open("home", "order-services?id=bibimbap")
            eater.use("DoorDash")
            page = eater.tab.locator("#messages a").first
            until(lambda: page.count(), "the way there")
            self.assertRegex(page.get_attribute("href"), "^https://www.doordash.com/.*Bibimbap")
            app = eater.tab.locator("#messages .app a")
            self.assertRegex(app.get_attribute("href"), "^doordash://search.*Bibimbap")
            self.assertEqual(app.is_visible(), hand == "finger")


if __name__ == "__main__":
    unittest.main()
