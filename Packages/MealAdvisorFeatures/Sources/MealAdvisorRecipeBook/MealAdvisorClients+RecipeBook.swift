import AppShell
import MealAdvisorFeatureParts
import Presentation
import RecipeBookFeatures

extension MealAdvisorClients {
  /// The features of the eater's own recipes, with the way to them.
  ///
  /// - Parameter hasTab: whether they are a tab, beside all recipes and the saved ones; otherwise a
  ///   row in Settings leads to them.
  public func recipeBook(hasTab: Bool) -> [any Feature] {
    var book = RecipeBookClients(
      ownMeals: ownMeals, stores: stores, service: service, sold: .ownRecipes,
      links: recipeLinks, lines: assistants.map { LineProposer(asking: $0, in: stores) },
      photos: photos, copy: copy)
    book.files = recipeFiles
    if let site {
      book.handedPages = { ticket in
        site.pages.take(ticket).map {
          HandedPage(String(decoding: $0.bytes, as: UTF8.self), at: $0.address)
        }
      }
    }
    if hasTab { book.shelves = [everything, saved] }
    return (hasTab ? [] : [RecipeBookRowFeature(self)]) + book.features
  }
}
