import AppRecord
import AppShell
import CommandKit
import Journal
import PrintedText

/// `consents`: shows and changes the allowed uses of data.
struct ConsentsVerb: Sendable {
  let sessions: SessionOpener
  /// The uses that the app asks for.
  let offered: @Sendable (AppSession) async -> [ConsentOffer]

  var forms: [CommandForm] {
    [
      CommandForm("consents list", flags: [.json], "the uses of data that are allowed", run: list),
      CommandForm("consents allow ID", "allow a use of data") {
        (invocation) async throws(CommandError) in try await set(invocation, true)
      },
      CommandForm("consents forbid ID", "forbid a use of data, and delete what it kept") {
        (invocation) async throws(CommandError) in try await set(invocation, false)
      },
    ]
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let given = try await session.storing { record async throws(JournalError) in
        try await record.consents.state().given
      }
      let offers = await offered(session)
      return invocation.reply(
        [
          "consents": .array(
            offers.map { ["id": .string($0.id), "isGiven": .bool(given.contains($0.id))] })
        ],
        offers.isEmpty
          ? ["This app asks for no permission."]
          : offers.map {
            "\($0.id): \(given.contains($0.id) ? "allowed" : "not allowed"). \($0.title)"
          }
      )
    }
  }

  private func set(_ invocation: Invocation, _ isGiven: Bool) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let id = invocation.operand()
      let ids = await offered(session).map(\.id)
      guard ids.contains(id) else { throw .unknown("use of data", id, among: ids, listsAll: true) }
      let now = session.now
      try await session.storing { record async throws(JournalError) in
        try await record.consents.record([ConsentEvent(id, isGiven: isGiven)], at: now)
        try await record.deleteForbiddenDiagnostics()
      }
      return Reply(lines: [isGiven ? "Allowed." : "Forbidden."])
    }
  }
}
