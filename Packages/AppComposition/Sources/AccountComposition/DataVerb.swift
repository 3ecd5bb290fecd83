import AppComposition
import AppRecord
import CommandKit
import DesignSystem
import Journal
import PremiumGate
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `data`: exports and deletes all data, and recovers a folder whose journal is missing.
public struct DataVerb: Sendable {
  private let sessions: SessionOpener
  private let context: AppContext

  /// Makes the verb of a program.
  public init(_ sessions: SessionOpener, _ context: AppContext) {
    (self.sessions, self.context) = (sessions, context)
  }

  static let force = Flag("--force", nil, "replace an earlier export")
  static let yes = Flag("--yes", nil, "yes, delete everything")
  static let here = Flag(
    "--here-only", nil, "delete even if the household's server does not answer; you stay a member")

  /// The forms of the command, in the order of the help.
  public var forms: [CommandForm] {
    [
      CommandForm(
        "data export FILE", flags: [Self.force], "all your data as JSON; '-' prints it", run: export
      ),
      CommandForm(
        "data restore", "recover what is left after data was lost", run: restore),
      CommandForm("data restart", "start over after data was lost", run: restart),
      CommandForm(
        "data delete", flags: [Self.yes, Self.here], "delete all your data", run: delete),
    ] + (context.earlierFolder == nil ? [] : [takeOver])
  }

  private var takeOver: CommandForm {
    CommandForm("data take-over", "move an earlier version's data to the folder that all apps use")
    {
      (_) async throws(CommandError) in
      try context.takeOverEarlierFolder()
    }
  }

  private func export(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      if let crashes = session.crashes {
        await session.record.takeIn(crashes, at: session.now)
      }
      let (data, stored) = try await session.storing { record async throws(JournalError) in
        (try await record.journal.exportAll(), try await record.journal.records())
      }
      let text = String(decoding: data, as: UTF8.self)
      let path = invocation.operand()
      guard path != "-" else { return Reply(json: text) }
      guard !ExportDestination.isInside(path, folder: session.folder) else {
        throw .export(.inDataFolder(path))
      }
      do throws(ExportError) {
        try invocation.context.exportFile.write(
          ExportDocument(text: text, mark: ExportDestination.journalMark), path,
          invocation.arguments.has(Self.force))
      } catch {
        throw .export(error)
      }
      let records = stored.count == 1 ? "1 record" : "\(stored.count) records"
      let holds = await session.descriptions(Set(stored.map(\.stream.rawValue)))
      return Reply(
        lines: ["Exported \(records) to \(path)."]
          + holds.flatMap { WrappedText.lines("- \($0)", indent: 2, hanging: 2) })
    }
  }

  private func delete(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard invocation.arguments.has(Self.yes) else {
      throw .wrong(
        "nothing was deleted; to delete all your data, call '\(invocation.program) data delete --yes'"
      )
    }
    return try await sessions(invocation) { session async throws(CommandError) in
      let hasLeft = await session.households.hasLeft()
      guard hasLeft || invocation.arguments.has(Self.here) else {
        throw .failed(
          "the household's server did not answer, so nothing was deleted; try again with a "
            + "connection, or with '--here-only'")
      }
      try await session.storing { _ async throws(JournalError) in
        try await session.deleteEverything()
      }
      _ = try? session.crashes?.take()
      let notice = context.copy(CopyKey(Receipt.deletionNoticeKey))
      return Reply(
        lines: [
          "Deleted everything that you told this app and that it recorded.",
          "\(notice) Receipts belong to the store; we cannot delete them.",
        ])
    }
  }

  // MARK: - A missing journal

  private func restore(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await decide(invocation, "Recovered what was left") { journal throws(JournalError) in
      try await journal.saveMissing()
    }
  }

  private func restart(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await decide(invocation, "Started over") { journal throws(JournalError) in
      try await journal.acceptMissing()
    }
  }

  private func decide(
    _ invocation: Invocation, _ done: String,
    _ work: @Sendable (EventJournal) async throws(JournalError) -> Void
  ) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      // The journal knows of missing records once it has been read.
      _ = try await session.storing { record async throws(JournalError) in
        try await record.journal.records().count
      }
      guard case .left = await session.record.journal.missing else {
        return Reply(lines: ["No data is missing, so nothing was changed."])
      }
      let count = try await session.storing { record async throws(JournalError) in
        try await work(record.journal)
        return try await record.journal.records().count
      }
      var reply = Reply(lines: ["\(done): \(count == 1 ? "1 record" : "\(count) records") now."])
      reply.warnings = try await session.warningsAfterLoss(invocation.program)
      return reply
    }
  }
}
