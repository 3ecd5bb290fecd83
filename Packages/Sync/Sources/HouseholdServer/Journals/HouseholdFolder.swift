#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// The folder in which a server keeps households, with access to its files.
public struct HouseholdFolder: Sendable {
  /// The folder's address.
  public let directory: URL
  let files: JournalFileSystem
  private let removeFolder: @Sendable (URL) -> Void

  /// Describes a folder, without reading or writing a file.
  ///
  /// - Parameters:
  ///   - directory: the folder; it is created with the first household.
  ///   - files: access to the files.
  ///   - removeFolder: removes an empty folder; it may fail, because an empty folder does no harm.
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

  /// The folder of the codes for founding households.
  var codes: URL { directory.appending(path: "founding", directoryHint: .isDirectory) }

  /// The folder of a household.
  func household(_ id: String) -> URL {
    households.appending(path: id, directoryHint: .isDirectory)
  }

  private var households: URL {
    directory.appending(path: "households", directoryHint: .isDirectory)
  }

  /// The households that have a journal.
  ///
  /// The call also removes the leftovers of households that were never acknowledged or were
  /// deleted.
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

  /// Removes a household.
  ///
  /// The journal is removed last, so that a folder without a journal is always a leftover.
  func remove(_ id: String) throws(JournalError) {
    let folder = Self.path(of: household(id))
    for name in try names(in: folder) where name != "journal" {
      try files.remove(folder + "/" + name)
    }
    try files.remove(folder + "/journal")
    try? files.syncFolder(folder)
    removeFolder(household(id))
  }

  /// The names in a folder, except `.` and `..`.
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
