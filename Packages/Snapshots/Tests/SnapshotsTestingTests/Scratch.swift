import Snapshots
import Testing

@testable import SnapshotsTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A made-up test file in a folder of its own, removed with this value's owner.
final class Scratch: Sendable {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-testing-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A line of `HomeTests.swift` in the test target `FeatureTests`.
  var location: SourceLocation {
    let file = folder.appending(path: "FeatureTests/HomeTests.swift").path
    return SourceLocation(
      fileID: "FeatureTests/HomeTests.swift", filePath: file, line: 7, column: 3)
  }

  var artifacts: String { folder.appending(path: "out").path }

  func reference(_ name: String) throws -> String? {
    try SnapshotFiles.disk.read(path(name))
  }

  func setReference(_ name: String, _ text: String) throws {
    try SnapshotFiles.disk.write(text, path(name))
  }

  func artifact(_ name: String) throws -> String? {
    try SnapshotFiles.disk.read("\(artifacts)/FeatureTests/\(name)")
  }

  func path(_ name: String) -> String {
    folder.appending(path: "FeatureTests/__Snapshots__/\(name)").path
  }
}
