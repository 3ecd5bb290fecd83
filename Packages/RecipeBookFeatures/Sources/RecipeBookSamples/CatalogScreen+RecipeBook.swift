import DesignSystem
import MealModels
import RecipeBookScreens
import ScreenParts

extension CatalogScreen {
  /// The screens of this package in all their states.
  ///
  /// - Parameter tabs: adds the tabs of an app to the context of a page.
  public static func recipeBook(
    _ copy: Copy, tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> [CatalogScreen] {
    [
      myRecipes(copy, tabs), recipeMenu(copy), recipeChoice(copy), recipeEditor(copy, tabs),
      ingredient(copy),
      step(copy), settling(copy), discarding(copy), importing(copy),
      review(copy, tabs), sameRecipe(copy), toSettle(copy, tabs), files(copy, tabs),
    ]
  }

  private static func myRecipes(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    let states: [(StateID, MyRecipesInput)] = SampleRecipes.lists(copy)
    return CatalogScreen(
      "my-recipes", copy("my-recipes.title"),
      states: states.map { id, input in
        CatalogState(named: id) { MyRecipesScreen(input, tabs($0)) }
      })
  }

  private static func recipeMenu(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "recipe-menu", copy("my-recipes.title"),
      states: [
        CatalogState(named: "default") {
          RecipeMenuScreen(SampleRecipes.soup, $0.covered)
        },
        CatalogState(named: "read-only") {
          RecipeMenuScreen(SampleRecipes.soup, isAllowed: false, $0.covered)
        },
      ])
  }

  private static func recipeChoice(_ copy: Copy) -> CatalogScreen {
    var filtered = RecipeChoice()
    (filtered.order, filtered.minutes, filtered.tag) = (.cooked, 30, "Soup")
    let chosen = filtered
    let tags = ["Soup", "Weeknight"]
    return CatalogScreen(
      "recipe-choice", copy("recipe-choice.title"),
      states: [
        CatalogState("default") { RecipeChoiceScreen(.init(), tags: tags, count: 3, $0.covered) },
        CatalogState("filtered") { RecipeChoiceScreen(chosen, tags: tags, count: 1, $0.covered) },
        CatalogState("nothing") { RecipeChoiceScreen(chosen, tags: tags, count: 0, $0.covered) },
      ])
  }

  private static func recipeEditor(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    let states: [(StateID, RecipeEditorInput)] = SampleRecipes.editors(copy)
    return CatalogScreen(
      "create-recipe", copy("recipe-editor.create"),
      states: states.map { id, input in
        CatalogState(named: id) { context in
          var context = context
          // In a catalogue without nutrition numbers, no state shows any.
          if let mode = SampleRecipes.editorModes[id], context.nutrition.mode == .full {
            context.nutrition.mode = mode
          }
          return RecipeEditorScreen(input, tabs(context))
        }
      })
  }

  private static func discarding(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "discard-recipe", copy("recipe-editor.discard.title"),
      states: [
        CatalogState("default") { DiscardRecipeScreen(isNew: true, $0.covered) },
        CatalogState("changing") { DiscardRecipeScreen(isNew: false, $0.covered) },
      ])
  }
}
