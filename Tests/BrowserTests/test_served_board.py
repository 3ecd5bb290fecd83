"""Around the phone: every switch acts, its address gives the same state, the outline is true."""

import unittest
from urllib.parse import parse_qs, urljoin, urlsplit

from visits import ServedTests

RECIPE = "recipe?id=bibimbap"
HOME = "Get new meal suggestion"
DEVICES = {
    "iphone-se": [375, 667], "iphone-15": [393, 852], "iphone-15-plus": [430, 932], "": [390, 844],
    "tablet": [768, 1024], "desktop": [1280, 800],
}

LOOK = """() => ({
  scheme: getComputedStyle(document.getElementById("front")).backgroundColor,
  size: parseFloat(getComputedStyle(document.querySelector("[data-width]")).fontSize),
  looks: document.documentElement.className,
  front: ["width", "height"].map((side) =>
    document.getElementById("front").getBoundingClientRect()[side]),
})"""

COLOUR = """() => getComputedStyle(
  document.querySelector('[data-id="recipe.close"] span')).color"""

# The state of each switch.
SWITCHES = """() => Object.fromEntries(
  [...document.querySelectorAll("#switches select, #switches input:not([type=hidden])")]
    .map((field) => [field.name, field.type === "checkbox" ? field.checked : field.value]))"""

# What is read on the page, with its number, and what the outline says of it.
ORDER = """() => {
  const words = (node) => (node.getAttribute("aria-label") ?? node.innerText)
    .replace(/\\s+/g, " ").trim();
  return {
    read: [...document.querySelectorAll("#front [data-read]")].map((node) => ({
      number: Number(node.dataset.read), id: node.dataset.id, words: words(node),
    })),
    listed: [...document.querySelectorAll("#outline li")].map((item) => ({
      id: item.dataset.for, words: item.querySelector(".words")?.innerText ?? "",
    })),
  };
}"""


