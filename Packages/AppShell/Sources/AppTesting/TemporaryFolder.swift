#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of its own for the data of one test, which is removed when nobody holds it any more.
///
/// Where no disk is needed, `JournalFileSystem.inMemory()` is faster.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
