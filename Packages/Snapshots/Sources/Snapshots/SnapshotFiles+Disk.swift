#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SnapshotFiles {
  /// The file system of this machine; a file is replaced completely or not at all.
  public static let disk = SnapshotFiles(read: readFile, write: writeFile, list: listFiles)
}

private func readFile(_ path: String) throws(SnapshotError) -> String? {
  guard FileManager.default.fileExists(atPath: path) else { return nil }
  guard let data = FileManager.default.contents(atPath: path),
    let text = String(validating: data, as: UTF8.self)
  else { throw .unreadable(path) }
  return text
}

private func writeFile(_ text: String, _ path: String) throws(SnapshotError) {
  let url = URL(filePath: path)
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  } catch {
    throw .unwritable(path)
  }
}

private func listFiles(_ folder: String) throws(SnapshotError) -> [String] {
  guard FileManager.default.fileExists(atPath: folder) else { return [] }
  do {
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { !isFolder("\(folder)/\($0)") }
      .sorted()
  } catch {
    throw .unreadable(folder)
  }
}

private func isFolder(_ path: String) -> Bool {
  var isFolder = false
  _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  return isFolder
}
