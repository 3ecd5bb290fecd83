"""Whatever is typed stays, also when its field is only left."""

import unittest

from planning import ident
from sampling import guards
from served import until
from visitor import PHONE
from visits import ServedTests

NAME, MINUTES = ident("create-recipe.name"), ident("create-recipe.minutes")


class FieldTests(ServedTests):
    size = PHONE

    def open(self, *trail):
        self.eater = self.page(reduced_motion="reduce")
        self.tab = self.eater.tab
        return self.eater.open(*trail, premium="active")

    def field(self, selector):
        return self.eater.front.locator(selector).locator("visible=true").first

    def write(self, selector, text):
        self.field(selector).click()
        self.tab.keyboard.type(text)

    def is_kept(self, selector, text):
        until(lambda: self.field(selector).input_value() == text, f"{text} is kept")

    @guards
    def test_a_recipe_keeps_what_was_typed_when_a_button_is_tapped(self):
        eater = self.open("settings", "my-recipes").use("Create Recipe", "Add Ingredient")
        self.write(NAME, "Bean Stew")
        self.write(MINUTES, "75")
        eater.use("Add Ingredient", "Cancel").use("Cancel", "Add Ingredient")
        self.is_kept(NAME, "Bean Stew")
        self.is_kept(MINUTES, "75")

    @guards
    def test_a_recipe_keeps_what_was_typed_over_another_tab(self):
        eater = self.open("settings", "my-recipes").use("Create Recipe", "Add Ingredient")
        self.write(NAME, "Bean Stew")
        eater.use("^Home").use("^Settings")
        self.is_kept(NAME, "Bean Stew")
        self.write(MINUTES, "40")
        eater.use("^Home").use("^Settings")
        self.is_kept(MINUTES, "40")

    @guards
    def test_tab_finishes_a_field(self):
        self.open("settings", "dietary-restrictions")
        self.write(ident("dietary-restrictions.foods.add"), "kiwi")
        self.tab.keyboard.press("Tab")
        until(lambda: "kiwi" in self.served.setting("allergies"), "kiwi is stored")

    @guards
    def test_a_button_beside_a_field_finishes_it_once(self):
        eater = self.open("settings", "household")
        self.write(ident("household.add.field"), "Ben")
        eater.use("Add Person", "Ben")
        self.assertEqual(self.served.setting("household").count("Ben"), 1)
        eater.use("Add Person", "Type a name first")


class ServerFieldTests(ServedTests):
    size = PHONE
    app = "recipeapp-demo"

    def test_a_server_is_named_by_fields_that_are_only_left(self):
        eater = self.page(reduced_motion="reduce").open("settings", "devices")
        fields = eater.use("Start Sharing").front.get_by_role("textbox")
        start = eater.front.get_by_role("button", name="Start Sharing")
        self.assertEqual(fields.count(), 3)
        self.assertFalse(start.is_enabled())
        for index, text in enumerate(["127.0.0.1:9", "abc", "Mara"]):
            fields.nth(index).click()
            eater.tab.keyboard.type(text)
        eater.tab.keyboard.press("Tab")
        until(start.is_enabled, "what was typed is taken")


if __name__ == "__main__":
    unittest.main()
