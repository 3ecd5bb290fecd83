#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// The folder in which a server keeps households, and the way to its files.
public struct BookFolder: Sendable {
  /// Where it is.
  public let directory: URL
  let files: JournalFileSystem
  private let removeFolder: @Sendable (URL) -> Void

  /// Describes a folder; nothing is read or made yet.
  ///
  /// - Parameters:
  ///   - directory: where it is; made when the first household is.
  ///   - files: how files are reached.
  ///   - removeFolder: removes a folder that is empty; one that stays does no harm.
  public init(
    _ directory: URL, files: JournalFileSystem = .live,
    removeFolder: @escaping @Sendable (URL) -> Void = {
      try? FileManager.default.removeItem(at: $0)
    }
  ) {
    self.directory = directory
    self.files = files
    self.removeFolder = removeFolder
  }

  /// Where the codes are by which households are founded.
  var codes: URL { directory.appending(path: "founding", directoryHint: .isDirectory) }

  /// Where a household is.
  func household(_ id: String) -> URL {
    households.appending(path: id, directoryHint: .isDirectory)
  }

  private var households: URL {
    directory.appending(path: "households", directoryHint: .isDirectory)
  }

  /// The households that have a journal.
  ///
  /// What is left of others was never acknowledged, or was deleted, and goes.
  func householdIDs() throws(JournalError) -> [String] {
    var ids: [String] = []
    for id in try names(in: Self.path(of: households)) where !id.hasPrefix(".") {
      let names = try names(in: Self.path(of: household(id)))
      if names.contains("journal") {
        ids.append(id)
      } else if names.allSatisfy(Self.leftOver.contains) {
        try remove(id)
      }
    }
    return ids.sorted()
  }

  /// Removes all of a household, its journal last: so what remains after a crash is known to be nothing.
  func remove(_ id: String) throws(JournalError) {
    let folder = Self.path(of: household(id))
    for name in try names(in: folder) where name != "journal" {
      try files.remove(folder + "/" + name)
    }
    try files.remove(folder + "/journal")
    try? files.syncFolder(folder)
    removeFolder(household(id))
  }

  /// The names in a folder, without those of the folder itself and of the one above it.
  private func names(in folder: String) throws(JournalError) -> [String] {
    try (files.list(folder) ?? []).filter { $0 != "." && $0 != ".." }
  }

  private static let leftOver: Set = [
    "journal.lock", "journal.new", "journal.index", "journal.count",
  ]

  private static func path(of url: URL) -> String {
    let path = url.absoluteURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
