import EaterCommands
import CommandKit

/// `grocery`: the shopping list of the planned week.
public struct GroceryVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    listForms + changingForms + [substituteForm, chooseForm, whyForm, cartForm, orderedForm]
      + homeForms + ownListForms + [settingsForm]
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
