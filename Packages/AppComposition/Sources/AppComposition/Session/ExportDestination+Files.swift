import AppRecord
import CommandKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ExportDestination {
  /// The first characters of every export of `EventJournal`.
  public static let journalMark = #"{"format":"event-journal","version":"#

  /// Whether a file would lie in a data folder, where it could replace the journal.
  public static func isInside(_ path: String, folder: String) -> Bool {
    func place(_ url: URL) -> String {
      url.standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    }
    let parent = place(URL(filePath: path).deletingLastPathComponent())
    let data = place(URL(filePath: folder, directoryHint: .isDirectory))
    func trimmed(_ text: String) -> Substring { text.hasSuffix("/") ? text.dropLast() : text[...] }
    return trimmed(parent) == trimmed(data)
  }

  /// Files in a folder, each with an unused name.
  ///
  /// - Parameters:
  ///   - folder: the folder of the exports, without a trailing slash.
  ///   - dataFolder: the data folder, which gets no exports.
  ///   - mark: the first characters of the documents.
  public static func files(
    in folder: String, besides dataFolder: String, through file: ExportFile,
    mark: String = journalMark
  ) -> ExportDestination {
    ExportDestination { (document, name) async throws(ExportDestinationError) in
      for number in 1...99 {
        let path = "\(folder)/\(numbered(name, number))"
        guard !isInside(path, folder: dataFolder) else { throw .refused }
        do throws(ExportError) {
          try file.write(ExportDocument(text: document, mark: mark), path, false)
          return path
        } catch .exists {
          continue
        } catch {
          throw .refused
        }
      }
      throw .refused
    }
  }

  /// Numbers a name: `MealAdvisor.json`, then `MealAdvisor-2.json`.
  private static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.joined(separator: "-\(number).")
  }
}
