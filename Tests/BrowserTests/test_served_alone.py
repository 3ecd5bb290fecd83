"""The served app in a browser without scripts: plain links and forms."""

import re
import unittest

from sampling import guards
from served import until
from visitor import PHONE
from visits import ServedTests

HOME = "Get new meal suggestion"


class AloneTests(ServedTests):
    script = False

    def setUp(self):
        super().setUp()
        self.eater = self.page()

    def test_another_meal_is_suggested(self):
        eater = self.eater.open().wait("Meal suggestion")
        before = re.search("Meal suggestion: (.*), ", eater.text).group(1)
        eater.use(HOME).wait(f"Meal suggestion: (?!{re.escape(before)})")
        until(lambda: self.served.history() == ["skipped", "suggested", "suggested"], "history")

    @guards
    def test_a_recipe_is_read_and_cooked(self):
        eater = self.eater.open().use("See Recipe", "Ingredients")
        eater.use("Start Cooking", r"Step 1 of \d+")
        count = int(re.search(r"Step 1 of (\d+)", eater.text).group(1))
        for step in range(2, count + 1):
            eater.use("Next", f"Step {step} of")
        eater.use("^Done")
        self.assertIn("cooked", self.served.history())

    @guards
    def test_saving_goes_by_way_of_the_trial(self):
        eater = self.eater.open().use("Save", "Save to favorites with Premium")
        eater.use("Learn More", "Unlock Your Full Meal").use("Start Free Trial").wait(HOME)
        self.assertEqual(len(self.served.favorites()), 1)
        eater.use("^Favorites", "Edit")

    @guards
    def test_settings_are_set_by_buttons_and_fields(self):
        eater = self.eater.open("settings").use("Dietary Restrictions", "Vegan")
        eater.use("^Vegan")
        self.assertTrue(eater.is_on("^Vegan"))
        eater.use("^Vegan")
        self.assertFalse(eater.is_on("^Vegan"))
        eater.enter("as an allerg", "kiwi", "(^|\n)kiwi(,|\n)")
        self.assertIn("kiwi", self.served.setting("allergies"))
        self.assertEqual(self.served.setting("diets"), "none")

    @guards
    def test_somebody_rates_a_meal_and_leaves_it_out(self):
        eater = self.eater.open().use("Why This", "Rate It").use("Rate It", "Not rated yet")
        eater.use("5 stars", "You gave it 5 stars").use("Done", "Rate It")
        eater.use("Not for Me", "is left out")
        self.assertTrue({"rated", "disliked"} <= set(self.served.history()))

    @guards
    def test_an_order_is_a_link(self):
        eater = self.eater.open().use("^Order", "DoorDash").use("DoorDash", HOME)
        page, app = eater.tab.locator("#messages a").all()
        self.assertTrue(page.get_attribute("href").startswith("https://www.doordash.com/"))
        self.assertTrue(app.get_attribute("href").startswith("doordash://"))

    @guards
    def test_data_is_deleted_after_a_question(self):
        eater = self.eater.open("settings").use("^Privacy Policy", "Export")
        eater.use("Delete My Data", "Cancel").use("^Delete(?! My Data)", "deleted")

    def test_back_works_and_a_control_of_an_earlier_page_does_what_it_says(self):
        eater = self.eater.open().use("See Recipe", "Ingredients").use("Start Cooking", "Step 1 of")
        eater.back("Ingredients").back(HOME).forward("Ingredients").use("Close", HOME)
        eater.use("^Settings", "Terms of Service").use("Terms of Service", "Back")
        eater.back("Privacy Policy").back(HOME).use("See Recipe", "Ingredients")

    def test_a_page_that_is_loaded_again_is_where_it_was(self):
        eater = self.eater.open().use("See Recipe", "Ingredients")
        place = eater.place
        self.assertEqual(eater.reload("Ingredients").place, place)

    def test_what_loads_comes_by_itself(self):
        eater = self.eater.open(network="slow")
        eater.wait("Meal suggestion")
        eater.use(HOME).wait(HOME)
        self.assertEqual(eater.tab.locator("meta[http-equiv=refresh]").count(), 0)

    def test_a_failed_connection_is_left_by_another_try(self):
        eater = self.eater.open(network="flaky").wait("Unable to load|went wrong")
        for _ in range(4):
            if HOME not in eater.text:
                eater.use("Try Again|Get new").wait(f"Unable to load|went wrong|{HOME}")
        eater.wait("Meal suggestion")

    def test_the_secret_is_asked_for_and_leads_on(self):
        eater = self.eater
        eater.allowed = [r"403 \(Forbidden\)"]
        origin = f"http://127.0.0.1:{self.served.port}"
        eater.tab.goto(f"{origin}/?at=settings")
        eater.tab.get_by_label("Secret").fill("wrong")
        eater.tab.get_by_role("button", name="Open").click()
        eater.tab.wait_for_selector("[aria-invalid=true]")
        eater.tab.get_by_label("Secret").fill(self.served.secret)
        eater.tab.keyboard.press("Enter")
        eater.wait("Privacy Policy")
        self.assertEqual(eater.place, "settings")


