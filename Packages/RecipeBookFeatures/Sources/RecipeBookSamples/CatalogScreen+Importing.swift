import DesignSystem
import RecipeBookScreens
import ScreenParts

extension CatalogScreen {
  static func importing(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "import-recipe", copy("recipe-import.title"),
      states: SampleRecipes.imports(copy).map { id, input in
        CatalogState(named: id) { RecipeImportScreen(input, $0.covered) }
      })
  }

  static func review(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "review-recipe", copy("recipe-review.title"),
      states: SampleRecipes.reviews(copy).map { id, input in
        CatalogState(named: id) { RecipeReviewScreen(input, tabs($0)) }
      })
  }

  static func files(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "import-files", copy("recipe-files.title"),
      states: SampleRecipes.files(copy).map { id, input in
        CatalogState(named: id) { RecipeFilesScreen(input, tabs($0)) }
      })
  }

  static func sameRecipe(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "same-recipe", copy("same-recipe.title"),
      states: SameRecipeScreen.Reason.allCases.map { reason in
        CatalogState(StateID(reason.rawValue)) {
          SameRecipeScreen(SampleRecipes.soup.title, reason, $0.covered)
        }
      })
  }
}
