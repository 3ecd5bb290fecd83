"""Data that cannot be read: at every address the same screen, and nothing stored is touched."""

import os
import tempfile
import unittest

from served import until
from visitor import PHONE
from visits import ServedTests

TRAILS = (
    (), ("home",), ("settings",), ("favorites",), ("home", "recipe?id=bibimbap"),
    ("home", "recipe?id=bibimbap", "cooking?id=bibimbap"), ("settings", "dietary-restrictions"),
    ("settings", "eater?eater=Ana"), ("home", "paywall"), ("nowhere",), ("home", "system-error"),
)
LETTER = b"This is a letter and no journal.\n"


class UnreadTests(ServedTests):
    """A data folder whose journal is none, until it is mended."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        self.data = os.path.join(self.folder, "data")
        super().setUp()

    def serve(self, *words, **how):
        self.spoil()
        return super().serve(self.folder, *words, **how)

    def spoil(self):
        os.makedirs(self.data, exist_ok=True)
        with open(os.path.join(self.data, "journal"), "wb") as file:
            file.write(LETTER)

    def stored(self):
        found = {}
        for name in sorted(os.listdir(self.data)):
            with open(os.path.join(self.data, name), "rb") as file:
                found[name] = file.read()
        return found

    def assert_error(self, page, what):
        page.wait(r"Something\s+went\s+wrong")
        read = " ".join(page.text.split())
        for words in ("could not be read", "Contact Support", "Restart App"):
            self.assertIn(words, read, what)
        controls = page.front.locator("button:visible")
        self.assertEqual(controls.count(), 2, what)

    def test_every_address_shows_the_full_screen(self):
        self.assertTrue(any("not a journal" in line for line in self.served.said))
        for script in (True, False):
            page = self.page(script=script)
            for trail in TRAILS:
                page.open(*trail)
                self.assert_error(page, (trail, script))
        self.assertEqual(self.stored(), {"journal": LETTER})

    def test_in_every_window_and_at_the_largest_text(self):
        for size in (PHONE, (844, 390), (320, 568)):
            page = self.page(size, "finger")
            for type in ("L", "AX5"):
                page.open("settings", type=type)
                self.assert_error(page, (size, type))

    def test_a_restart_brings_it_again_until_the_data_can_be_read(self):
        page = self.page(hand="keyboard").open("settings")
        page.use("Restart App", "Something went wrong")
        page.use("Contact Support")
        until(lambda: "mailto:" in page.messages, "the way to support")
        self.assertEqual(self.stored(), {"journal": LETTER})
        page.reach(page.control("Restart App"))
        # The app may notice by itself while the press is on its way.
        page.allowed = [r"409 \(Conflict\)"]
        os.remove(os.path.join(self.data, "journal"))
        page.press("Enter", "Get new meal suggestion")
        self.assertEqual(page.place, "home")

    def test_the_place_is_there_once_the_data_can_be_read(self):
        page = self.page().open("home", "recipe?id=bibimbap")
        self.assert_error(page, "recipe")
        address = page.tab.url
        os.remove(os.path.join(self.data, "journal"))
        page.reload("Ingredients")
        self.assertEqual(page.tab.url, address)
        page.use("Close", "Get new meal suggestion")


class FileInTheWayTests(UnreadTests):
    """The same where a file is in the place of the folder."""

    def spoil(self):
        with open(self.data, "wb") as file:
            file.write(LETTER)

    def stored(self):
        with open(self.data, "rb") as file:
            return {"journal": file.read()}

    def test_every_address_shows_the_full_screen(self):
        page = self.page()
        for trail in TRAILS:
            page.open(*trail)
            self.assert_error(page, trail)
        self.assertEqual(self.stored(), {"journal": LETTER})

    test_in_every_window_and_at_the_largest_text = None
    test_a_restart_brings_it_again_until_the_data_can_be_read = None
    test_the_place_is_there_once_the_data_can_be_read = None


if __name__ == "__main__":
    unittest.main()
