import AppShell
import MealAdvisorFeatureParts
import Presentation
import RecipeBookFeatures

extension MealAdvisorClients {
  /// The features of the eater's own recipes, with the row in Settings that leads to them.
  public var recipeBook: [any Feature] {
    let book = RecipeBookClients(
      ownMeals: ownMeals, stores: stores, sold: .ownRecipes, links: recipeLinks,
      lines: assistants.map { LineProposer(asking: $0, in: stores) }, photos: photos, copy: copy)
    return [RecipeBookRowFeature(self)] + book.features
  }
}
