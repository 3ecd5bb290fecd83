"""What a keyboard, a hasty hand and a second window do to the served app."""

import re
import signal
import unittest
from urllib.parse import urlsplit

from checks import keyboard
from served import until
from visitor import PHONE, WIDE
from visits import ServedTests

RECIPE = "recipe?id=bibimbap"
HOME = "Get new meal suggestion"
DIETS = ("settings", "dietary-restrictions")


class KeyTests(ServedTests):
    hand = "keyboard"

    def setUp(self):
        super().setUp()
        self.eater = self.page()

    # Where the focus goes

    def test_tab_goes_through_the_phone_the_board_and_the_outline(self):
        every = ["skip", "phone", "board", "outline"]
        for size, parts in ((WIDE, every), (PHONE, ["phone"])):
            eater = self.page(size).open("home", RECIPE, outline="on")
            seen = []
            for _ in range(80):
                eater.tab.keyboard.press("Tab")
                part = eater.tab.evaluate(
                    "() => document.activeElement.closest('.skip, #phone, #board, #outline')"
                    "?.getAttribute('id') ?? (document.activeElement.className || null)")
                if not part:
                    break
                seen += [part] if part not in seen[-1:] else []
            self.assertEqual(seen, parts)

    def test_controls_are_reached_in_the_order_of_reading(self):
        for trail in (("home",), ("home", RECIPE), DIETS, ("settings",)):
            self.eater.open(*trail)
            wanted = self.eater.tab.evaluate(keyboard.CONTROLS.replace(
                "document.querySelectorAll", "document.getElementById('front').querySelectorAll"))
            stops = [stop["id"] for stop in keyboard.walk(self.eater.tab) if stop["isControl"]]
            way = [id for index, id in enumerate(stops) if id not in stops[:index]]
            self.assertEqual([id for id in way if id in wanted], wanted, trail)

    def test_the_skip_link_leads_to_the_switchboard(self):
        self.eater.open().press("Tab").press("Enter")
        focus = self.eater.tab.evaluate("() => document.activeElement.closest('#board') !== null")
        self.assertTrue(focus)

    def test_a_new_screen_takes_the_focus_and_an_old_one_gives_it_back(self):
        eater = self.eater.open().wait(HOME).use("See Recipe", "Ingredients")
        self.assertTrue(eater.focus.startswith("recipe."), eater.focus)
        eater.use("Close", HOME)
        self.assertEqual(eater.focus, "home.seeRecipe")
        eater.use("Why This", "Rate It").use("Rate It", "Not rated").use("Done", "Rate It")
        self.assertEqual(eater.focus, "why.rate")
        eater.use("Close", HOME)
        self.assertEqual(eater.focus, "home.card.why")
        eater.use("^Settings", "Terms").use("Cooking Time", "No limit").use("Back", "Terms")
        self.assertEqual(eater.focus, "settings.time")

    def test_what_stays_on_the_screen_keeps_the_focus(self):
        eater = self.eater.open(*DIETS).use("^Vegan")
        self.assertEqual(eater.focus, "dietary-restrictions.diet.vegan")
        eater.press("Space")
        until(lambda: not eater.is_on("^Vegan"), "it is off again")
        self.assertEqual(eater.focus, "dietary-restrictions.diet.vegan")

    def test_escape_leaves_what_can_be_left(self):
        eater = self.eater.open().wait(HOME).use("See Recipe", "Ingredients")
        eater.press("Escape", HOME).press("Escape", HOME)
        self.assertEqual(eater.place, "home")
        eater.use("^Order", "DoorDash").press("Escape", HOME)
        eater.use("Save", "Learn More").press("Escape", HOME)
        self.assertEqual(self.served.favorites(), [])

    def test_below_a_sheet_nothing_is_reached(self):
        eater = self.eater.open("home", "opinion?id=bibimbap")
        self.assertTrue(eater.tab.locator("#below").evaluate("(node) => node.inert"))
        stops = [stop["id"] for stop in keyboard.walk(eater.tab)]
        self.assertEqual([id for id in stops if id.startswith("home.")], [])

    def test_what_a_card_offers_hides_no_other_control(self):
        eater = self.eater.open().wait(HOME)
        found = eater.tab.evaluate("""() => {
          const more = document.querySelector("#front .more:not(.inner)");
          more.previousElementSibling.dispatchEvent(
            new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
          const box = more.getBoundingClientRect();
          const hidden = [...document.querySelectorAll("#front button:not(.more *)")]
            .filter((node) => node.dataset.id !== "home.card.meal")
            .filter((node) => {
              const { top, bottom } = node.getBoundingClientRect();
              return bottom > box.top && top < box.bottom;
            });
          return [getComputedStyle(more).opacity, hidden.map((node) => node.dataset.id)];
        }""")
        self.assertEqual(found, ["1", []])

    # A hasty hand

    def test_two_quick_steps_back_go_two_steps_back(self):
        eater = self.eater.open().wait(HOME).use("See Recipe", "Ingredients")
        eater.use("Start Cooking", "Step 1 of")
        eater.tab.evaluate("() => { history.back(); setTimeout(() => history.back(), 10); }")
        eater.wait(HOME)
        until(lambda: eater.place == "home", "home again")
        eater.forward("Ingredients").forward("Step 1 of")

    def test_two_steps_back_during_a_request_are_one_visit(self):
        eater = self.eater.open().wait(HOME).use("See Recipe", "Ingredients")
        eater.use("Start Cooking", "Step 1 of")
        held, asked = [], []
        eater.tab.route(re.compile("/tap"), lambda route: held.append(route))
        eater.tab.evaluate("() => document.querySelector('[data-id=\"cooking.next\"]').click()")
        until(lambda: eater.tab.evaluate("current !== null") and held, "the tap is under way")
        eater.tab.on("request", lambda request: asked.append(urlsplit(request.url)))
        for _ in range(2):
            eater.tab.evaluate("""() => new Promise((done) => {
              addEventListener("popstate", done, { once: true });
              history.back();
            })""")
        held[0].continue_()
        eater.wait(HOME)
        self.assertEqual(eater.place, "home")
        visits = [url.query for url in asked if url.path.endswith("/")]
        self.assertEqual(visits, ["at=home&stage=on"], "and no other request was needed for it")

    def test_what_is_about_to_be_sent_goes_before_another_control(self):
        eater = self.eater.open(*DIETS)
        asked = []
        eater.tab.on("request", lambda request: asked.append(request.post_data or ""))
        # No screen of the app has a field that sends by itself, so this one is made one.
        field = eater.control("as an allerg", "textbox").element_handle()
        vegan = eater.control("^Vegan").element_handle()
        eater.tab.evaluate("""([field, vegan]) => {
          field.type = "search";
          field.focus();
          field.value = "kiwi";
          field.dispatchEvent(new Event("input", { bubbles: true }));
          vegan.focus();
          vegan.click();
        }""", [field, vegan])
        eater.wait("(^|\n)kiwi(,|\n)")
        until(lambda: eater.is_on("^Vegan"), "the control was used")
        taps = [body for body in asked if body.startswith("action=")]
        self.assertEqual(len(taps), 2, taps)
        self.assertIn("value=kiwi", taps[0])

    def test_a_control_is_busy_as_long_as_the_app_says(self):
        eater = self.eater.open(network="slow").wait("Meal suggestion")
        main = eater.tab.locator("[data-id='home.primary']")
        main.evaluate("""(node) => {
          window.rested = [];
          new MutationObserver(() => {
            if (node.ariaBusy !== "true") window.rested.push(document.body.dataset.revision);
          }).observe(node, { attributeFilter: ["aria-busy"] });
        }""")
        with eater.tab.expect_response(re.compile("/tap")) as told:
            main.evaluate("(node) => node.click()")
        answer = told.value.json()
        control = answer["front"].split('data-id="home.primary"')[1].split(">")[0]
        self.assertIn('aria-busy="true"', control)
        rested = until(lambda: eater.tab.evaluate("window.rested"), "it rests")
        self.assertNotIn(answer["revision"], rested)

    def test_the_rows_of_a_list_stay_when_the_first_one_goes(self):
        self.eater.open(*DIETS)
        kept = self.eater.tab.evaluate("""() => {
          const list = document.querySelector("#front ul");
          const rows = [...list.children].slice(1);
          const next = list.cloneNode(true);
          next.firstElementChild.remove();
          const lines = next.querySelectorAll("[data-role=separator]");
          lines.forEach((line, index) => index ? line.dataset.id += "x" : line.remove());
          morph(list, next);
          return rows.length > 3 && [...list.children].every((row, index) => row === rows[index])
            && list.children.length === rows.length;
        }""")
        self.assertTrue(kept)

    def test_a_button_that_is_pressed_twice_acts_once_or_as_it_then_says(self):
        eater = self.eater.open(*DIETS)
        vegan = eater.control("^Vegan")
        eater.tab.evaluate(
            "(node) => { node.click(); node.click(); node.click(); }", vegan.element_handle())
        until(lambda: eater.is_on("^Vegan"), "on, off, on")
        eater.settle()
        self.assertEqual(self.served.setting("diets"), "vegan")

    def test_many_quick_presses_are_neither_lost_nor_doubled(self):
        eater = self.eater.open(*DIETS)
        names = ["Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-Free"]
        found = [eater.control(f"^{name}$").element_handle() for name in names]
        eater.tab.evaluate("(all) => all.forEach((node) => node.click())", found)
        for name in names:
            until(lambda: eater.is_on(f"^{name}$"), f"{name} is on")
        until(lambda: len(self.served.setting("diets").split(",")) == 5, "all are stored")

    def test_a_tap_while_a_screen_moves_is_not_lost(self):
        eater = self.eater.open("settings").use("Dietary", "Vegan")
        eater.tab.evaluate(
            "() => document.querySelector('#front [data-id$=\".back\"]').click()")
        eater.tab.wait_for_function("() => document.body.dataset.place === 'settings'")
        eater.tab.evaluate("() => document.querySelector('[data-id=\"settings.time\"]').click()")
        eater.wait("No limit")

    # A second window, and none

    def test_what_somebody_types_stays_while_something_else_happens(self):
        eater = self.eater.open(*DIETS)
        eater.reach(eater.control("as an allerg", "textbox"))
        eater.tab.keyboard.type("kiw")
        self.served.command("settings", "set", "diets", "vegan")
        until(lambda: eater.is_on("^Vegan"), "what happened elsewhere is shown")
        eater.tab.keyboard.type("i")
        field = eater.control("as an allerg", "textbox")
        self.assertEqual(field.input_value(), "kiwi")
        eater.press("Enter", "(^|\n)kiwi(,|\n)")

    def test_two_windows_are_in_step(self):
        one, two = self.eater.open(*DIETS), self.page().open("settings")
        one.use("^Vegan").use("^Halal")
        two.wait("Dietary Restrictions, 2 selected")
        self.served.command("settings", "set", "diets", "none")
        two.wait("Dietary Restrictions, None")
        until(lambda: not one.is_on("^Vegan"), "the first window shows it as well")

    def test_a_control_that_means_something_else_by_now_is_refused_and_said(self):
        eater = self.eater
        eater.allowed = [r"409 \(Conflict\)"]
        eater.open(*DIETS)
        eater.tab.evaluate(
            "() => { const node = document.querySelector('[data-id$=\"diet.vegan\"]');"
            " node.value = node.value.replace(/^\\w+/, '00000000'); node.click(); }")
        until(lambda: "screen changed" in eater.messages, "it is said")
        self.assertEqual(self.served.setting("diets"), "none")
        eater.use("^Vegan")
        until(lambda: self.served.setting("diets") == "vegan", "it works again")

    def test_an_app_that_has_ended_is_said(self):
        eater = self.eater
        eater.allowed = ["ERR_CONNECTION", "Failed to load", "ERR_INCOMPLETE", "ERR_EMPTY"]
        eater.open().wait(HOME)
        self.assertEqual(self.served.stop(signal.SIGINT), 0)
        trouble = eater.tab.locator("#trouble")
        until(lambda: "not running" in trouble.inner_text(), "it is said")
        eater.tab.evaluate("() => document.querySelector('[data-id=\"home.save\"]').click()")
        self.assertRegex(trouble.inner_text(), "not running")

    def test_what_is_announced_is_said_once(self):
        eater = self.eater.open().wait(HOME)
        eater.tab.evaluate("""() => {
          window.words = [];
          new MutationObserver(() => {
            const text = document.getElementById("said").textContent;
            if (text) window.words.push(text);
          }).observe(document.getElementById("said"), { childList: true, characterData: true,
            subtree: true });
        }""")
        eater.use("Why This", "Rate It").use("Rate It", "Not rated")
        eater.use("4 stars", "You gave it 4 stars").use("Done", "Rate It").use("Close", HOME)
        eater.use(HOME, "Meal suggestion")
        words = until(lambda: eater.tab.evaluate("window.words"), "something is said")
        meals = [text for text in words if re.match("Meal suggestion", text)]
        self.assertEqual(len(meals), len(set(meals)), words)


if __name__ == "__main__":
    unittest.main()
