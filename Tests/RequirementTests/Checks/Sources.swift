import Foundation
import Testing

/// The files of the repository, as text.
enum Sources {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Checks
    .deletingLastPathComponent()  // RequirementTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// One file, by its path from the root.
  static func file(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether a file or folder is there.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names of what is in a folder.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  /// Every Swift file below a folder, with its path from the root.
  static func files(below folder: String) throws -> [(path: String, text: String)] {
    let place = root.appending(path: folder)
    let found = try #require(FileManager.default.enumerator(atPath: place.path))
    let paths = found.compactMap { $0 as? String }.filter { path in
      path.hasSuffix(".swift") && !path.contains(".build/")
    }
    return try paths.sorted().map { ("\(folder)/\($0)", try file("\(folder)/\($0)")) }
  }

  /// The Swift files that ship: no tests and no manifests.
  static func shipped() throws -> [(path: String, text: String)] {
    try files(below: "Packages").filter { $0.path.contains("/Sources/") } + files(below: "Apps")
  }

  /// The modules that a text imports, whole or for one declaration.
  static func imports(_ text: String) -> Set<String> {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var"]
    return Set(
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ").filter { !kinds.contains($0) }
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count, index < 3 else {
          return nil
        }
        let module = words[index + 1].prefix { $0 != "." }
        let isModule = module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isModule && !words[..<index].contains { $0.hasPrefix("//") } ? String(module) : nil
      })
  }
}
