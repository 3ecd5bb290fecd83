#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A package with a folder `Web`, whose files are compiled into its module.
public struct WebPackage: Sendable {
  private let folder: URL

  /// Takes the folder of a package, which is named like its module.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// The Swift file that is made of the web files.
  public var generated: URL {
    folder.appending(path: "Sources/\(folder.lastPathComponent)/Generated/WebFiles.swift")
  }

  /// The web files, in the order of their names.
  func files() throws(WebFolderError) -> [WebFile] {
    try WebFile.files(of: texts())
  }

  /// The content of the Swift file.
  public func source() throws(WebFolderError) -> String {
    let constants = try files().map { file in
      """
        /// `\(file.name)`\(file.parts > 1 ? ", \(file.parts) parts one after another" : "").
        static let \(file.constant): StaticString = \(SwiftLiteral.raw(file.served))
      """
    }
    return """
      // swift-format-ignore-file
      // Made from Web by Scripts/compile-web. Do not edit.

      /// The files of the folder `Web`, as they are served.
      enum WebFiles {
      \(constants.joined(separator: "\n\n"))
      }

      """
  }

  /// Whether the Swift file matches the current web files.
  public func isFresh() throws(WebFolderError) -> Bool {
    let source = try source()
    return (try? String(contentsOf: generated, encoding: .utf8)) == source
  }

  /// Writes the Swift file unless it is fresh.
  public func compile() throws(WebFolderError) {
    guard try !isFresh() else { return }
    let source = try source()
    do {
      try FileManager.default.createDirectory(
        at: generated.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: generated)
    } catch {
      throw .unwritable(generated.path)
    }
  }

  /// The texts in the folder `Web`, by their path there; names that begin with a dot are skipped.
  private func texts() throws(WebFolderError) -> [String: String] {
    let web = folder.appending(path: "Web")
    do {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: web.path)
        .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      let folders = Set(paths.compactMap { $0.lastIndex(of: "/").map($0.prefix(upTo:)) })
      let files = paths.filter { !folders.contains($0[...]) }
      return try Dictionary(
        uniqueKeysWithValues: files.map { path in
          (path, try String(contentsOf: web.appending(path: path), encoding: .utf8))
        })
    } catch {
      throw .unreadable(web.path)
    }
  }
}

extension WebFile {
  /// The text as it is served: that of a script without blank lines and lines of comments, which a
  /// browser passes over.
  fileprivate var served: String {
    guard name.hasSuffix(".js") else { return text }
    let lines = text.split(separator: "\n").filter { line in
      let words = line.drop { $0 == " " }
      return !words.isEmpty && !words.hasPrefix("//")
    }
    return lines.joined(separator: "\n") + (text.hasSuffix("\n") ? "\n" : "")
  }
}
