#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import EmbeddedText

@Suite struct WebFileTests {
  @Test func `a folder is a file, made of its parts in the order of their names`() throws {
    let files = try WebFile.files(of: [
      "shell.js/10-end.js": "end();\n", "shell.js/02-middle.js": "middle();\n",
      "shell.js/01-start.js": "start();\n", "entry.css": "a { b: c; }\n",
    ])
    #expect(files.map(\.name) == ["entry.css", "shell.js"])
    #expect(files.map(\.parts) == [1, 3])
    #expect(files.map(\.text) == ["a { b: c; }\n", "start();\nmiddle();\nend();\n"])
  }

  @Test(arguments: [
    ("shell.js", "shellJS"), ("page-notes.css", "pageNotesCSS"), ("icon2.svg", "icon2SVG"),
  ])
  func `a file has a constant of its name`(name: String, constant: String) throws {
    #expect(try WebFile.files(of: [name: "\n"]).map(\.constant) == [constant])
  }

  @Test(arguments: [
    "notes.txt", "shell.min.js", "Shell.js", "-a.css", "a-.css", "1.js", "a b.js", "é.js", ".js",
    "shell.js/style.css", "shell/01.js", "shell.js/a/b.js", "shell.js/",
  ])
  func `the reader refuses a file that is not a web file`(path: String) {
    #expect(throws: WebFolderError.wrongPath(path)) { try WebFile.files(of: [path: "\n"]) }
  }

  @Test(arguments: ["", "a", "a\r\n", "\ta\n", "a\u{0}\n"])
  func `the reader refuses text that is not made of whole lines`(text: String) {
    #expect(throws: WebFolderError.wrongText("a.js")) { try WebFile.files(of: ["a.js": text]) }
  }

  @Test func `a folder is compiled once, and is stale when a file changes`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "Pages")
    let web = folder.appending(path: "Web/shell.js")
    try FileManager.default.createDirectory(at: web, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: web.appending(path: name))
    }
    try write("say(`\\#(\"\"\"#)`);\n", "1-say.js")
    try write("not text", ".hidden")
    let package = WebPackage(folder)
    #expect(try !package.isFresh())
    try package.compile()
    #expect(try package.isFresh())
    let source = try String(contentsOf: package.generated, encoding: .utf8)
    #expect(package.generated.path.hasSuffix("Pages/Sources/Pages/Generated/WebFiles.swift"))
    #expect(
      source.contains(
        "static let shellJS: StaticString = ##\"\"\"\nsay(`\\#(\"\"\"#)`);\n\n\"\"\"##\n"))
    try write("more();\n", "2-more.js")
    #expect(try !package.isFresh())
  }

  @Test func `a package without a folder of web files cannot be compiled`() {
    let nowhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: WebFolderError.unreadable(nowhere.appending(path: "Web").path)) {
      try WebPackage(nowhere).compile()
    }
  }
}
