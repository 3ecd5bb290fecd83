"""The app alone in windows of any width, with any typeface: sidebar, grid of the week, keys."""

from planning import PAID, PlanningTests, ident
from served import until

WIDTHS = {390: 844, 768: 1024, 1280: 800}
GRID = '[data-id="planner.grid"]'
ENTRY = f'{GRID} [data-carries]'
FREE = f'{GRID} [data-accepts^="planner.moveTo"]'

# Texts that are wider than their box, and titles that are not in the middle of their bar.
SPILLED = """() => {
  const width = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const found = [];
  for (const node of document.querySelectorAll("#front .t")) {
    if (!node.checkVisibility() || node.closest(".more, .vh, noscript")) continue;
    if (node.matches("input, textarea, select") || !node.innerText.trim()) continue;
    const [text, box] = [width(node), node.getBoundingClientRect()];
    const off = (text.left + text.right - box.left - box.right) / 2;
    const id = node.closest("[data-id]")?.dataset.id;
    if (text.width > box.width + 1.5) found.push(`${id} spills by ${text.width - box.width}`);
    else if (node.matches(".tc") && Math.abs(off) > 2) found.push(`${id} is off by ${off}`);
  }
  return found;
}"""

# A window has no more than its own width, and no sheet or bar leaves it.
WIDER = """() => document.documentElement.scrollWidth > innerWidth
  || [...document.querySelectorAll("#front > * > [data-id]")].some(
    (node) => node.getBoundingClientRect().right > innerWidth + 1)"""


class WidthTests(PlanningTests):
    app = "recipeapp-demo"

    def setUp(self):
        super().setUp()
        self.served = self.serve(app=self.app, staged=False)

    def look(self, width, *trail, style=None):
        self.eater = self.page(size=(width, WIDTHS[width]), reduced_motion="reduce")
        self.tab = self.eater.tab
        if style:
            self.tab.add_init_script(
                "document.addEventListener('readystatechange', () => {"
                f" document.body.style.fontFamily = '{style}'; }})")
        self.open(*trail)
        self.tab.wait_for_function("() => document.querySelector('#phone[data-device=window]')")
        self.eater.settle()

    def open_next_week(self):
        self.tap(ident("planner.week.next"))

    def test_a_window_of_any_width_is_filled(self):
        for width in WIDTHS:
            for place in ("planner", "groceries", "settings"):
                with self.subTest(width=width, place=place):
                    self.look(width, place)
                    self.assertFalse(self.tab.evaluate(WIDER))
                    self.assertEqual(self.tab.locator("#board").locator("visible=true").count(), 0)
                    tabs = self.see("nav[data-role=tabBar]").bounding_box()
                    phone = self.tab.locator("#phone").bounding_box()
                    self.assertAlmostEqual(phone["width"], width, delta=1)
                    if width >= 700:
                        self.assertEqual((tabs["x"], tabs["y"]), (0, 0))
                        self.assertGreater(tabs["height"], WIDTHS[width] - 2)
                    else:
                        self.assertAlmostEqual(tabs["width"], width, delta=1)
                    self.assert_axe_is_content()

    def test_a_sheet_of_a_wide_window_stands_in_its_middle(self):
        self.look(1280, "planner")
        self.tap(ident("planner.store"))
        sheet = self.see("[data-role=sheet]").bounding_box()
        self.assertAlmostEqual(sheet["width"], 540, delta=1)
        self.assertAlmostEqual(sheet["x"] + sheet["width"] / 2, 640, delta=1)
        self.assert_axe_is_content()

    def plan(self):
        """Plans a meal in the grid of next week, and answers with its id and its place."""
        self.look(1280, "planner")
        self.open_next_week()
        self.tap(f"{GRID} [data-action*='planner.add']")
        self.tap('[data-id^="recipe-picker.card."][data-id$=".add"]')
        self.tap(ident("serving-selection.confirm"))
        return self.see(ENTRY).first.get_attribute("data-id")

    def column(self, entry):
        return self.see(ident(entry)).evaluate(
            "(node) => node.closest('[data-role=column]').dataset.id")

    def assert_stored(self, entry, column):
        self.tab.reload()
        self.eater.settle()
        self.see(GRID)
        self.assertEqual(self.column(entry), column)

    def test_a_meal_is_dragged_to_another_day(self):
        entry = self.plan()
        before = self.column(entry)
        start = self.see(ident(entry)).bounding_box()
        target = self.see(FREE).nth(7)
        end = target.bounding_box()
        mouse = self.tab.mouse
        mouse.move(start["x"] + 20, start["y"] + 20)
        mouse.down()
        mouse.move(start["x"] + 40, start["y"] + 30, steps=3)
        mouse.move(end["x"] + 30, end["y"] + 20, steps=8)
        self.assertEqual(self.eater.front.locator("[data-aimed]").count(), 1)
        mouse.up()
        self.eater.settle()
        until(lambda: self.column(entry) != before, "it is moved")
        self.assertEqual(self.eater.place, "planner")
        self.assert_stored(entry, self.column(entry))

    def test_a_meal_is_moved_by_keys_and_keeps_the_focus(self):
        entry = self.plan()
        before = self.column(entry)
        self.see(ident(entry)).focus()
        self.eater.press("Alt+ArrowRight")
        until(lambda: self.column(entry) != before, "it is moved")
        self.eater.settle()
        focused = "() => document.activeElement.closest('[data-id]')?.dataset.id"
        self.assertEqual(self.tab.evaluate(focused), entry)
        self.assert_stored(entry, self.column(entry))
        until(lambda: self.tab.evaluate(focused) == entry, "the focus is back after a reload")

    def test_the_week_is_one_stop_and_arrows_move_in_it(self):
        self.plan()
        stops = "() => [...document.querySelectorAll('#front [data-one-stop] button')].filter("\
            "(node) => node.tabIndex === 0 && node.checkVisibility({ visibilityProperty: true })).length"
        self.assertEqual(self.tab.evaluate(stops), 1)
        at = "() => document.activeElement.closest('[data-role=column]')?.dataset.id"
        self.see(FREE).first.locator("button").focus()
        seen = [self.tab.evaluate(at)]
        for _ in range(2):
            self.tab.keyboard.press("ArrowRight")
            seen.append(self.tab.evaluate(at))
        self.assertEqual(len(set(seen)), 3)
        self.tab.keyboard.press("Home")
        self.assertEqual(self.tab.evaluate(at), sorted(seen)[0])
        self.assertEqual(self.tab.evaluate(stops), 1)

    def test_up_and_down_keep_to_the_column_and_stay_at_its_ends(self):
        self.plan()
        at = "() => document.activeElement.closest('[data-role=column]')?.dataset.id"
        self.see(FREE).first.locator("button").focus()
        column = self.tab.evaluate(at)
        for key in ("ArrowUp", "ArrowDown"):
            for _ in range(8):
                self.tab.keyboard.press(key)
                self.assertEqual(self.tab.evaluate(at), column)

    def test_texts_fit_with_the_letters_that_are_there(self):
        for letters in ("DejaVu Sans", "Noto Sans", "Roboto"):
            for width in (390, 1280):
                for place in ("planner", "groceries", "settings"):
                    with self.subTest(letters=letters, width=width, place=place):
                        self.look(width, place, style=letters)
                        self.assertEqual(self.tab.evaluate(SPILLED), [])