class BoardTests(ServedTests):
    def setUp(self):
        super().setUp()
        self.eater = self.page()
        self.tab = self.eater.tab

    def set(self, name, value):
        """Chooses a value, and waits until the address holds it."""
        field = self.tab.locator(f"#s-{name}")
        if field.evaluate("(node) => node.localName") == "select":
            field.select_option(value)
        elif field.get_attribute("type") == "checkbox":
            field.set_checked(bool(value))
        else:
            field.fill(value)
        self.tab.wait_for_function(
            "([n, v]) => (new URLSearchParams(location.search).get(n) ?? '') === v",
            arg=[name, value])
        self.eater.settle()

    def look(self):
        return self.tab.evaluate(LOOK)

    def assert_address_gives_the_same(self):
        """The address of the state, opened anew, shows the same place under the same switches."""
        link = self.tab.get_by_role("link", name="Link to this state")
        address = urljoin(self.tab.url, link.get_attribute("href"))
        other = self.page()
        other.tab.goto(address)
        other.settle()
        self.assertNotEqual(urlsplit(other.tab.url).path, urlsplit(self.tab.url).path)
        self.assertEqual(
            parse_qs(urlsplit(other.tab.url).query), parse_qs(urlsplit(self.tab.url).query))
        self.assertEqual(other.tab.evaluate(SWITCHES), self.tab.evaluate(SWITCHES))
        self.assertEqual(other.tab.evaluate(LOOK), self.look())
        self.assertEqual(other.place, self.eater.place)
        self.assertEqual(other.text, self.eater.text)
        other.close()

    def test_appearance(self):
        self.eater.open("home", RECIPE)
        light = self.look()["scheme"]
        self.set("appearance", "dark")
        self.assertIn("dark", self.look()["looks"])
        self.assertNotEqual(self.look()["scheme"], light)
        self.assert_address_gives_the_same()
        self.set("appearance", "light")
        self.assertEqual(self.look()["scheme"], light)
        self.set("appearance", "")
        self.assertNotIn("appearance", self.tab.url)

    def test_appearance_of_the_system(self):
        self.eater.close()
        dark = self.page(color_scheme="dark").open("home", RECIPE)
        light = self.page(color_scheme="light").open("home", RECIPE)
        self.assertNotEqual(dark.tab.evaluate(LOOK)["scheme"], light.tab.evaluate(LOOK)["scheme"])

    def test_contrast(self):
        self.eater.open("home", RECIPE)
        before = self.tab.evaluate(COLOUR)
        self.set("contrast", "increased")
        self.assertNotEqual(self.tab.evaluate(COLOUR), before)
        self.assert_address_gives_the_same()
        self.set("contrast", "standard")
        self.assertEqual(self.tab.evaluate(COLOUR), before)

    def test_text_size(self):
        self.eater.open("home", RECIPE)
        sizes = [self.look()["size"]]
        for size in ("AX1", "AX5"):
            self.set("type", size)
            sizes.append(self.look()["size"])
        self.assertEqual(sizes, sorted(set(sizes)))
        self.assert_address_gives_the_same()
        options = self.tab.locator("#s-type option").evaluate_all(
            "(all) => all.map((o) => o.value)")
        self.assertEqual(len(options), 12)
        self.set("type", "")
        self.assertEqual(self.look()["size"], sizes[0])

    def test_device(self):
        self.eater.open("home", RECIPE)
        options = self.tab.locator("#s-device option").evaluate_all(
            "(all) => all.map((o) => o.value)")
        self.assertEqual(set(options), set(DEVICES))
        for name, size in DEVICES.items():
            self.set("device", name)
            self.assertEqual(self.look()["front"], size)
        self.set("device", "iphone-se")
        self.assert_address_gives_the_same()

    def test_time_of_day(self):
        self.eater.open()
        for time, words in (("08:00", "breakfast"), ("12:30", "lunch"), ("19:30", "dinner")):
            self.set("time", time)
            self.eater.wait(words)
        self.eater.use("^Settings", "Terms of Service")
        self.assertIn("time=19%3A30", self.tab.url)
        self.assert_address_gives_the_same()

    def test_connection(self):
        self.eater.open().wait(HOME)
        self.set("network", "offline")
        # What was fetched before is shown first.
        for _ in range(4):
            if "Unable to load" not in self.eater.text:
                self.eater.use(HOME, "Meal suggestion|Unable to load")
        self.eater.wait("Unable to load")
        self.set("network", "")
        self.eater.use(f"Try Again|{HOME}", "Meal suggestion")

    def test_premium(self):
        self.eater.open("settings")
        for value, words in (
            ("active", "Premium Subscription, Active"),
            ("free", "Premium Subscription, Not active"),
            ("trial", "Premium Subscription, .*[Tt]rial"), ("grace", "Premium Subscription, "),
            ("lapsed", "Premium Subscription, "),
        ):
            self.set("premium", value)
            self.eater.wait(words)
            self.assertEqual(self.eater.place, "settings")
        self.assert_address_gives_the_same()
        self.assertIn("Not active", self.served.command("premium", "status"))
        self.assertEqual(self.served.favorites(), [])

    def test_all_switches_hold_together_on_the_way(self):
        self.eater.open("settings")
        for name, value in (
            ("appearance", "dark"), ("contrast", "increased"), ("type", "AX1"),
            ("device", "iphone-se"), ("premium", "active"), ("outline", "on"),
        ):
            self.set(name, value)
        before = self.tab.evaluate(SWITCHES)
        self.eater.use("Dietary", "Vegan").use("^Vegan").use("Back", "Dietary")
        self.assertEqual(self.tab.evaluate(SWITCHES), before)
        self.eater.reload("Dietary")
        self.assertEqual(self.tab.evaluate(SWITCHES), before)
        self.assert_address_gives_the_same()

    def test_a_switch_keeps_the_place_and_the_focus(self):
        self.eater.open("settings", "dietary-restrictions")
        self.tab.locator("#s-appearance").focus()
        self.tab.keyboard.press("d")
        self.tab.wait_for_function("() => location.search.includes('appearance=dark')")
        self.eater.settle()
        focus = self.tab.evaluate("() => document.activeElement.id")
        self.assertEqual(focus, "s-appearance")
        self.assertEqual(self.eater.place, "settings dietary-restrictions")

    def test_back_undoes_a_switch(self):
        self.eater.open().wait(HOME).use("See Recipe", "Ingredients")
        self.set("appearance", "dark")
        self.eater.back()
        self.tab.wait_for_function("() => !location.search.includes('dark')")
        self.eater.wait("Ingredients").back(HOME)

    # The outline

    def test_the_outline_lists_what_is_read_in_the_order_of_the_page(self):
        for trail in (
            ("home",), ("home", RECIPE), ("home", "opinion?id=bibimbap"), ("settings",),
            ("settings", "dietary-restrictions"), ("settings", "cooking-time"), ("home", "paywall"),
        ):
            self.eater.open(*trail, outline="on")
            order = self.tab.evaluate(ORDER)
            numbers = [node["number"] for node in order["read"]]
            self.assertEqual(len(order["listed"]), len(numbers), trail)
            self.assertEqual(numbers, sorted(numbers), trail)
            self.assertEqual(
                [item["id"] for item in order["listed"]], [node["id"] for node in order["read"]])

    def test_the_outline_goes_with_the_screen_and_is_switched_off(self):
        self.eater.open()
        self.assertFalse(self.tab.locator("#outline").is_visible())
        self.set("outline", "on")
        items = self.tab.locator("#outline li")
        self.tab.wait_for_selector('#outline li[data-for="home.primary"]')
        self.eater.use("See Recipe", "Ingredients")
        self.assertEqual(items.first.get_attribute("data-for"), "recipe.close")
        self.set("outline", "")
        self.assertFalse(self.tab.locator("#outline").is_visible())

    def test_an_item_of_the_outline_shows_its_element(self):
        self.eater.open(outline="on").wait(HOME)
        self.tab.locator('#outline li[data-for="home.primary"]').hover()
        marked = self.tab.locator("[data-marked]")
        self.assertEqual(marked.get_attribute("data-id"), "home.primary")
        self.eater.control("See Recipe").focus()
        current = self.tab.locator("#outline [aria-current]")
        self.assertEqual(current.get_attribute("data-for"), "home.seeRecipe")


if __name__ == "__main__":
    unittest.main()
