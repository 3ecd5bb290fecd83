import CommandKit

/// `grocery`: the shopping list of the planned week.
struct GroceryVerb {
  let advisor: MealAdvisorContext

  var forms: [CommandForm] {
    listForms + changingForms + [substituteForm, chooseForm, whyForm, cartForm, orderedForm]
      + [settingsForm]
      + measuringForms
  }

  /// Opens the data folder and works with the list of a week.
  func withList(
    _ invocation: Invocation,
    _ work: @Sendable (GrocerySession) async throws(CommandError) -> Reply
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      try await work(try await GrocerySession(session, invocation))
    }
  }
}
