import EaterCommands
import AppShell
import CommandKit
import DesignSystem
import EaterRecord
import MealAnswers
import MealModels
import Preferences
import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `recipe`: a whole recipe, for cooking.
public struct RecipeVerb: Sendable {
  let advisor: EaterContext

  static let servings = Flag("--servings", "N", "for how many people, 1 to 12")
  static let calendar = Flag(
    "--calendar", "FILE", "write the time for cooking as .ics; '-' prints it")

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
    CommandForm(
      "recipe ID",
      flags: [Self.servings, MealFlags.units, Self.calendar, QuestionFlags.catalog, .json],
      "show a recipe",
      run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let servings = try invocation.number(Self.servings, in: EaterPreferences.servingsRange)
    let units: MeasurementSystem? = try invocation.choice(MealFlags.units, "system of units")
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let service = try await session.service(invocation)
      let meal = try service.catalog.typedMeal(
        invocation.operand(), program: invocation.program)
      let record = try await session.read()
      let sides = sides(of: meal, record, session.now, service)
      if let path = invocation.arguments.value(Self.calendar) {
        return try calendar(for: meal, sides: sides, path: path, invocation: invocation)
      }
      let stored = record.preferences
      var copy = advisor.copy
      copy.region = advisor.environment.region
      let text = RecipeAnswer(
        meal: meal, servings: servings ?? stored.servings ?? meal.recipe.servings,
        units: units ?? stored.units ?? advisor.environment.region.units,
        foods: service.foods, copy: copy, hasAllergy: stored.hasAllergy, sides: sides)
      return invocation.reply(text.json, text.lines)
    }
  }

  /// The sides of a meal for the stored table.
  private func sides(
    of meal: Meal, _ stored: StoredState, _ now: Date, _ service: SuggestionService
  ) -> SidesText {
    SidesText(
      of: meal.id, for: (try? service.safeLimits(of: stored, at: now))?.everybody,
      chosen: service.chosenSides(in: stored.preferences(at: now)), service, advisor.copy)
  }

  /// The appointment for cooking, as a file that any calendar opens.
  private func calendar(
    for meal: Meal, sides: SidesText, path: String, invocation: Invocation
  ) throws(CommandError) -> Reply {
    let environment = advisor.environment
    let appointment = CookingAppointment(
      cooking: meal.recipe, with: sides.served, notes: advisor.copy.servedWith(sides.sides),
      for: meal.slots, after: environment.moment)
    let text = appointment.iCalendar(
      CalendarEntry(
        id: environment.makeID(), made: environment.deviceNow(), product: advisor.brand.name))
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
