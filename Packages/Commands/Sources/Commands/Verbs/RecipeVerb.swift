import DesignSystem
import MealModels
import Preferences
import Presentation

/// `recipe`: everything a cook needs.
enum RecipeVerb {
  static let servings = Flag("--servings", "N", "for how many, 1 to 12")
  static let units = Flag("--units", "UNITS", "us or metric")

  static let form = CommandForm(
    "recipe ID", flags: [servings, units, .json], "show a recipe", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let catalog = invocation.context.catalog()
    let servings = try invocation.number(servings, in: Preferences.servingsRange)
    let units: MeasurementSystem? = try invocation.choice(units, "system of units")
    let id = try catalog.typedID(invocation.operand())
    guard let meal = catalog.meal(id) else { throw .unknownMeal(id.rawValue, nearest: nil) }
    return try await Session.run(invocation) { session async throws(CommandError) in
      let stored = try await session.read().preferences
      let text = RecipeText(
        meal: meal, servings: servings ?? stored.servings ?? meal.recipe.servings,
        units: units ?? stored.units,
        hasAllergy: stored.hasAllergy)
      return invocation.wantsJSON ? Reply(text.json) : Reply(lines: text.lines)
    }
  }
}
