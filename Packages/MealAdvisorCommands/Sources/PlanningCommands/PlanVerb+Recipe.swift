import EaterCommands
import CommandKit
import DesignSystem
import GroceryCommands
import MealAnswers
import MealModels
import MealPlan
import PlanSessions
import Presentation
import PrintedText
import ScreenParts

extension PlanVerb {
  var recipeForm: CommandForm {
    CommandForm(
      "plan recipe ENTRY", flags: [MealFlags.units, PlanSession.week, .json],
      "the recipe of a planned meal, for its eaters, with its substitutes", run: recipe)
  }

  private func recipe(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let units: MeasurementSystem? = try invocation.choice(MealFlags.units, "system of units")
    return try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let service = session.service
      let plan = session.stored.plan
      let warning = PlanWords(session, plan).warning(on: entry)
      if let dish = plan.dish(eatenAs: entry), dish.state == .cooked, let cooked = dish.cooked {
        let title = plan.cookedTitle(eatenAs: entry) ?? entry.content.title
        return asCooked(cooked, called: title, warning, invocation)
      }
      guard let recipe = entry.content.recipe,
        let meal = service.catalog.meal(service.currentID(of: recipe))
      else {
        throw .wrong("\(PlainText.quoted(entry.content.title)) has no recipe")
      }
      let stored = session.stored.preferences
      var copy = advisor.copy
      copy.region = advisor.environment.region
      var text = RecipeAnswer(
        meal: meal, servings: entry.servings ?? meal.recipe.servings,
        units: units ?? stored.units ?? advisor.environment.region.units,
        foods: service.foods, copy: copy, hasAllergy: stored.hasAllergy,
        sides: sides(of: meal, for: entry, session))
      text.readings = try await session.groceries(around: entry).list
        .readings(of: entry.id.rawValue, lines: text.ingredients.map(\.text))
      let json: JSON = ["warning": .optional(warning)]
      return invocation.reply(text.json.adding(json), Self.heading(warning) + text.lines)
    }
  }

  /// An entry as it was cooked, whatever its present recipe states.
  private func asCooked(
    _ meal: CookedMeal, called title: String, _ warning: String?, _ invocation: Invocation
  ) -> Reply {
    let json: JSON = [
      "title": .string(title), "warning": .optional(warning), "isAsCooked": .bool(true),
      "ingredients": .strings(meal.lines), "sides": .strings(meal.sides),
      "allergens": .strings(meal.facts.contents.allergens.allergens.map(\.rawValue)),
    ]
    let sides = meal.sides.isEmpty ? [] : ["", "With"] + meal.sides.map { "  \($0)" }
    let lines =
      Self.heading(warning) + [title, "", "As it was cooked"] + meal.lines.map { "  \($0)" } + sides
    return invocation.reply(json, lines.map(PlainText.cleaned))
  }

  /// The lines before a recipe that breaks a limit of those who eat it.
  private static func heading(_ warning: String?) -> [String] {
    warning.map { WrappedText.lines("! " + $0, hanging: 2) + [""] } ?? []
  }

  /// The sides of a meal for its eaters.
  private func sides(of meal: Meal, for entry: PlannedMeal, _ session: PlanSession) -> SidesText {
    let service = session.service
    let (stored, now) = (session.stored, session.session.now)
    let limits = try? service.safeLimits(of: stored, at: now)
    return SidesText(
      of: meal.id, for: limits?.limits(eating: entry.eaters),
      chosen: service.chosenSides(in: stored.preferences(at: now)), service, advisor.copy)
  }
}
