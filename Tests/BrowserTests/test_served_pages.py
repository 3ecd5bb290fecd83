"""Every page of the served app: axe, what surrounds the phone, windows of all sizes, motion."""

import os
import re
import unittest

from checks import accessibility, motion
from demo import Demo
from playwright.sync_api import TimeoutError
from sampling import choose
from visitor import PHONE, WIDE
from visits import ServedTests, browser

RECIPE = "recipe?id=bibimbap"
PLACES = {
    "home": ("home",),
    "why": ("home", "why?id=bibimbap"),
    "opinion": ("home", "opinion?id=bibimbap"),
    "recipe": ("home", RECIPE),
    "cooking": ("home", RECIPE, "cooking?id=bibimbap"),
    "servings": ("home", RECIPE, "servings?id=bibimbap"),
    "order-services": ("home", "order-services?id=bibimbap"),
    "premium-prompt": ("home", "premium-prompt?id=meal-saved"),
    "paywall": ("home", "paywall"),
    "favorites": ("favorites",),
    "settings": ("settings",),
    "dietary-restrictions": ("settings", "dietary-restrictions"),
    "accept-traces": ("settings", "dietary-restrictions", "accept-traces"),
    "household": ("settings", "dietary-restrictions", "household"),
    "cooking-time": ("settings", "cooking-time"),
    "cuisine-preferences": ("settings", "cuisine-preferences"),
    "subscription": ("settings", "subscription"),
    "privacy-policy": ("settings", "privacy-policy"),
    "appearance": ("settings", "privacy-policy", "appearance"),
    "units": ("settings", "privacy-policy", "units"),
    "delete-data": ("settings", "privacy-policy", "delete-data"),
    "terms-of-service": ("settings", "terms-of-service"),
    "sign-in": ("settings", "sign-in"),
    "account": ("settings", "account"),
    "delete-account": ("settings", "account", "delete-account"),
}
LOOKS = [
    ("light", "standard", "L"), ("dark", "standard", "L"), ("light", "increased", "L"),
    ("dark", "increased", "L"), ("dark", "increased", "AX3"), ("light", "increased", "AX5"),
]
# The places that say what somebody must not eat, or what becomes of data, in every look.
GUARDS = {
    "home", "why", "opinion", "recipe", "cooking", "order-services", "favorites",
    "dietary-restrictions", "accept-traces", "household", "privacy-policy", "delete-data",
    "delete-account",
}
LOOKED_AT = choose(
    "looks of axe", [(name, *look) for name in PLACES for look in LOOKS], tuple,
    lambda case: case[0] in GUARDS)

