"""Planning and shopping as somebody does it in a browser: the flows of the recipe app, whole."""

import json
import unittest

from planning import (
    CARD_ADD, ENTRY, ITEM, KEPT, KEPT_TITLE, OPENING, TICK, PlanningTests, ident, next_monday)
from sampling import guards
from served import until
from visitor import PHONE

# What moving the knob of a slider does.
SLIDE = """(node, value) => {
  node.value = value;
  for (const name of ["input", "change"])
    node.dispatchEvent(new Event(name, { bubbles: true }));
}"""

SOUP = """Lentil soup
Serves 4

Ingredients
1 cup red lentils
1 onion
4 cups water

Directions
Chop the onion.
Boil everything for 20 minutes."""


class Plans(PlanningTests):
    """By pointer, in a window with room for everything around the phone."""

    def test_a_week_is_planned_a_meal_locked_another_one_replaced_and_leftovers_eaten(self):
        self.served.command("plan", "set", f"{next_monday()}-dinner", KEPT)
        self.open_next_week()
        self.assert_axe_is_content()
        self.tap(ident("planner.fill"))
        until(lambda: self.see(ENTRY).count() > 6, "the week is filled")
        locked, other = (self.see(ENTRY).nth(number).get_attribute("data-id") for number in (0, 1))
        self.tap(ident(f"{locked}.swipe.more"))
        self.assert_axe_is_content()
        self.tap('[data-id$=".menu.lock"]')
        until(lambda: "Locked" in self.spoken(ident(locked)), "it is locked")
        self.tap(ident(other))
        self.assert_axe_is_content()
        self.tap(ident("planned-meal.reroll"))
        until(lambda: not self.eater.front.locator(ident(other)).count(), "another meal is there")
        self.assertIn("Locked", self.spoken(ident(locked)))
        self.eat_leftovers()

    def eat_leftovers(self):
        """Plans what is left of the dinner of Monday, for a lunch after it."""
        dinner = f'{ENTRY}[aria-label^="Dinner: {KEPT_TITLE}"]'
        leftovers = self.eater.front.locator(f'{ENTRY}[aria-label*="Leftovers: {KEPT_TITLE}"]')
        before = leftovers.count()
        self.tap(dinner)
        self.assert_axe_is_content()
        self.tap(ident("planned-meal.leftovers"))
        until(lambda: leftovers.count() == before + 1, "leftovers are planned")

    def test_a_planned_meal_is_shopped_for_at_a_store_and_handed_over(self):
        self.open_next_week()
        self.tap(OPENING)
        self.assert_axe_is_content()
        self.tap(CARD_ADD)
        self.assert_axe_is_content()
        self.tap(ident("serving-selection.confirm"))
        self.see(ENTRY)
        self.go_to_the_list()
        self.tap(ident("grocery-list.store.change"))
        self.assert_axe_is_content()
        self.choose_a_store()
        self.assertGreater(float(self.total), 0)
        self.substitute()
        self.assert_axe_is_content()
        self.tap(ident("grocery-list.cart"))
        self.see(ident("cart.continue"))
        self.assert_axe_is_content()
        self.tap(ident("cart.continue"))
        until(lambda: self.tab.locator("#messages a").count(), "the way to the retailer")
        address = self.tab.locator("#messages a").first.get_attribute("href")
        self.assertRegex(address, r"^https://[^/]+\.example/checkout/")

    def substitute(self):
        """Takes the first thing that stands in for the first item that has one."""
        for number in range(self.see(ITEM).count()):
            item = self.see(ITEM).nth(number).get_attribute("data-id")
            self.tap(ident(item))
            self.see(ident("grocery-item.drawer.close"))
            stand_in = self.eater.front.locator('[data-id^="grocery-item.substitute."]')
            if stand_in.count():
                self.assert_axe_is_content()
                self.tap('[data-id^="grocery-item.substitute."]')
                until(
                    lambda: not self.eater.front.locator(ident(item)).count(),
                    "something else is bought")
                return
            self.tap(ident("grocery-item.drawer.close"))
        self.fail("nothing has a substitute")

    @guards
    def test_what_is_ticked_offline_in_the_shop_stays_when_the_network_is_back(self):
        self.open_next_week()
        self.plan_one_meal()
        self.go_to_the_list()
        self.connect("offline")
        self.assertIn("You are offline", self.eater.text)
        self.assert_axe_is_content()
        item = self.see(ITEM).first.get_attribute("data-id")
        self.tap(TICK)
        until(lambda: "Ticked off" in self.spoken(ident(f"{item}.tick")), "it is ticked")
        self.connect("")
        self.assertNotIn("You are offline", self.eater.text)
        self.assertIn(": Ticked off", self.spoken(ident(f"{item}.tick")))
        self.assertEqual(self.ticked(), 1)

    def test_another_store_has_other_prices(self):
        self.open_next_week()
        self.plan_one_meal()
        self.go_to_the_list()
        self.tap(ident("grocery-list.store.change"))
        self.choose_a_store()
        before = self.total
        self.tap(ident("grocery-list.store.change"))
        self.choose_a_store(1)
        until(lambda: self.total != before, "prices of the other store")
        self.assert_axe_is_content()

    def test_a_pasted_recipe_is_read_looked_through_saved_and_planned(self):
        self.open(*self.trail("my-recipes", "import-recipe"))
        self.tap('[data-role=segment][data-action$="=text"]')
        self.see("textarea").fill(SOUP)
        self.assert_axe_is_content()
        self.tap(ident("import-recipe.read"))
        self.see(ident("review-recipe.save"))
        self.assertIn("1 cup red lentils", self.eater.text)
        self.assert_axe_is_content()
        self.tap('[data-id$=".check.confirm"]')
        self.tap(ident("review-recipe.save"))
        until(lambda: "Lentil soup" in self.eater.text, "it is kept")
        self.open_next_week()
        self.tap(OPENING)
        self.tap('[data-id="recipe-picker.tabs.imported"]')
        self.tap(CARD_ADD)
        self.tap(ident("serving-selection.confirm"))
        self.assertIn("Lentil soup", self.spoken(ENTRY))

    def test_a_lower_budget_moves_the_plan(self):
        self.served.command("store", "choose", "kroger-1234")
        generous = self.week_filled_for(300)
        self.assertGreater(generous["budget"]["cost"]["hundredths"], 3000)
        meager = self.week_filled_for(30)
        self.assertLess(
            meager["budget"]["cost"]["hundredths"], generous["budget"]["cost"]["hundredths"])
        self.assertEqual(meager["budget"]["weekly"]["hundredths"], 3000)
        self.assertEqual(len(self.dishes(meager)), len(self.dishes(generous)))

    def week_filled_for(self, dollars):
        """The week that would be filled once the budget is so many dollars.

        Its list costs whole packages, so no week of an empty kitchen costs thirty dollars; what
        counts then is that it is cheaper, and not the same few dishes again and again.
        """
        self.open(*self.trail("connections"))
        slider = self.see(f'{ident("connections.budget")} input, input{ident("connections.budget")}')
        slider.first.evaluate(SLIDE, str(dollars))
        self.eater.settle()
        return json.loads(self.served.command(
            "plan", "fill", "--week", str(next_monday()), "--seed", "1", "--dry-run", "--json"))

    def dishes(self, week):
        return {
            json.dumps(entry["content"], sort_keys=True) for day in week["days"]
            for slot in day["slots"] for entry in slot["entries"]}


class PlansByFinger(Plans):
    """The same with one thumb, in a window as small as a phone."""

    size = PHONE
    hand = "finger"


class PlansInRecipeApp(Plans):
    """The same where planning is the first tab and free."""

    app = "recipeapp-demo"


class PlansInRecipeAppByFinger(PlansInRecipeApp):
    size = PHONE
    hand = "finger"


if __name__ == "__main__":
    unittest.main()
