import RecipeImport
import RecipePages
import WebPages

/// The reason why a link or text gave no recipe, as shown and stored.
package enum RecipeLinkError: String, CaseIterable, Sendable {
  /// It is not a link to a page.
  case noLink = "no-link"
  /// There is no text.
  case noText = "no-text"
  /// There is no recipe.
  case noRecipe = "no-recipe"
  /// The page is a list of recipes.
  case list
  /// The page is shown only to members, or to human visitors.
  case closed
  /// It is too long for a recipe.
  case tooLarge = "too-large"
  /// There is no connection.
  case offline
  /// The page cannot be read.
  case unreadable = "failed"
}

extension RecipeLinkError {
  /// Makes the error of reading that the waiting user sees.
  package init(_ error: ImportError) {
    self =
      switch error {
      case .unfetched(.notAnAddress), .unfetched(.notOfTheWeb), .unfetched(.holdsPassword),
        .unfetched(.notPublic):
        .noLink
      case .unfetched(.offline): .offline
      case .unfetched(.notAPage), .noRecipe(.recipe, _), .noRecipe(.noRecipe, _): .noRecipe
      case .unfetched(.tooLarge): .tooLarge
      case .unfetched(.refused), .noRecipe(.challenge, _), .noRecipe(.paywall, _): .closed
      case .noRecipe(.collection, _): .list
      case .unfetched, .otherFormat: .unreadable
      }
  }
}