# What moves from now on, frame by frame.
WATCH = """() => {
  window.moved = {};
  const look = () => {
    for (const animation of document.getAnimations()) {
      const target = animation.effect?.target;
      const name = target?.dataset.id || target?.id || target?.nodeName;
      for (const frame of animation.effect?.getKeyframes() ?? []) {
        for (const property of Object.keys(frame)) (window.moved[property] ??= name);
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""

FILLS = """([width, height]) => {
  const phone = document.getElementById("phone").getBoundingClientRect();
  return phone.width === width && phone.height === height;
}"""

# How much wider the page is than its window, and where the phone is.
SIZES = """() => {
  const room = document.scrollingElement;
  const phone = document.getElementById("phone").getBoundingClientRect();
  return {
    over: room.scrollWidth - room.clientWidth,
    phone: [phone.left, phone.top, phone.width, phone.height].map(Math.round),
    board: document.getElementById("board").checkVisibility(),
  };
}"""


def kind(element):
    """The id of an element without numbers, such as the seconds of a timer."""
    return re.sub(r"\d+", "#", element)


class AxeTests(ServedTests):
    """axe finds nothing on a page, whatever it looks like."""

    allowed = None

    def setUp(self):
        super().setUp()
        self.served.command("settings", "set", "allergies", "milk,egg")
        if AxeTests.allowed is None:
            AxeTests.allowed = {"light": set(), "dark": set()}
            found = Demo(os.environ["BROWSER_TEST_PROGRAM"]).allowances()
            for (_, _, scheme), elements in found.items():
                AxeTests.allowed[scheme] |= {kind(element) for element in elements}

    def inspect(self, name, **switches):
        page = self.page()
        for scheme, contrast, size in (look for place, *look in LOOKED_AT if place == name):
            page.open(
                *PLACES[name], appearance=scheme, contrast=contrast, type=size, outline="on",
                **switches)
            self.assertIn(PLACES[name][-1], page.place.split(" "))
            found = accessibility.inspect(page.tab, browser().axe)
            for node in found["violations"]:
                node["ids"] = [kind(element) for element in node["ids"]]
            allowed = self.allowed[scheme] if contrast == "standard" else set()
            with self.subTest(scheme=scheme, contrast=contrast, size=size):
                self.assertEqual(accessibility.judge(found, allowed), [])


def _axe(name):
    def test(self):
        premium = {} if name in ("premium-prompt", "paywall") else {"premium": "active"}
        if name in ("account", "delete-account"):
            page = self.page().open("settings").use("Sign in", "Not Now")
            page.enter("Name for", "Ada", "Signed in since")
        self.inspect(name, **premium)

    return test


for _name in PLACES:
    setattr(AxeTests, f"test_{_name.replace('-', '_')}", _axe(_name))


class DoorPageTests(ServedTests):
    def test_axe_finds_nothing_on_the_page_that_asks_for_the_secret(self):
        for scheme in ("light", "dark"):
            page = self.page(color_scheme=scheme)
            page.allowed = [r"403 \(Forbidden\)"]
            page.tab.goto(f"http://127.0.0.1:{self.served.port}/")
            found = accessibility.inspect(page.tab, browser().axe)
            self.assertEqual(accessibility.judge(found, set()), [])


class WindowTests(ServedTests):
    """In a window as small as a phone the app fills it, and nothing scrolls sideways."""

    def assert_fits(self, page, size, what):
        try:
            page.settle().tab.wait_for_function(FILLS, arg=size)
        except TimeoutError:
            self.fail(f"{what}: {page.tab.evaluate(SIZES)} at {page.tab.url}")
        sizes = page.tab.evaluate(SIZES)
        self.assertLessEqual(sizes["over"], 0, what)
        self.assertEqual(sizes["phone"], [0, 0, *size], what)
        self.assertFalse(sizes["board"], what)

    def test_the_app_fills_windows_of_phones(self):
        # Phones that stand and lie, and the parts of tablets.
        sizes = (PHONE, (320, 568), (844, 390), (667, 375), (430, 932), (507, 1024), (678, 1024))
        for size in sizes:
            page = self.page(size, "finger")
            for name in ("home", "recipe", "settings", "dietary-restrictions", "paywall"):
                page.open(*PLACES[name])
                self.assert_fits(page, size, (size, name))
            page.open(*PLACES["home"], type="AX5")
            self.assert_fits(page, size, (size, "AX5"))

    def test_a_low_window_for_a_pointer_is_a_phone_that_lies(self):
        for size in ((844, 390), (667, 375), (932, 430)):
            page = self.page(size)
            for name in ("home", "recipe", "settings", "paywall"):
                page.open(*PLACES[name])
                self.assert_fits(page, size, (size, name))

    def test_what_stays_on_top_of_a_page_leaves_it_its_room(self):
        for size in (PHONE, (320, 568)):
            page = self.page(size, "finger")
            for name in ("recipe", "dietary-restrictions", "cooking"):
                page.open(*PLACES[name], type="AX5")
                self.assert_fits(page, size, (size, name))
                bar = page.front.locator("[data-role=navigationBar]").bounding_box()
                self.assertLessEqual(bar["height"], 0.2 * size[1], (size, name))

    def test_twice_as_large_nothing_scrolls_sideways(self):
        half = WIDE[0] // 2, WIDE[1] // 2
        page = self.page(half, device_scale_factor=2)
        for name in PLACES:
            page.open(*PLACES[name])
            page.settle()
            self.assertTrue(page.tab.evaluate(SIZES)["board"], name)
            wide = page.tab.evaluate("() => document.documentElement.scrollWidth")
            self.assertLessEqual(wide, half[0], name)

    def test_the_frame_goes_and_comes_with_the_size_of_the_window(self):
        page = self.page()
        page.open("home", RECIPE)
        self.assertTrue(page.tab.evaluate(SIZES)["board"])
        page.tab.set_viewport_size({"width": 390, "height": 700})
        self.assert_fits(page, (390, 700), "small")
        page.tab.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.tab.wait_for_function("() => !location.search.includes('window=')")
        sizes = page.settle().tab.evaluate(SIZES)
        self.assertTrue(sizes["board"])
        self.assertGreater(min(sizes["phone"][:2]), 0)
        self.assertEqual(page.front.bounding_box()["height"], 844)

    def test_in_a_window_that_is_lower_or_narrower_than_any_phone_the_app_scrolls(self):
        # 400 % on a laptop; a keyboard on a phone that lies; less than a watch.
        for size, wanted in (
            ((341, 156), [341, 200]), ((480, 120), [480, 200]), ((160, 180), [200, 200]),
        ):
            page = self.page(size).open("home", RECIPE)
            page.tab.wait_for_function(FILLS, arg=wanted)
            sizes = page.settle().tab.evaluate(SIZES)
            self.assertEqual(sizes["phone"], [0, 0, *wanted])
            self.assertEqual(sizes["over"], wanted[0] - size[0], "all of it can be scrolled to")
            page.wait("Ingredients").use("Close", "Meal suggestion")

    def test_a_window_that_shrinks_below_any_phone_keeps_its_page(self):
        page = self.page().open("home", RECIPE)
        page.tab.set_viewport_size({"width": 341, "height": 156})
        page.tab.wait_for_function(FILLS, arg=[341, 200])
        page.wait("Ingredients")

    def test_a_size_that_is_refused_keeps_the_page(self):
        page = self.page().open("home", RECIPE)
        page.allowed = [r"400 \(Bad Request\)"]
        with page.tab.expect_response(re.compile("window=")) as told:
            page.tab.evaluate(
                "() => visit(() => new URL('?window=1x1', location.href).href, 'fit')")
        self.assertEqual(told.value.status, 400)
        page.use("Close", "Meal suggestion")

    def test_the_chosen_device_outlasts_a_small_window(self):
        page = self.page().open("home", device="iphone-se")
        page.tab.set_viewport_size({"width": 400, "height": 700})
        self.assert_fits(page, (400, 700), "small")
        page.tab.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.tab.wait_for_function("() => !location.search.includes('window=')")
        page.settle()
        self.assertEqual(page.front.bounding_box()["height"], 667)
        self.assertEqual(page.tab.locator("#s-device").input_value(), "iphone-se")

    def test_larger_windows_scroll_only_down(self):
        for switches in ({}, {"outline": "on"}, {"outline": "on", "device": "iphone-15-plus"}):
            page = self.page().open("home", RECIPE, **switches)
            for width in (540, 700, 800, 1000, 1280, 1920):
                page.tab.set_viewport_size({"width": width, "height": 900})
                sizes = page.settle().tab.evaluate(SIZES)
                self.assertLessEqual(sizes["over"], 0, (width, switches))
                self.assertTrue(sizes["board"], width)

    def test_from_right_to_left_nothing_scrolls_sideways(self):
        for size in (WIDE, PHONE):
            page = self.page(size).open("settings", direction="rtl")
            self.assertEqual(page.tab.locator("html").get_attribute("dir"), "rtl")
            self.assertLessEqual(page.tab.evaluate(SIZES)["over"], 0)


class MotionTests(ServedTests):
    def moved(self, wish):
        page = self.page(reduced_motion=wish).open().wait("Meal suggestion")
        page.tab.evaluate(WATCH)
        page.use("See Recipe", "Ingredients").use("Start Cooking", "Step 1 of")
        page.use("Recipe", "Ingredients").use("Close", "Get new meal")
        page.use("Get new meal suggestion", "Meal suggestion").use("Why This", "Rate It")
        page.use("Rate It", "Done").use("3 stars").use("Done", "Close").use("Close", "Get new meal")
        page.use("^Settings", "Terms").use("Terms", "Back").back("Privacy Policy").back()
        return page.tab.evaluate("window.moved")

    def test_screens_move(self):
        self.assertTrue({"transform", "translate"} & set(self.moved("no-preference")))

    def test_with_reduced_motion_only_the_opacity_changes(self):
        moved = self.moved("reduce")
        self.assertEqual({key: moved[key] for key in moved if key not in motion.ALLOWED}, {})
        self.assertIn("opacity", moved)


if __name__ == "__main__":
    unittest.main()
