#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder on the real disk for one test only.
final class ExportPlace: Sendable {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString, directoryHint: .notDirectory).path

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(_ name: String) -> String { "\(path)/\(name)" }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: self[name], encoding: .utf8)
  }

  func put(_ text: String, _ name: String) throws {
    try text.write(toFile: self[name], atomically: false, encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self[name], withDestinationPath: target)
  }

  func mode(_ name: String) -> Int? {
    let facts = try? FileManager.default.attributesOfItem(atPath: self[name])
    return facts.flatMap { Int("\($0[.posixPermissions] ?? 0)") }
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
