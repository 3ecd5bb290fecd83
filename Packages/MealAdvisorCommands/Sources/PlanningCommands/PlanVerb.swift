import EaterCommands
import CommandKit
import MealPlan
import PlanSessions
import WeekCommands

/// `plan`: the planned week.
public struct PlanVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [showForm, recipeForm, FillVerb(advisor: advisor).form] + changingForms + seatingForms
      + weekForms
      + [settingsForm, exportForm, importForm, calendarForm]
  }

  /// Opens the data folder and works with the plan in it.
  func withPlan(
    _ invocation: Invocation,
    _ work: @Sendable (PlanSession) async throws(CommandError) -> Reply
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      try await work(try await PlanSession(session, invocation))
    }
  }
}
