import CommandKit
import DesignSystem
import MealModels
import MealPlan
import Presentation
import PrintedText
import ScreenParts

extension PlanVerb {
  var recipeForm: CommandForm {
    CommandForm(
      "plan recipe ENTRY", flags: [RecipeVerb.units, PlanSession.week, .json],
      "the recipe of a planned meal, for those who eat it, with what stands in", run: recipe)
  }

  private func recipe(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let units: MeasurementSystem? = try invocation.choice(RecipeVerb.units, "system of units")
    return try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let service = session.service
      if entry.state == .cooked, let cooked = entry.cooked {
        return asCooked(cooked, entry, invocation)
      }
      guard let recipe = entry.content.recipe,
        let meal = service.catalog.meal(service.currentID(of: recipe))
      else {
        throw .wrong("\(PlainText.quoted(entry.content.title)) has no recipe")
      }
      let stored = session.stored.preferences
      var copy = advisor.copy
      copy.region = advisor.environment.region
      var text = RecipeText(
        meal: meal, servings: entry.servings ?? meal.recipe.servings,
        units: units ?? stored.units ?? advisor.environment.region.units,
        foods: service.foods, copy: copy, hasAllergy: stored.hasAllergy,
        sides: sides(of: meal, for: entry, session))
      text.readings = try await session.groceries(around: entry).list
        .readings(of: entry.id.rawValue, lines: text.ingredients.map(\.text))
      return invocation.reply(text.json, text.lines)
    }
  }

  /// What an entry held when it was cooked, whatever its recipe says by now.
  private func asCooked(
    _ meal: CookedMeal, _ entry: PlannedMeal, _ invocation: Invocation
  ) -> Reply {
    let json: JSON = [
      "title": .string(entry.content.title), "isAsCooked": .bool(true),
      "ingredients": .strings(meal.lines), "sides": .strings(meal.sides),
      "allergens": .strings(meal.facts.contents.allergens.allergens.map(\.rawValue)),
    ]
    let sides = meal.sides.isEmpty ? [] : ["", "With"] + meal.sides.map { "  \($0)" }
    let lines =
      [entry.content.title, "", "As it was cooked"] + meal.lines.map { "  \($0)" } + sides
    return invocation.reply(json, lines.map(PlainText.cleaned))
  }

  /// What goes with a meal for those who eat it.
  private func sides(of meal: Meal, for entry: PlannedMeal, _ session: PlanSession) -> SidesText {
    let service = session.service
    let preferences = session.stored.preferences(at: session.session.now)
    let isReadable = service.unreadableLimits(of: session.stored).isEmpty
    return SidesText(
      of: meal.id, for: isReadable ? service.limits(of: preferences, eating: entry.eaters) : nil,
      chosen: service.chosenSides(in: preferences), service, advisor.copy)
  }
}
