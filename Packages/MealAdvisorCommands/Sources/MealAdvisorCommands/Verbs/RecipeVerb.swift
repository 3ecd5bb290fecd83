import CommandKit
import DesignSystem
import MealModels
import Preferences
import Presentation

/// `recipe`: everything a cook needs.
struct RecipeVerb {
  let advisor: MealAdvisorContext

  static let servings = Flag("--servings", "N", "for how many, 1 to 12")
  static let units = Flag(
    "--units", "UNITS", "us or metric; those of the settings or the region without it")

  var form: CommandForm {
    CommandForm(
      "recipe ID", flags: [Self.servings, Self.units, .json], "show a recipe", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let servings = try invocation.number(Self.servings, in: EaterPreferences.servingsRange)
    let units: MeasurementSystem? = try invocation.choice(Self.units, "system of units")
    let meal = try advisor.catalog().typedMeal(
      invocation.operand(), program: invocation.program)
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.read().preferences
      let text = RecipeText(
        meal: meal, servings: servings ?? stored.servings ?? meal.recipe.servings,
        units: units ?? stored.units ?? advisor.environment.region.units,
        foods: advisor.foods().book, copy: advisor.copy,
        hasAllergy: stored.hasAllergy)
      return invocation.reply(text.json, text.lines)
    }
  }
}
