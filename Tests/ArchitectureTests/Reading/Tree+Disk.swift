import Foundation

extension Tree {
  /// The repository that this file lies in, read once for all tests.
  static let here = Task { try await Tree.read(root: rootFolder) }

  private static let rootFolder = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Reading
    .deletingLastPathComponent()  // ArchitectureTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  private static func read(root: URL) async throws -> Tree {
    var tree = Tree()
    tree.topLevel = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    tree.paths = try ["Apps", "Packages", "Tests"].flatMap { try files(under: $0, in: root) }
    let swift = tree.paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    tree.sources = try swift.map { path in
      SourceFile(path: path, text: try text(root.appending(path: path)))
    }
    tree.table = TableRow.rows(inManifest: try text(root.appending(path: "Package.swift")))
    tree.clients = Tree.clients(in: try text(root.appending(path: clientsPath)))
    tree.root = try await ManifestDump.read(package: root)
    try await tree.readPackages(in: root)
    return tree
  }

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static func files(under folder: String, in root: URL) throws -> [String] {
    let place = root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: root.appending(path: path).path, isDirectory: &isFolder)
      return isFolder.boolValue ? try files(under: path, in: root) : [path]
    }
  }

  /// Reads the packages' manifests, two at a time.
  private mutating func readPackages(in root: URL) async throws {
    let folders = packageFolders.filter { paths.contains("Packages/\($0)/Package.swift") }
    try await withThrowingTaskGroup(of: ReadManifest.self) { group in
      for (index, folder) in folders.enumerated() {
        if index >= 2, let read = try await group.next() { keep(read) }
        group.addTask {
          do {
            let place = root.appending(path: "Packages/\(folder)")
            return ReadManifest(
              folder: folder, result: .success(try await ManifestDump.read(package: place)))
          } catch {
            return ReadManifest(folder: folder, result: .failure(error))
          }
        }
      }
      for try await read in group { keep(read) }
    }
  }

  private mutating func keep(_ read: ReadManifest) {
    switch read.result {
    case .success(let manifest): packages[read.folder] = manifest
    case .failure(let error): unreadable[read.folder] = "\(error)"
    }
  }

  /// What came of reading the manifest of a package.
  private struct ReadManifest {
    let folder: String
    let result: Result<Manifest, any Error>
  }
}
