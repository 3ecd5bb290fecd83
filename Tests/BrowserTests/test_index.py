"""The site around the screens: filters, addresses, overlays, keyboard, accessibility."""

import os
import unittest
from itertools import product
from pathlib import Path

from checks import accessibility
from visits import browser

WIDTHS = [360, 800, 1280, 1600]
PAGES = ["index.html", "tokens.html", "audit.html"]
VIEWER = "index.html#open=home/suggestion"
SCHEMES, CONTRASTS = ["light", "dark"], ["no-preference", "more"]
SHOWN = "document.querySelectorAll('.tile:not([hidden])').length"


class IndexTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Path(os.environ["BROWSER_TEST_SITE"]).resolve()
        cls.shots = Path(os.environ["BROWSER_TEST_OUT"]) / "screenshots"
        cls.browser = browser()

    def setUp(self):
        self.browser.traffic = []
        self.context = self.browser.context(1280, 900)
        self.tab = self.context.new_page()

    def tearDown(self):
        failures = self._outcome.result.failures + self._outcome.result.errors
        if any(test is self for test, _ in failures):
            self.tab.screenshot(path=self.shots / f"{self._testMethodName}.png")
        self.context.close()

    def open(self, page="index.html", fragment="", tab=None):
        tab = tab or self.tab
        address = (self.site / page).as_uri() + ("#" + fragment if fragment else "")
        tab.goto("about:blank")
        tab.goto(address)
        return tab

    def frame(self, selector=".phone iframe"):
        """The document in the first phone, once it is there."""
        document = self.tab.wait_for_selector(selector).content_frame()
        document.wait_for_selector("[data-role=screen]", state="attached")
        return document

    def test_filters_leave_what_matches(self):
        self.open()
        every = self.tab.evaluate(SHOWN)
        self.assertGreater(every, 20)
        self.tab.select_option("#screen", "home")
        home = self.tab.evaluate(SHOWN)
        self.assertTrue(0 < home < every)
        self.tab.select_option("#state", "loading")
        self.assertEqual(self.tab.evaluate(SHOWN), 1)
        self.tab.click("form [data-reset]")
        self.assertEqual(self.tab.evaluate(SHOWN), every)
        self.tab.fill("#find", "home toast")
        self.assertGreater(self.tab.evaluate(SHOWN), 0)
        self.tab.fill("#find", "no such thing")
        self.assertEqual(self.tab.evaluate(SHOWN), 0)
        self.assertTrue(self.tab.is_visible("#nothing"))
        self.assertIn("0 states", self.tab.text_content("#summary"))

    def test_an_address_brings_the_same_look_back(self):
        self.open()
        self.tab.select_option("#screen", "home")
        self.tab.check("[name=appearance][value=dark]", force=True)
        self.tab.check("[name=contrast][value=increased]", force=True)
        self.tab.check("[name=overlay][value=frames]")
        self.tab.fill("#size", "11")
        fragment = self.tab.evaluate("location.hash.slice(1)")
        self.open(fragment=fragment)
        self.assertEqual(self.tab.input_value("#screen"), "home")
        self.assertEqual(self.tab.input_value("#size"), "11")
        self.assertTrue(self.tab.is_checked("[name=appearance][value=dark]"))
        self.assertTrue(self.tab.is_checked("[name=overlay][value=frames]"))
        document = self.frame()
        self.assertIn("AX5", document.url)
        classes = document.evaluate("document.documentElement.className.split(' ')")
        self.assertIn("dark", classes)
        self.assertIn("increased", classes)

    def test_nonsense_in_the_address_shows_the_usual(self):
        self.open(fragment="size=huge&screen=%3Cb%3E&open=x/y&overlays=a,b&zoom=9&find=")
        self.assertEqual(self.tab.evaluate(SHOWN), self.tab.evaluate("tiles.length"))

    def test_a_look_changes_without_loading_the_page_again(self):
        self.open(fragment="screen=home&state=suggestion-saved")
        document = self.frame()
        document.evaluate("window.mark = 1")
        self.tab.check("[name=contrast][value=increased]", force=True)
        document.wait_for_function("() => document.documentElement.classList.contains('increased')")
        self.assertEqual(document.evaluate("window.mark"), 1)

    def test_a_missing_page_falls_back_and_says_so(self):
        self.open(fragment="screen=home&state=loading&device=iphone-se&size=AX2")
        self.assertIn("iphone-se-AX5", self.frame().url)
        self.assertIn("nearest", self.tab.text_content("#summary"))
        self.tab.click(".tile:not([hidden])")
        self.assertTrue(self.tab.is_visible("#summary"))
        self.assertIn("nearest", self.tab.text_content("#summary"))

    def test_overlays_draw_what_they_are_called(self):
        self.open(fragment="open=home/suggestion&overlays=grid,frames,targets,order")
        document = self.frame("#stage iframe")
        document.wait_for_selector(".gallery-overlay", state="attached")
        for kind in ["rect.grid", ".frame.words", ".frame.control", ".target", ".stop"]:
            marks = document.query_selector_all(f".gallery-overlay {kind}")
            self.assertGreater(len(marks), 0, kind)
        for box in self.tab.query_selector_all("[name=overlay]"):
            box.uncheck()
        document.wait_for_selector(".gallery-overlay", state="detached")

    def test_the_keyboard_opens_walks_and_closes(self):
        self.open(fragment="screen=home")
        self.tab.focus(".tile:not([hidden]) a")
        self.tab.keyboard.press("Enter")
        first = self.tab.text_content("#viewer-name")
        self.tab.keyboard.press("ArrowRight")
        second = self.tab.text_content("#viewer-name")
        self.assertNotEqual(first, second)
        self.tab.keyboard.press("ArrowLeft")
        self.assertEqual(self.tab.text_content("#viewer-name"), first)
        self.tab.keyboard.press("ArrowLeft")
        count = self.tab.evaluate(SHOWN)
        self.assertEqual(self.tab.text_content("#place"), f"{count} of {count}")
        self.tab.keyboard.press("Escape")
        self.assertTrue(self.tab.is_visible("#wall"))
        self.assertEqual(self.tab.evaluate("document.activeElement.tagName"), "A")

    def test_going_back_leaves_the_viewer(self):
        self.open(fragment="screen=home")
        self.tab.click(".tile:not([hidden])")
        self.assertTrue(self.tab.is_visible("#viewer"))
        self.tab.go_back()
        self.tab.wait_for_selector("#viewer", state="hidden")

    def test_variants_stand_beside_each_other(self):
        self.open(fragment="open=home/suggestion")
        for kind, count in [("looks", 4), ("sizes", 12), ("devices", 6), ("", 1)]:
            self.tab.select_option("#compare", kind)
            self.assertEqual(self.tab.evaluate("stage.children.length"), count)

    def test_without_scripts_every_state_is_a_link(self):
        context = self.browser.context(1280, 900, java_script_enabled=False)
        tab = self.open(tab=context.new_page())
        links = [link.get_attribute("href") for link in tab.query_selector_all(".tile a")]
        self.assertGreater(len(links), 20)
        for link in links:
            self.assertTrue((self.site / link).is_file(), link)
        context.close()

    def test_no_page_is_wider_than_the_window(self):
        for page in PAGES + [VIEWER]:
            self.tab.set_viewport_size({"width": WIDTHS[0], "height": 800})
            self.open(*page.split("#"))
            for width in WIDTHS:
                with self.subTest(page=page, width=width):
                    self.tab.set_viewport_size({"width": width, "height": 800})
                    room = self.tab.evaluate("document.documentElement.scrollWidth")
                    self.assertLessEqual(room, width)

    def test_axe_finds_nothing_in_a_small_window(self):
        self.assert_accessible(360, ("light", "no-preference"))

    def test_axe_finds_nothing_in_a_large_window(self):
        self.assert_accessible(1280, ("dark", "more"))

    def assert_accessible(self, width, whole):
        """axe finds nothing on any page, whatever colours are wished for.

        The tiles of all states differ in their words alone, so all of them are looked at in one look,
        and those of one screen in the others.
        """
        self.tab.set_viewport_size({"width": width, "height": 900})
        for page in PAGES + ["index.html#screen=home", VIEWER]:
            self.open(*page.split("#"))
            for scheme, contrast in product(SCHEMES, CONTRASTS):
                if page == "index.html" and (scheme, contrast) != whole:
                    continue
                with self.subTest(page=page, scheme=scheme, contrast=contrast):
                    self.tab.emulate_media(color_scheme=scheme, contrast=contrast)
                    found = accessibility.inspect(self.tab, self.browser.axe)
                    problems = [accessibility.say(node) for node in found["violations"]]
                    self.assertEqual(problems, [])

    def test_the_site_complains_of_nothing_and_asks_for_nothing(self):
        for page in PAGES + ["index.html#screen=home&appearance=dark"]:
            self.open(*page.split("#"))
            self.tab.wait_for_load_state("networkidle")
        self.assertEqual(self.browser.traffic, [])


if __name__ == "__main__":
    unittest.main()
