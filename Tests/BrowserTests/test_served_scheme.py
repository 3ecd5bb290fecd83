"""Light or dark: the screens know what the system of the browser is, and hear when it changes."""

import unittest

from visits import ServedTests

EVENING = {"time": "19:30"}

# The glyph beside the greeting is drawn, and has no words: its picture tells which it is.
SYMBOL = """() => document.querySelector(document.querySelector(
  '[data-id="home.greeting.icon"] use').getAttribute("href")).innerHTML"""


class SchemeTests(ServedTests):
    def symbol(self, page):
        return page.tab.evaluate(SYMBOL)

    def wait(self, page, symbol):
        page.tab.wait_for_function(f"(symbol) => ({SYMBOL})() === symbol", arg=symbol)
        page.settle()

    def evening(self, scheme):
        page = self.page(color_scheme=scheme).open(**EVENING).wait("dinner")
        fixed = self.page(color_scheme=scheme).open(**EVENING, appearance=scheme).wait("dinner")
        self.wait(page, self.symbol(fixed))
        return page, self.symbol(fixed)

    def test_the_evening_has_the_symbol_of_the_system(self):
        light, sun = self.evening("light")
        dark, moon = self.evening("dark")
        self.assertNotEqual(sun, moon)
        for page, symbol in ((light, sun), (dark, moon)):
            page.use("See Recipe", "Ingredients").use("Close|Back", "dinner")
            self.assertEqual(self.symbol(page), symbol, "also after taps")
            page.reload("dinner")
            self.wait(page, symbol)

    def test_a_system_that_changes_is_followed_at_once(self):
        page, sun = self.evening("light")
        place, address = page.place, page.tab.url
        page.tab.emulate_media(color_scheme="dark")
        page.tab.wait_for_function(f"(sun) => ({SYMBOL})() !== sun", arg=sun)
        page.tab.emulate_media(color_scheme="light")
        self.wait(page, sun)
        self.assertEqual((page.place, page.tab.url), (place, address))

    def test_what_the_eater_chose_stays(self):
        page, sun = self.evening("light")
        page.use("^Settings", "Terms of Service").use("Privacy Policy", "Your rights")
        page.use("^Appearance", "Contrast").use("^Light")
        page.tab.emulate_media(color_scheme="dark")
        page.use("Back", "Your rights").use("Back", "Terms of Service").use("^Home", "dinner")
        self.assertEqual(self.symbol(page), sun)


if __name__ == "__main__":
    unittest.main()
