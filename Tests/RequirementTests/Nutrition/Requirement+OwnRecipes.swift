import DesignSystem
import MealAdvisorFeatures
import MealModels
import RecipeBookScreens
import RecipeStore
import ScreenParts
import Testing

extension Requirement {
  /// N-SET-13 to 15 and N-AUX-17 to 20: recipes of one's own.
  static let ownRecipes = recipeList + recipeEditor

  private static let recipeList = [
    Requirement(
      "N-SET-13", "the page is called My Recipes, and a row of Settings leads there",
      .leads("tab.select?id=settings", "My Recipes", to: "my-recipes", premium: true),
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
      Check {
        // C-A05: a visible control offers the same as the swipe.
        let cook = try await Cook()
        try await cook.write("Rice Bowl", ["300 g rice"])
        try await cook.tap("More for Rice Bowl")
        #expect(try await cook.screen.id == "recipe-menu")
        for words in ["Edit", "Delete"] { #expect(try await cook.sees(words)) }
      }),
    Requirement("N-SET-15", "the page reads and writes one's own recipes") {
      let cook = try await Cook()
      let id = try await cook.own.library.add(
        NewRecipe(RecipeContent(RecipeDraft(title: "Plum Cake"))), at: cook.now)
      await cook.app.dataChanged(in: "recipes")
      try await cook.openRecipes()
      #expect(try await cook.sees("Plum Cake"))
      try await cook.tap("More for Plum Cake", "Delete")
      #expect(try await cook.own.library.recipe(id)?.content.isRemoved == true)
      try await cook.tap("my-recipes.toast")
      #expect(try await cook.own.library.recipe(id)?.content.isRemoved == false)
    },
  ]

  private static let recipeEditor = [
    Requirement(
      "N-AUX-17", "the page is called Create Recipe, and makes a recipe of ingredients",
      .leads(
        "tab.select?id=settings", "My Recipes", "Create Recipe", to: "create-recipe",
        premium: true),
      Check {
        #expect(Shown.screen("create-recipe.new").title == "Create Recipe")
        let cook = try await Cook()
        try await cook.write("Rice Bowl", ["300 g rice", "2 eggs"])
        #expect(try await cook.kept.first?.title == "Rice Bowl")
      }),
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
    Requirement("N-AUX-19", "adding opens the search; Save and Cancel return to My Recipes") {
      let cook = try await Cook()
      try await cook.openRecipes()
      try await cook.tap("Create Recipe", "Add Ingredient")
      #expect(try await cook.screen.id == "recipe-ingredient")
      try await cook.enter("lenti", into: "recipe-ingredient.food")
      // C-D24: what is found goes into the recipe, and is logged nowhere.
      try await cook.tap("recipeLine.takeFood?name=lentil", "Add")
      #expect(try await cook.screen.id == "create-recipe")
      try await cook.tap("Cancel", "Discard")
      #expect(try await cook.screen.id == "my-recipes")
      try await cook.write("Rice Bowl", ["300 g rice"])
      #expect(try await cook.screen.id == "my-recipes")
    },
    Requirement("N-AUX-20", "a recipe is kept with its ingredients") {
      let cook = try await Cook()
      try await cook.write("Rice Bowl", ["300 g rice", "2 eggs"])
      #expect(try await cook.kept.first?.ingredientLines == ["300 g rice", "2 eggs"])
    },
  ]

  private static let written = "create-recipe.written"
}
