import CommandKit
import Journal
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The data folder of an earlier version of a program.
///
/// The program uses the folder while it contains data, so that no limit in it is lost; `data
/// take-over` moves it.
public struct EarlierFolder: Equatable, Sendable {
  /// The folder.
  public let place: URL
  /// The folder that replaces it.
  public let successor: URL

  /// Makes the pair of folders.
  public init(_ place: URL, successor: URL) {
    (self.place, self.successor) = (place, successor)
  }
}

extension AppContext {
  /// The path of the earlier version's folder; nil if it contains no data.
  var foundEarlierFolder: String? {
    guard let path = earlierFolder.map({ Self.path($0.place) }),
      let names = try? fileSystem.list(path), !names.isEmpty
    else { return nil }
    return path
  }

  /// Moves the earlier version's folder to the place where all apps look.
  ///
  /// It moves completely or not at all.
  package func takeOverEarlierFolder() throws(CommandError) -> Reply {
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
        + "\(PlainText.quoted(earlier, longest: 200)) hold data, so nothing was changed; this app "
        + "uses the second; to use the first, name it with '--data-dir'")
  }

  private static func path(_ url: URL) -> String {
    let path = url.absoluteURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
