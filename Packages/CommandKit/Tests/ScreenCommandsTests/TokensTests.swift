import CommandKit
import Testing
import TokenExport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct TokensTests {
  static let brand = TokenBrand(name: ScreenDemo.brand.name, id: ScreenDemo.brand.id)

  struct Catalog: Decodable {
    struct File: Decodable {
      var path: String
      var text: String
    }

    var files: [File]
  }

  @Test func `the document of design tools is printed as it is`() async {
    let text = await ScreenDemo().run("tokens --format dtcg").standardOutput
    #expect(text == DTCGDocument(of: Self.brand).text)
    #expect(await ScreenDemo().run("tokens --format DTCG").standardOutput == text)
  }

  @Test func `the catalogue is printed as one document`() async throws {
    let catalog: Catalog = try await ScreenDemo().json("tokens --format xcassets")
    let files = XcodeAssetCatalog(of: Self.brand).files
    #expect(catalog.files.map(\.text) == files.map(\.text))
    #expect(catalog.files.map(\.path) == files.map { "Shelf.xcassets/\($0.path)" })
  }

  @Test(arguments: [
    ("tokens", "missing '--format'; valid: dtcg, xcassets"),
    ("tokens --format css", "unknown format 'css'; valid: dtcg, xcassets"),
    ("tokens --format dtgc", "unknown format 'dtgc'; did you mean 'dtcg'? Valid: dtcg, xcassets"),
    ("tokens --format", "'--format' needs a value: --format NAME"),
    ("tokens --format dtcg --output", "'--output' needs a value: --output DIR"),
  ])
  func `a format that is missing or unknown names those there are`(
    call: String, message: String
  ) async {
    let outcome = await ScreenDemo().run(call)
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError == "shelf-demo: \(message)\n")
    #expect(outcome.standardOutput.isEmpty)
  }

  @Test func `two files go into a folder, and replace others only when told to`() async throws {
    let folder = Folder()
    let call = ["tokens", "--format", "dtcg", "--output", "\(folder.path)/design"]
    let outcome = await ScreenDemo().run(call)
    #expect(
      outcome.standardOutput == """
        Wrote \(folder.path)/design/shelf.tokens.json.
        Wrote \(folder.path)/design/shelf.resolver.json.

        """)
    #expect(try folder.text("design/shelf.tokens.json") == DTCGDocument(of: Self.brand).text)
    #expect(try folder.text("design/shelf.resolver.json") == DTCGResolver(of: Self.brand).text)
    let again = await ScreenDemo().run(call)
    #expect(again.exitCode == 1)
    #expect(again.standardError.contains("already exists; name another file, or add --force"))
    #expect(await ScreenDemo().run(call + ["--force"]).exitCode == 0)
  }

  @Test func `when one of the two files is there already, the other is not written`() async throws {
    let folder = Folder()
    let call = ["tokens", "--format", "dtcg", "--output", "\(folder.path)/design"]
    _ = await ScreenDemo().run(call)
    let first = "\(folder.path)/design/shelf.tokens.json"
    try FileManager.default.removeItem(atPath: first)
    #expect(await ScreenDemo().run(call).exitCode == 1)
    #expect(!FileManager.default.fileExists(atPath: first))
  }

  @Test func `a catalogue goes into a folder of its own`() async throws {
    let folder = Folder()
    let call = ["tokens", "--format", "xcassets", "--output", folder.path + "/"]
    let count = XcodeAssetCatalog(of: Self.brand).files.count
    for _ in 0..<2 {
      let outcome = await ScreenDemo().run(call)
      #expect(
        outcome.standardOutput
          == "Wrote \(count) files to \(folder.path)/Shelf.xcassets.\n")
    }
    for file in XcodeAssetCatalog(of: Self.brand).files {
      #expect(try folder.text("Shelf.xcassets/\(file.path)") == file.text)
    }
  }

  @Test func `an export leaves an asset catalogue that it did not make unchanged`() async throws {
    let folder = Folder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Shelf.xcassets/Icons", withIntermediateDirectories: true)
    let outcome = await ScreenDemo().run([
      "tokens", "--format", "xcassets", "--output", folder.path, "--force",
    ])
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError
        == "shelf-demo: '\(folder.path)/Shelf.xcassets' holds other files; "
        + "name a new or an empty folder\n")
  }

  @Test(arguments: ["dtcg", "xcassets"])
  func `a folder that cannot be is one sentence`(format: String) async throws {
    let folder = Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try "x".write(toFile: "\(folder.path)/file", atomically: false, encoding: .utf8)
    let outcome = await ScreenDemo().run(
      ["tokens", "--format", format, "--output", "\(folder.path)/file/below"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.hasSuffix("is not a folder; name another one\n"))
    #expect(outcome.standardError.split(separator: "\n").count == 1)
  }

  /// A place of its own on the real disk for one test.
  private struct Folder: ~Copyable {
    let path = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString, directoryHint: .notDirectory).path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
  }
}
