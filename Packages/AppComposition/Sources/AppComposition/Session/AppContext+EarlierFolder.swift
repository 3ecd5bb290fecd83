import CommandKit
import Journal
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder in which an earlier version of a program kept its data.
///
/// As long as it holds data it is used, so that no limit in it is forgotten; `data take-over` moves it.
public struct EarlierFolder: Equatable, Sendable {
  /// The folder.
  public let place: URL
  /// The folder that takes its place.
  public let successor: URL

  /// Names both.
  public init(_ place: URL, successor: URL) {
    (self.place, self.successor) = (place, successor)
  }
}

extension AppContext {
  /// The path of the folder in which an earlier version left data; nil where there is none.
  var foundEarlierFolder: String? {
    guard let path = earlierFolder.map({ Self.path($0.place) }),
      let names = try? fileSystem.list(path), !names.isEmpty
    else { return nil }
    return path
  }

  /// Moves the folder of an earlier version to where all apps look, in one step: all of it is there
  /// afterwards, or nothing was changed.
  func takeOverEarlierFolder() throws(CommandError) -> Reply {
    guard let earlier = foundEarlierFolder, let earlierFolder else {
      return Reply(lines: ["There is no data of an earlier version, so nothing was changed."])
    }
    let folder = Self.path(earlierFolder.successor)
    do throws(JournalError) {
      if try (fileSystem.list(folder) ?? []).isEmpty {
        try fileSystem.rename(earlier, folder)
        return Reply(lines: ["Moved the data from \(PlainText.cleaned(earlier))."])
      }
    } catch {
      throw .journal(error, folder: folder)
    }
    throw .failed(
      "both \(PlainText.quoted(folder, longest: 200)) and "
        + "\(PlainText.quoted(earlier, longest: 200)) hold data, and nothing was changed; this app "
        + "goes on with the second; the first is used with '--data-dir'")
  }

  private static func path(_ url: URL) -> String {
    let path = url.absoluteURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
