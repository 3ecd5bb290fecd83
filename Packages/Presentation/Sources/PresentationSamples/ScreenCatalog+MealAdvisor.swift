import DesignSystem
import MealModels
import PlanningPresentation
import PlanningSamples
import Presentation
import RecipeBookSamples
import RecipeBookScreens
import ScreenParts

extension ScreenCatalog {
  /// Makes the catalogue of the MealAdvisor screens.
  public init(samples: SampleMeals, copy: Copy) {
    self.init(
      screens: [
        Self.home(samples, copy), Self.recipeDetail(samples, copy),
        Self.side(samples, copy), Self.servings(samples, copy), Self.cooking(samples, copy),
        Self.orderServices(samples, copy), Self.calendarQuestion(samples, copy),
        Self.taste(samples, copy), Self.opinion(samples, copy), Self.recipeNote(samples, copy),
        Self.why(samples, copy),
        Self.favorites(samples, copy), Self.history(samples, copy), Self.search(samples, copy),
        Self.settings(copy),
        Self.dietaryRestrictions(copy), Self.acceptTraces(copy), Self.household(copy),
        Self.eater(copy),
        Self.cookingTime(copy), Self.cuisinePreferences(copy), Self.nutritionLimits(copy),
        Self.appearance(copy), Self.units(copy),
        Self.subscription(copy), Self.privacyPolicy(copy), Self.termsOfService(copy),
        Self.account(copy), Self.signIn(copy),
        Self.deleteAccount(copy), Self.deleteData(copy), Self.premiumPrompt(copy),
        Self.paywall(copy),
        Self.connectionAlert(copy), Self.systemError(copy),
      ] + CatalogScreen.recipeBook(copy) { Self.root("settings", isEntitled: true, $0) }
        + CatalogScreen.planning(copy) { Self.root("settings", isEntitled: true, $0) },
      context: PresentationContext(copy: copy))
  }
}
