import CommandKit
import MealPlan

/// `plan`: the planned week.
struct PlanVerb {
  let advisor: MealAdvisorContext

  var forms: [CommandForm] {
    [showForm, recipeForm, fillForm] + changingForms + weekForms
      + [settingsForm, exportForm, importForm]
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
