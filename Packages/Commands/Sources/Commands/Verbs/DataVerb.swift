import DesignSystem
import Journal
import Presentation
import PremiumGate
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `data`: taking everything away, and deleting it.
enum DataVerb {
  static let force = Flag("--force", nil, "replace an earlier export")
  static let yes = Flag("--yes", nil, "yes, delete everything")

  static let forms: [CommandForm] = [
    CommandForm(
      "data export FILE", flags: [force], "all your data as JSON; '-' prints it", run: export),
    CommandForm("data delete", flags: [yes], "delete all your data", run: delete),
  ]

  private static func export(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let (data, count) = try await session.storing { stores async throws(JournalError) in
        (try await stores.journal.exportAll(), try await stores.journal.records().count)
      }
      let text = String(decoding: data, as: UTF8.self)
      let path = invocation.operand()
      guard path != "-" else { return Reply(json: text) }
      guard !isInside(path, folder: session.folder) else { throw .export(.inDataFolder(path)) }
      do throws(ExportError) {
        try invocation.context.exportFile.write(
          .allData(text), path, invocation.arguments.has(force))
      } catch {
        throw .export(error)
      }
      let records = count == 1 ? "1 record" : "\(count) records"
      return Reply(lines: ["Exported \(records) to \(path)."])
    }
  }

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

  private static func delete(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard invocation.arguments.has(yes) else { throw .unconfirmed }
    return try await Session.run(invocation) { session async throws(CommandError) in
      try await session.storing { stores async throws(JournalError) in
        try await stores.deleteEverything()
      }
      let notice = Copy.english(CopyKey(Receipt.deletionNoticeKey))
      return Reply(
        lines: [
          "Deleted everything that you told this app and that it recorded.",
          "\(notice) It is the store's record of what was bought, not ours to delete.",
        ])
    }
  }
}
