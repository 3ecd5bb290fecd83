import IngredientLines
import MealModels
import RecipeBookFeatures
import RecipePages
import WebPages

extension MealAdvisorContext {
  /// Reads the recipe of a link for the app, as `import` does.
  var recipeLinks: RecipeLinkReader {
    RecipeLinkReader { link in
      let page: FetchedPage
      do throws(PageFetchError) {
        page = try await pages.page(at: try PageAddress(link)) { _, _ in }
      } catch {
        throw RecipeLinkError(error)
      }
      let reading = PageReader(LineReader(foods()))
        .reading(of: page.text(charsets), at: page.address.text)
      guard reading.kind == .recipe, let draft = reading.draft else {
        throw RecipeLinkError.noRecipe
      }
      return draft.named
    }
  }
}

extension RecipeLinkError {
  fileprivate init(_ error: PageFetchError) {
    switch error {
    case .notAnAddress, .notOfTheWeb, .holdsPassword, .notPublic: self = .noLink
    case .offline: self = .offline
    case .notAPage: self = .noRecipe
    default: self = .unreadable
    }
  }
}
