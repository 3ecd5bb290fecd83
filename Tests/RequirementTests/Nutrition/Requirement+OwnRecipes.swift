import DesignSystem
import ScreenParts
import Testing

extension Requirement {
  /// N-SET-13 to 15 and N-AUX-17 to 20: recipes of one's own.
  static let ownRecipes = recipeList + recipeEditor

  private static let recipeList = [
    Requirement(
      "N-SET-13", "the page is called My Recipes, and a row of Settings leads there",
      .provedBy("RecipeBookTests", "with premium a recipe is written, and opened like any other"),
      Check { #expect(Shown.screen("my-recipes.list").title == "My Recipes") }),
    Requirement(
      "N-SET-14", "thumbnails, Create Recipe, Import from URL, and a swipe to edit and delete",
      Check {
        let root = Shown.screen("my-recipes.list").element
        let rows = root.all.filter { $0.action?.id == RecipeAction.open.id }
        #expect(rows.count == 3)
        #expect(root.all.count { $0.role == .image } == rows.count)
        for row in rows {
          #expect(row.accessibility.customActions.map(\.label) == ["Edit", "Delete"])
        }
        #expect(root.visibleText.contains("Create Recipe"))
        #expect(root.visibleText.contains("Import from URL"))
      },
      // C-A05: a visible control offers the same as the swipe.
      .provedBy("MyRecipesTests", "undo restores a recipe that the menu deleted"),
      .provedBy(
        "RecipeEditorTests",
        "a change takes its fields alone, and leaves what was changed elsewhere")),
    Requirement(
      "N-SET-15", "the page reads and writes one's own recipes",
      .provedBy(
        "MyRecipesTests", "recipes are listed with a plate, their minutes and what must be settled",
        "undo restores a recipe that the menu deleted")),
  ]

  private static let recipeEditor = [
    Requirement(
      "N-AUX-17", "the page is called Create Recipe, and makes a recipe of ingredients",
      .provedBy("RecipeEditorTests", "a recipe is written, saved and listed"),
      Check { #expect(Shown.screen("create-recipe.new").title == "Create Recipe") }),
    Requirement(
      "N-AUX-18", "name, servings, ingredients with amount and unit, nutrition, photo, Save",
      Check {
        let fields = ["name", "servings", "ingredient.add", "nutrition", "save"]
        for part in fields { _ = Shown.element(ElementID("create-recipe.\(part)"), on: written) }
        for part in ["amount", "unit", "food"] {
          _ = Shown.element(ElementID("recipe-ingredient.\(part)"), on: "recipe-ingredient.found")
        }
        #expect(
          Shown.element("recipe-ingredient.food", on: "recipe-ingredient.found").role
            == .searchField)
        _ = Shown.element("create-recipe.photo.choose", on: "create-recipe.photo")
        #expect(Shown.element("create-recipe.nutrition", on: written).visibleText.contains("kcal"))
      },
      Check {
        // C-D03: nobody who eats mindfully sees a number of it.
        let mindful = Shown.screen("create-recipe.mindful").element
        #expect(mindful.find("create-recipe.nutrition") == nil)
        #expect(!mindful.visibleText.contains("kcal"))
      }),
    Requirement(
      "N-AUX-19", "adding opens the search; Save and Cancel return to My Recipes",
      .provedBy(
        "RecipeEditorTests", "a recipe is written, saved and listed",
        "adding an ingredient opens a search, and what is found goes into the recipe",
        "cancel asks only where something would be lost")),
    Requirement(
      "N-AUX-20", "a recipe is kept with its ingredients",
      .provedBy("RecipeEditorTests", "a recipe is written, saved and listed")),
  ]

  private static let written = "create-recipe.written"
}
