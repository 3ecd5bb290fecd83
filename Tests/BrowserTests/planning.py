"""Somebody who plans and shops, by what controls do instead of by what a meal is called."""

import re
from datetime import date, timedelta

from checks import accessibility
from playwright.sync_api import TimeoutError
from served import until
from visits import ServedTests, browser

PAID = {"premium": "active", "contrast": "increased"}
ENTRY = '[data-role=row][data-action*="planner.slot"]'
OPENING = '[data-role=row][data-action*="planner.add?"]'
ITEM = '[data-role=row][data-action*="groceries.item"]'
TICK = '[data-action*="groceries.tick"]'
# A dinner of which leftovers keep.
KEPT, KEPT_TITLE = "chicken-alfredo", "Chicken Alfredo"
CARD_ADD = '[data-id^="recipe-picker.card."][data-id$=".add"]'


def ident(name):
    return f'[data-id="{name}"]'


def next_monday():
    """The first day of next week."""
    return date.today() + timedelta(days=7 - date.today().weekday())


class PlanningTests(ServedTests):
    """Next week, so that no day of it is over, on whatever day the tests run.

    MealAdvisor has planning behind Settings, RecipeApp has a tab for each part of it.
    """

    @property
    def has_tabs(self):
        return self.app == "recipeapp-demo"

    def setUp(self):
        super().setUp()
        self.eater = self.page(reduced_motion="reduce")
        self.tab = self.eater.tab
        self.switches = dict(PAID)

    def open(self, *trail):
        self.eater.open(*trail, **self.switches)
        self.decline_the_first_week()

    def decline_the_first_week(self):
        """Closes the questions that RecipeApp asks once, of somebody who has planned nothing."""
        closing = ident("first-run.close")
        if self.eater.front.locator(closing).locator("visible=true").count():
            self.tap(closing)

    def see(self, selector):
        """Waits until something is on the screen, and answers with all of its kind."""
        found = self.eater.front.locator(selector).locator("visible=true")
        try:
            found.first.wait_for(timeout=15_000)
        except TimeoutError:
            words = f"no {selector!r} at {self.eater.place}:\n{self.eater.text}"
            raise AssertionError(words) from None
        return found

    def tap(self, selector, number=0):
        """Uses a control, and waits until it has done what it does."""
        control = self.see(selector).nth(number)
        if not self.script:
            with self.tab.expect_navigation():
                self.eater._use(control)
        else:
            self.eater._use(control)
        self.eater.settle()

    def enter(self, selector, words):
        field = self.see(selector).first
        field.fill(words)
        field.press("Enter")
        self.eater.settle()

    def spoken(self, selector, number=0):
        """What is read of a control."""
        return self.see(selector).nth(number).evaluate(
            "(node) => node.getAttribute('aria-label') ?? node.innerText")

    def assert_axe_is_content(self):
        self.eater.settle()
        found = accessibility.inspect(self.tab, browser().axe)
        self.assertEqual(accessibility.judge(found, set()), [], self.eater.place)

    def open_next_week(self):
        self.open(*self.trail("planner"))
        self.tap(ident("planner.week.next"))

    def trail(self, page, *further):
        """The way to a page of planning."""
        return (page, *further) if self.has_tabs else ("settings", page, *further)

    def plan_one_meal(self):
        """Plans the first meal that the picker offers for the first time that is free."""
        self.tap(OPENING)
        self.tap(CARD_ADD)
        self.tap(ident("serving-selection.confirm"))
        self.see(ENTRY)

    def go_to_the_list(self):
        self.go("groceries")
        self.see(ITEM)

    def go(self, page):
        """Goes to the planner or the list from the other of them."""
        if self.has_tabs:
            self.tap(f'[data-action*="tab.select?id={page}"]')
        else:
            self.tap('[data-id$=".back"]')
            self.tap(ident(f"settings.{page}"))

    def connect(self, network, shown=ITEM):
        """Sets the connection where there is no switchboard too: the address does the same."""
        address = re.sub(r"&network=\w*", "", self.tab.url)
        self.tab.goto(f"{address}&network={network}" if network else address)
        self.eater.settle()
        self.see(shown)

    def ticked(self):
        return self.eater.front.locator(f"{TICK}[aria-pressed=true]").count()

    def choose_a_store(self, number=0):
        self.enter(ident("store-selector.zip.text"), "94103")
        looking = self.eater.front.locator(ident("store-selector.looking"))
        until(lambda: looking.count() == 0, "stores are found")
        self.tap('[data-role=row][data-id^="store-selector.store."]', number)
        self.tap(ident("store-selector.confirm"))

    @property
    def total(self):
        """What the list costs, such as "43.21"."""
        words = self.see(ident("grocery-list.totals")).inner_text()
        return re.search(r"\d+\.\d\d", words).group()
