#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A new folder, which is removed when the body returns.
enum TemporaryFolder {
  static func with<Result>(_ body: (URL) async -> Result) async -> Result? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "crash-test-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return await body(folder)
  }
}
