import CommandKit
import EaterRecord
import Journal

/// `data restore` and `data restart`: what becomes of a folder whose journal is gone.
extension DataVerb {
  func restore(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await decide(invocation, "Took back what was left") { journal throws(JournalError) in
      try await journal.saveMissing()
    }
  }

  func restart(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await decide(invocation, "Began anew") { journal throws(JournalError) in
      try await journal.acceptMissing()
    }
  }

  private func decide(
    _ invocation: Invocation, _ done: String,
    _ work: @Sendable (EventJournal) async throws(JournalError) -> Void
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      _ = try await session.read()
      guard case .left = await session.stores.journal.missing else {
        return Reply(lines: ["Nothing is gone here, so nothing was changed."])
      }
      try await session.storing { stores async throws(JournalError) in
        try await work(stores.journal)
      }
      let preferences = try await session.read().preferences
      let count = try await session.storing { stores async throws(JournalError) in
        try await stores.journal.records().count
      }
      let open = preferences.unconfirmedLimits
      var reply = Reply(lines: ["\(done): \(count == 1 ? "1 record" : "\(count) records") now."])
      reply.warnings =
        open.isEmpty
        ? []
        : [
          Wording.text(
            unreadable: preferences.unreadableLimits.sorted(), program: invocation.program)
        ]
      return reply
    }
  }
}
