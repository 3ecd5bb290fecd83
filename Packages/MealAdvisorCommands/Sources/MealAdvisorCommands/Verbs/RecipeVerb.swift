import AppShell
import CommandKit
import DesignSystem
import EaterRecord
import MealModels
import Preferences
import Presentation

/// `recipe`: everything a cook needs.
struct RecipeVerb {
  let advisor: MealAdvisorContext

  static let servings = Flag("--servings", "N", "for how many, 1 to 12")
  static let calendar = Flag("--calendar", "FILE", "the time for cooking as .ics; '-' prints it")
  static let units = Flag(
    "--units", "UNITS", "us or metric; those of the settings or the region without it")

  var form: CommandForm {
    CommandForm(
      "recipe ID", flags: [Self.servings, Self.units, Self.calendar, .json], "show a recipe",
      run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let servings = try invocation.number(Self.servings, in: EaterPreferences.servingsRange)
    let units: MeasurementSystem? = try invocation.choice(Self.units, "system of units")
    let meal = try advisor.catalog().typedMeal(
      invocation.operand(), program: invocation.program)
    if let path = invocation.arguments.value(Self.calendar) {
      return try calendar(meal, path, invocation)
    }
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

  /// The time for cooking, as a file that any calendar opens.
  private func calendar(
    _ meal: Meal, _ path: String, _ invocation: Invocation
  ) throws(CommandError) -> Reply {
    let environment = advisor.environment
    let appointment = CookingAppointment(
      cooking: meal.recipe, for: meal.slots, after: environment.moment)
    let text = appointment.iCalendar(
      CalendarEntry(
        id: environment.makeID(), made: environment.deviceNow(), product: Brand.mealAdvisor.name))
    guard path != "-" else {
      var reply = Reply(lines: [])
      reply.text = text
      return reply
    }
    do throws(ExportError) {
      try invocation.context.exportFile.write(
        ExportDocument(text: text, mark: CookingAppointment.iCalendarMark), path, false)
    } catch {
      throw .export(error)
    }
    return Reply(lines: [
      "Cooking \(meal.recipe.title) from \(appointment.start.text) to \(appointment.end.text): \(path)"
    ])
  }
}
