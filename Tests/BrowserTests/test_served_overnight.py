"""Two days at a shop: a price falls while everybody sleeps, and is told, reviewed and paid."""

import re
import unittest

from planning import ITEM, PlanningTests, ident
from served import until
from visitor import PHONE

EVENING, MORNING = "2026-05-13T20:00", "2026-05-14T08:00"
# Between those two one price of it falls at the demo's grocer.
FALLING = "black-bean-tacos"
CHANGED = '[data-id*=".notes.change."]'


def at(time):
    """The clock of either app."""
    return {"TZ": "UTC", "MEALADVISOR_CLOCK": time, "RECIPEAPP_CLOCK": time}


class Overnight(PlanningTests):
    """In the evening somebody looks through the cart, and in the morning buys what is in it."""

    variables = at(EVENING)

    def test_a_price_that_fell_overnight_is_told_reviewed_and_paid(self):
        self.served.command("plan", "set", "2026-05-15-dinner", FALLING)
        self.served.command("store", "choose", "kroger-1234")
        self.open(*self.trail("groceries"))
        self.open_the_cart(0)
        before = self.cost
        self.sleep()
        self.open(*self.trail("planner"))
        self.assertIn("price changed", self.see(CHANGED).first.inner_text())
        self.go("groceries")
        self.assertIn("price changed", self.see(CHANGED).first.inner_text())
        self.assert_axe_is_content()
        self.open_the_cart(1)
        self.review()
        self.assertLess(self.cost, before)
        self.tap(ident("cart.continue"))
        until(lambda: self.tab.locator("#messages a").count(), "the way to the retailer")
        self.tap('[data-id="cart.back"]')
        self.assertNotIn("price changed", self.eater.text)

    def review(self):
        """Looks through what changed, and keeps it."""
        self.tap(ident("cart.review"))
        self.see('[data-id^="cart-changes.change."]')
        was, now = re.search(r"\$(\S+) → \$(\S+) each", self.eater.text).groups()
        self.assertGreater(float(was), float(now))
        self.assertRegex(self.eater.text, r"Together -\$\d")
        self.assert_axe_is_content()
        self.tap(ident("cart-changes.accept"))
        self.eater.wait("Changes since review: 0")

    def open_the_cart(self, changes):
        self.see(ITEM)
        self.tap(ident("grocery-list.cart"))
        self.eater.wait(f"Changes since review: {changes}")

    @property
    def cost(self):
        return float(re.search(r"Estimated total: \$(\d+\.\d\d)", self.eater.text).group(1))

    def sleep(self):
        """The program ends in the evening, and another one begins with its data in the morning."""
        self.tab.goto("about:blank")
        self.assertEqual(self.served.stop(), 0)
        self.served = self.serve(self.served.folder, app=self.app, **at(MORNING))
        self.eater = self.page(reduced_motion="reduce")
        self.tab = self.eater.tab


class OvernightInRecipeAppByFinger(Overnight):
    app = "recipeapp-demo"
    size = PHONE
    hand = "finger"


if __name__ == "__main__":
    unittest.main()
