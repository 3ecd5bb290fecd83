"""The flows of the app as somebody uses them in a browser, down to what is stored."""

import json
import re
import unittest
from urllib.parse import urljoin, urlsplit

from sampling import guards
from served import until
from visitor import PHONE
from visits import ServedTests
from wire import Wire

HOME = "Get new meal suggestion"
TIMED = "recipe?id=bibimbap"


class Flows(ServedTests):
    """By pointer, in a window with room for everything around the phone."""

    motion = "no-preference"

    def setUp(self):
        super().setUp()
        self.eater = self.page(reduced_motion=self.motion)

    def open(self, *trail, **switches):
        return self.eater.open(*trail, **switches)

    def home(self, **switches):
        return self.open(**switches).wait(HOME)

    def meal(self):
        """The meal that is suggested."""
        return re.search(r"Meal suggestion: (.*), \d+ minutes", self.eater.text).group(1)

    def stored(self, kind, count=1):
        until(lambda: self.served.history().count(kind) == count, f"{count} × {kind}")

    # Suggestions

    def test_another_suggestion_comes_and_both_are_in_the_history(self):
        eater = self.home()
        before = self.meal()
        eater.use(HOME).wait(f"Meal suggestion: (?!{re.escape(before)},)")
        self.assertNotEqual(self.meal(), before)
        until(lambda: self.served.history() == ["skipped", "suggested", "suggested"], "history")

    def test_why_a_meal_is_suggested_is_said_and_left_again(self):
        eater = self.home().use("Why This", "Close")
        self.assertIn("why?id=", eater.place)
        eater.use("Close", HOME)
        self.assertEqual(eater.place, "home")

    @guards
    def test_a_meal_that_is_not_for_somebody_goes_and_comes_back(self):
        eater = self.home()
        meal = self.meal()
        eater.use("Why This", "Not for Me").use("Not for Me", "is left out")
        eater.wait(f"Meal suggestion: (?!{re.escape(meal)},)")
        self.stored("disliked")
        eater.use("Tap to undo").wait(HOME)
        self.stored("disliked", 0)

    @guards
    def test_what_somebody_thinks_is_asked_and_kept(self):
        eater = self.home().use("Why This", "Rate It").use("Rate It", "Not rated yet")
        eater.use("4 stars", "You gave it 4 stars")
        self.stored("rated")
        eater.use("I Cooked It", "[Cc]ooked")
        self.stored("cooked")
        eater.use("Done", "Rate It").use("Close", HOME)

    # Recipes

    @guards
    def test_a_recipe_is_read_and_cooked_step_by_step(self):
        eater = self.home().use("See Recipe", "Ingredients")
        eater.use("Start Cooking", r"Step 1 of \d+")
        count = int(re.search(r"Step 1 of (\d+)", eater.text).group(1))
        for step in range(2, count + 1):
            eater.use("Next", f"Step {step} of")
        eater.use("^Done")
        self.stored("cooked")

    def test_a_timer_runs_by_itself_and_is_stopped(self):
        eater = self.open("home", TIMED).use("Start Cooking", "Step 1 of")
        clock = eater.front.locator('[data-id^="cooking.running."][data-id$=".clock"]')
        eater.use("Start timer: Cook", "Stop Cook")
        self.assertRegex(clock.inner_text(), r"1[34]:\d\d")
        first = clock.inner_text()
        until(lambda: clock.inner_text() != first, "the timer goes on")
        eater.use("Next", "Step 2 of")
        self.assertRegex(clock.inner_text(), r"13:\d\d")
        eater.use("Stop Cook")
        until(lambda: "Stop Cook" not in eater.text, "the timer is gone")

    def test_a_recipe_is_shared_as_a_text(self):
        eater = self.open("home", TIMED)
        eater.context.grant_permissions(["clipboard-read", "clipboard-write"])
        eater.use("Share")
        until(lambda: "Copied." in eater.messages, "it says that it was copied")
        self.assertIn("Bibimbap", eater.tab.evaluate("() => navigator.clipboard.readText()"))

    # Premium and favorites

    @guards
    def test_saving_goes_by_way_of_the_trial(self):
        eater = self.home()
        meal = self.meal()
        eater.use("Save", "Save to favorites with Premium")
        eater.use("Learn More", "Unlock Your Full Meal")
        eater.use("Start Free Trial", "Saved|Remove from favorites")
        until(lambda: len(self.served.favorites()) == 1, "it is saved")
        eater.use("^Favorites", re.escape(meal))

    @guards
    def test_maybe_later_saves_nothing(self):
        eater = self.home().use("Save", "Save to favorites with Premium")
        eater.use("Maybe Later", HOME)
        self.assertEqual(self.served.favorites(), [])
        eater.use("Save", "Learn More").use("Learn More", "Start Free Trial")
        eater.use("Maybe Later", HOME)
        self.assertEqual(self.served.favorites(), [])

    @guards
    def test_a_favorite_is_opened_and_removed(self):
        self.served.command("premium", "start-trial")
        self.served.command("favorites", "add", "spicy-beef-tacos")
        eater = self.open("favorites").use("Spicy Beef Tacos", "Ingredients")
        eater.use("Close", "Edit").use("Edit", "Remove").use("Remove")
        until(lambda: self.served.favorites() == [], "it is removed")

    @guards
    def test_an_order_leads_to_an_address_that_nobody_is_sent_to(self):
        eater = self.home().use("^Order", "DoorDash").use("Uber", HOME)
        link, app = eater.tab.locator("#messages a").all()
        self.assertTrue(link.get_attribute("href").startswith("https://www.ubereats.com/search"))
        self.assertTrue(app.get_attribute("href").startswith("ubereats://"))
        self.assertEqual(link.get_attribute("target"), "_blank")
        self.assertEqual(
            set(link.get_attribute("rel").split()), {"noopener", "noreferrer"})

    def test_an_order_is_left_by_cancel(self):
        eater = self.home().use("^Order", "DoorDash").use("Cancel", HOME)
        self.assertEqual(eater.messages, "")

    # Settings

    @guards
    def test_a_diet_an_allergy_and_a_food_are_set_and_kept(self):
        eater = self.open("settings").use("Dietary Restrictions", "DIETS|Diets")
        eater.use("^Vegan").use("^Peanuts").enter("as an allerg", "kiwi", "Accept Traces")
        self.assertTrue(eater.is_on("^Vegan") and eater.is_on("^Peanuts"))
        until(lambda: "kiwi" in self.served.setting("allergies"), "kiwi is stored")
        self.assertEqual(self.served.setting("diets"), "vegan")
        self.assertIn("peanut", self.served.setting("allergies"))
        eater.use("Back", "selected")

    @guards
    def test_a_food_that_nobody_knows_is_said_and_typed_anew(self):
        eater = self.open("settings", "dietary-restrictions")
        eater.enter("as an allerg", "zzzzz", "No food called")
        field = eater.control("as an allerg", "textbox")
        self.assertEqual(field.get_attribute("aria-invalid"), "true")
        eater.enter("as an allerg", "kiwi", "(^|\n)kiwi(,|\n)")
        until(lambda: "kiwi" in self.served.setting("allergies"), "kiwi is stored")

    @guards
    def test_traces_are_accepted_only_after_a_question(self):
        self.served.command("settings", "set", "allergies", "milk")
        eater = self.open("settings", "dietary-restrictions")
        eater.use("Accept Traces", "Cancel").use("Cancel", "Vegan")
        self.assertEqual(self.served.setting("traces"), "avoid")
        eater.use("Accept Traces", "Cancel").use("^Accept Traces", "Vegan", role="button")
        until(lambda: "accept" in self.served.setting("traces"), "traces are accepted")

    @guards
    def test_a_food_is_left_out(self):
        eater = self.open("settings", "dietary-restrictions")
        eater.enter("to leave out", "celery", "[Cc]elery")
        until(lambda: "celery" in self.served.setting("dislikes"), "celery is stored")

    @guards
    def test_the_time_for_cooking_is_set(self):
        eater = self.open("settings").use("Cooking Time", "30 minutes")
        eater.use("30 minutes")
        self.assertTrue(eater.is_on("30 minutes"))
        until(lambda: self.served.setting("cooking-time") == "30", "it is stored")
        eater.use("Back", "Cooking Time Available, 30 min")

    @guards
    def test_cuisines_are_chosen_with_premium(self):
        eater = self.open("settings").use("Cuisine", "Learn More").use("Maybe Later", "Cuisine")
        eater = self.open("settings", premium="active").use("Cuisine", "Korean")
        eater.use("^Korean").use("^Thai")
        until(lambda: self.served.setting("cuisines") == "korean,thai", "they are stored")
        eater.use("Back", "Cuisine Preferences, 2")

    def test_the_appearance_is_chosen(self):
        eater = self.open("settings", "privacy-policy").use("Appearance", "Dark")
        eater.use("^Dark")
        eater.tab.wait_for_function(
            "() => document.documentElement.classList.contains('dark')")
        until(lambda: self.served.setting("appearance") == "dark", "it is stored")
        eater.use("Back", "Export")

    @guards
    def test_somebody_is_added_to_the_household_and_removed(self):
        eater = self.open("settings", "dietary-restrictions").use("People at the Table", "Add someone")
        eater.enter("Name", "Ada", "Ada")
        until(lambda: "Ada" in self.served.setting("household"), "Ada is there")
        eater.use("^Ada", "Remove")
        eater.use("Dietary Restrictions", "Milk").use("^Milk")
        until(lambda: self.served.setting("allergies@Ada") == "milk", "Ada's limits are stored")
        eater.use("Back", "Remove").use("Remove")
        until(lambda: "Ada" not in self.served.setting("household"), "Ada is gone")

    # Account and privacy

    @guards
    def test_somebody_signs_in_and_out(self):
        eater = self.open("settings").use("Sign in", "Not Now")
        eater.enter("Name for", "Ada", "Signed in since")
        eater.use("Back", "Ada").use("Ada", "Sign Out")
        eater.use("Sign Out").wait("Sign in")

    @guards
    def test_an_account_is_deleted_only_after_a_question(self):
        eater = self.open("settings").use("Sign in", "Not Now")
        eater.enter("Name for", "Ada", "Signed in since")
        eater.use("Delete Account", "Cancel").use("Cancel", "Sign Out")
        eater.use("Delete Account", "Cancel").use("^Delete").wait("Sign in")

    @guards
    def test_all_data_is_exported_and_deleted_after_a_question(self):
        self.served.command("suggest")
        eater = self.open("settings").use("Privacy Policy", "Export")
        eater.use("Export")
        until(lambda: "Save MealAdvisor" in eater.messages, "a file to save")
        link = eater.tab.get_attribute(".document a", "href")
        answer = Wire(self.served).get(urljoin(urlsplit(eater.tab.url).path, link))
        self.assertIn("attachment", answer.headers["Content-Disposition"])
        self.assertIn("suggested", json.dumps(answer.json))
        eater.use("Delete My Data", "Cancel").use("Cancel", "Export")
        self.assertIn("suggested", self.served.history())
        eater.use("Delete My Data", "Cancel").use("^Delete(?! My Data)", "deleted")
        until(lambda: self.served.setting("diets") == "none", "settings are as they began")
        self.assertNotIn("skipped", self.served.history())

    # Trouble

    def test_without_a_connection_the_last_meal_stays_and_another_try_helps(self):
        self.home()
        eater = self.open(network="offline").wait("Unable to load")
        self.assertIn("Last suggestion shown", eater.text)
        eater.use("Try Again", "Unable to load")
        # In a small window there is no switchboard: the address does the same.
        eater.tab.goto(eater.tab.url.replace("network=offline", "network="))
        eater.settle().use("Try Again|Get new", "Meal suggestion")

    def test_the_third_try_works(self):
        eater = self.open(network="flaky").wait("Unable to load")
        for _ in range(4):
            if HOME in eater.text:
                break
            eater.use("Try Again|Get new").wait("Unable to load|went wrong|Get new meal")
        self.assertIn("Meal suggestion", eater.text)

    def test_a_failing_source_says_so(self):
        eater = self.open(network="failing").wait("Unable to load|went wrong")
        eater.use("Try Again", "Unable to load|went wrong|Something")

    def test_a_slow_source_shows_that_it_loads(self):
        eater = self.open(network="slow")
        eater.wait("Meal suggestion")
        before = self.meal()
        eater.use(HOME).wait(f"Meal suggestion: (?!{re.escape(before)},)")

    @guards
    def test_a_dead_end_leads_to_the_limits(self):
        allergies = "soy,mustard,sulphite,sesame,milk,gluten,peanut,rice,tomato,garlic,onion"
        self.served.command("settings", "set", "allergies", allergies)
        self.served.command("settings", "set", "diets", "vegan,keto")
        eater = self.open().wait("No meal")
        self.assertNotIn("Meal suggestion", eater.text)
        self.assertNotIn("See Recipe", eater.text)
        self.assertRegex(eater.text, r"free of\s+soy")
        eater.use("Open Dietary Restrictions", "Vegan")

    @guards
    def test_an_allergy_set_elsewhere_holds_here_at_once(self):
        eater = self.home()
        self.served.command("settings", "set", "allergies", "milk,egg,gluten,fish,soy,peanut")
        eater.wait("[Aa]lways check the|No meal")

    # The browser

    def test_back_and_forward_go_through_the_places(self):
        eater = self.home().use("See Recipe", "Ingredients")
        recipe = eater.place
        eater.use("Start Cooking", "Step 1 of")
        eater.back("Ingredients")
        self.assertEqual(eater.place, recipe)
        eater.back(HOME)
        self.assertEqual(eater.place, "home")
        eater.forward("Ingredients")
        self.assertEqual(eater.place, recipe)
        eater.forward("Step 1 of").back("Ingredients").use("Close", HOME)
        eater.use("^Settings", "Privacy Policy").use("Terms of Service", "Terms")
        eater.back("Privacy Policy").back(HOME)

    def test_a_page_that_is_loaded_again_is_where_it_was(self):
        eater = self.home().use("See Recipe", "Ingredients")
        recipe, title = eater.place, eater.tab.title()
        eater.reload("Ingredients")
        self.assertEqual((eater.place, eater.tab.title()), (recipe, title))
        eater.use("Close", HOME)
        eater.use("^Settings").use("Dietary", "Vegan").reload("Vegan").back("Privacy Policy")


class KeyboardFlows(Flows):
    """By the keyboard alone."""

    hand = "keyboard"


class SmallFlows(Flows):
    """By finger, in a window as large as a phone, with reduced motion."""

    size = PHONE
    hand = "finger"
    motion = "reduce"


class SmallKeyboardFlows(Flows):
    """By the keyboard alone in a small window, with reduced motion."""

    size = PHONE
    hand = "keyboard"
    motion = "reduce"


if __name__ == "__main__":
    unittest.main()
