import CommandKit
import DesignSystem
import Journal
import PremiumGate
import Presentation
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `data`: taking everything away, and deleting it.
struct DataVerb {
  let advisor: MealAdvisorContext

  static let force = Flag("--force", nil, "replace an earlier export")
  static let yes = Flag("--yes", nil, "yes, delete everything")
  static let here = Flag(
    "--here-only", nil, "although the household's server does not answer; your place there stays")

  var forms: [CommandForm] {
    [
      CommandForm(
        "data export FILE", flags: [Self.force], "all your data as JSON; '-' prints it", run: export
      ),
      CommandForm(
        "data restore", "take back what is left where the data is gone", run: restore),
      CommandForm("data restart", "begin anew where the data is gone", run: restart),
      CommandForm(
        "data delete", flags: [Self.yes, Self.here], "delete all your data", run: delete),
    ]
  }

  private func export(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      if let crashes = session.crashes { await session.stores.takeIn(crashes, at: session.now) }
      let (data, stored) = try await session.storing { stores async throws(JournalError) in
        (try await stores.journal.exportAll(), try await stores.journal.records())
      }
      let text = String(decoding: data, as: UTF8.self)
      let path = invocation.operand()
      guard path != "-" else { return Reply(json: text) }
      guard !Self.isInside(path, folder: session.folder) else { throw .export(.inDataFolder(path)) }
      do throws(ExportError) {
        try invocation.context.exportFile.write(
          ExportDocument(text: text, mark: Self.mark), path, invocation.arguments.has(Self.force))
      } catch {
        throw .export(error)
      }
      let records = stored.count == 1 ? "1 record" : "\(stored.count) records"
      let holds = await session.descriptions(of: Set(stored.map(\.stream.rawValue)))
      return Reply(
        lines: ["Exported \(records) to \(path)."]
          + holds.flatMap { WrappedText.lines("- \($0)", indent: 2, hanging: 2) })
    }
  }

  /// How every export of `EventJournal` begins.
  static let mark = #"{"format":"event-journal","version":"#

  /// Whether a file would lie in the data folder, where it could take the place of the journal.
  static func isInside(_ path: String, folder: String) -> Bool {
    func place(_ url: URL) -> String {
      url.standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    }
    let parent = place(URL(filePath: path).deletingLastPathComponent())
    let data = place(URL(filePath: folder, directoryHint: .isDirectory))
    func trimmed(_ text: String) -> Substring { text.hasSuffix("/") ? text.dropLast() : text[...] }
    return trimmed(parent) == trimmed(data)
  }

  private func delete(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard invocation.arguments.has(Self.yes) else {
      throw .wrong(
        "nothing was deleted; to delete all your data, call '\(invocation.program) data delete --yes'"
      )
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let hasLeft = await session.households.hasLeft()
      guard hasLeft || invocation.arguments.has(Self.here) else {
        throw .failed(
          "the household's server did not answer, so nothing was deleted; try again with a "
            + "connection, or with '--here-only'")
      }
      try await session.storing { stores async throws(JournalError) in
        try await stores.deleteEverything()
      }
      _ = try? session.crashes?.take()
      let notice = advisor.copy(CopyKey(Receipt.deletionNoticeKey))
      return Reply(
        lines: [
          "Deleted everything that you told this app and that it recorded.",
          "\(notice) It is the store's record of what was bought, not ours to delete.",
        ])
    }
  }
}