class SmallAloneTests(AloneTests):
    size = PHONE
    hand = "finger"


class KeyboardAloneTests(AloneTests):
    hand = "keyboard"


# Beyond the left edge and above the upper one nobody can scroll.
UNREACHED = """() => [...document.querySelectorAll("#phone, #board, #stage > *")]
  .filter((node) => node.checkVisibility())
  .map((node) => node.getBoundingClientRect())
  .filter((box) => box.width > 1 && (box.left + scrollX < 0 || box.right + scrollX > Math.max(
    document.scrollingElement.scrollWidth, innerWidth))).length"""


class SmallWindowAloneTests(ServedTests):
    script = False

    def test_without_scripts_everything_in_a_small_window_is_reached_by_scrolling(self):
        for size in ((320, 568), PHONE, (341, 156)):
            page = self.page(size, "finger").open()
            self.assertEqual(page.tab.evaluate(UNREACHED), 0, size)
            self.assertTrue(page.tab.locator("#board").is_visible(), size)
            with page.tab.expect_navigation():
                page.tab.get_by_role("button", name="Set", exact=True).tap()
            page.wait(HOME)


class RefusedAloneTests(ServedTests):
    """The page of a refused tap stands at an address that nobody can go to."""

    # The form of a tap, as if its control showed something else by now.
    STALE = """() => {
      const node = document.querySelector("[data-id='home.seeRecipe']");
      node.value = node.value.replace(/^\\w+/, "00000000");
    }"""

    def refused(self, **options):
        page = self.page(**options)
        page.allowed = [r"409 \(Conflict\)"]
        # Its script comes too late for the first tap, or not at all.
        if page.script:
            page.tab.route("**/shell.js", lambda route: route.abort(), times=1)
            page.allowed += ["ERR_FAILED"]
        page.open().tab.evaluate(self.STALE)
        with page.tab.expect_navigation():
            page.control("See Recipe").click()
        return page

    def test_the_switchboard_leads_on_from_a_refused_tap(self):
        page = self.refused(script=False)
        self.assertRegex(page.tab.url, r"/tap\?")
        self.assertIn("screen changed", page.messages)
        page.tab.select_option("#s-appearance", "dark")
        with page.tab.expect_navigation():
            page.tab.get_by_role("button", name="Set", exact=True).click()
        page.wait(HOME)
        self.assertRegex(page.tab.url, r"/\?.*appearance=dark")

    def test_a_script_that_comes_late_goes_on_at_the_address_of_the_page(self):
        page = self.refused(script=True)
        page.tab.wait_for_function("() => document.documentElement.dataset.script")
        self.assertIn("screen changed", page.messages)
        self.assertNotRegex(page.tab.url, "/tap")
        page.reload(HOME).use("See Recipe", "Ingredients").back(HOME)


class BoardAloneTests(ServedTests):
    script = False

    def test_the_switchboard_is_set_by_its_button(self):
        eater = self.page().open()
        eater.tab.select_option("#s-appearance", "dark")
        eater.tab.select_option("#s-type", "AX3")
        eater.tab.check("#s-outline")
        with eater.tab.expect_navigation():
            eater.tab.get_by_role("button", name="Set", exact=True).click()
        self.assertRegex(eater.tab.url, "appearance=dark")
        self.assertRegex(eater.tab.url, "type=AX3")
        self.assertIn("dark", eater.tab.locator("html").get_attribute("class"))
        self.assertTrue(eater.tab.locator("#outline li").count() > 5)
        self.assertEqual(eater.tab.locator("#s-type").input_value(), "AX3")
        eater.use("See Recipe", "Ingredients")
        self.assertRegex(eater.tab.url, "appearance=dark.*type=AX3")


if __name__ == "__main__":
    unittest.main()
