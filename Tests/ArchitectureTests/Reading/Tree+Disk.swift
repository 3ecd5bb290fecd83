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
    for path in tree.paths {
      let values = try root.appending(path: path).resourceValues(forKeys: [.fileSizeKey])
      tree.sizes[path] = values.fileSize
    }
    let swift = tree.paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    tree.sources = try swift.map { path in
      SourceFile(path: path, text: try text(root.appending(path: path)))
    }
    tree.documents = try (["README.md"] + tree.paths.filter(isDocument)).map { path in
      Document(path: path, text: try text(root.appending(path: path)))
    }
    let others = tree.paths.filter { [".js", ".css", ".py", ".sql"].contains(where: $0.hasSuffix) }
    for path in try others + files(under: "Scripts", in: root) {
      tree.texts[path] = try text(root.appending(path: path))
    }
    for path in tree.paths where path.hasPrefix("Packages/") && path.hasSuffix(".md") {
      let lines = Document.linesOutsideTopics(of: try text(root.appending(path: path)))
      let words = SourceFile.words(of: lines)
      tree.documented[String(path.split(separator: "/")[1]), default: []].formUnion(words)
    }
    tree.layers = LayerMap.layers
    tree.clients = Tree.clients(in: try text(root.appending(path: clientsPath)))
    tree.root = try await ManifestDump.read(package: root)
    return tree
  }

  /// Whether a file is a document for people: a README, one of a package or above it, an article.
  private static func isDocument(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    let isArticle = folders.last?.hasSuffix(".docc") == true
    return path.hasSuffix("/README.md")
      || path.hasSuffix(".md") && folders.first == "Packages" && (folders.count < 3 || isArticle)
  }

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static func files(under folder: String, in root: URL) throws -> [String] {
    let place = root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    let kept = names.sorted().filter { !$0.hasPrefix(".") && $0 != "__pycache__" }
    return try kept.flatMap { name in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: root.appending(path: path).path, isDirectory: &isFolder)
      return isFolder.boolValue ? try files(under: path, in: root) : [path]
    }
  }
}
