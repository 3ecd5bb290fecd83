import CommandKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct OutputFolderTests {
  /// A folder of its own for one test.
  struct Place: ~Copyable {
    let path = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString, directoryHint: .notDirectory).path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(_ name: String) -> String? {
      try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// Every file and folder below, but the marker.
    func names() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: path)
        .filter { $0 != ".shelf-output" }.sorted()
    }

    func put(_ text: String, _ name: String) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
    }
  }

  private let files = [
    OutputFile(path: "index.html", text: "first"),
    OutputFile(path: "screens/home.html", text: "home"),
    OutputFile(path: "screens/dark/home.html", text: "dark"),
  ]

  @Test func `files and their folders are written and nothing else`() throws {
    let place = Place()
    try OutputFolder.shelf.write(files, to: place.path, command: "gallery")
    #expect(
      try place.names() == [
        "index.html", "screens", "screens/dark", "screens/dark/home.html", "screens/home.html",
      ])
    #expect(place.text("screens/dark/home.html") == "dark")
    #expect(
      place.text(".shelf-output")
        == "Written by shelf gallery\nindex.html\nscreens/dark/home.html\n"
        + "screens/home.html\n")
  }

  @Test func `a second call replaces its files and removes those that are no more`() throws {
    let place = Place()
    try OutputFolder.shelf.write(files, to: place.path, command: "gallery")
    let later = [OutputFile(path: "index.html", text: "second")]
    try OutputFolder.shelf.write(later, to: place.path, command: "gallery")
    #expect(try place.names() == ["index.html"])
    #expect(place.text("index.html") == "second")
  }

  @Test func `an export leaves a folder with other files unchanged`() throws {
    let place = Place()
    try place.put("mine", "notes.txt")
    #expect(throws: ExportError.notOurs(place.path)) {
      try OutputFolder.shelf.write(files, to: place.path, command: "gallery")
    }
    #expect(try place.names() == ["notes.txt"])
  }

  @Test func `a folder of another command is left as it is`() throws {
    let place = Place()
    try OutputFolder.shelf.write(files, to: place.path, command: "gallery")
    #expect(throws: ExportError.notOurs(place.path)) {
      try OutputFolder.shelf.write(files, to: place.path, command: "tokens")
    }
  }

  @Test func `a folder of another program is left as it is`() throws {
    let place = Place()
    try OutputFolder.live(maker: "other").write(files, to: place.path, command: "gallery")
    #expect(throws: ExportError.notOurs(place.path)) {
      try OutputFolder.shelf.write(files, to: place.path, command: "gallery")
    }
  }

  @Test func `a file that was put there since is neither replaced nor removed`() throws {
    let place = Place()
    try OutputFolder.shelf.write([files[0]], to: place.path, command: "gallery")
    try place.put("mine", "notes.txt")
    let notes = OutputFile(path: "notes.txt", text: "ours")
    #expect(throws: ExportError.foreignFile("\(place.path)/notes.txt")) {
      try OutputFolder.shelf.write([notes], to: place.path, command: "gallery")
    }
    try OutputFolder.shelf.write([], to: place.path, command: "gallery")
    #expect(try place.names() == ["notes.txt"])
    #expect(place.text("notes.txt") == "mine")
  }

  @Test func `the next export continues in an unfinished folder`() throws {
    let place = Place()
    let session = try OutputFolder.shelf.open(place.path, "gallery")
    try session.write(files[1])
    try OutputFolder.shelf.write([files[0]], to: place.path, command: "gallery")
    #expect(try place.names() == ["index.html"])
  }

  @Test(arguments: [
    "", "/etc/passwd", "../x", "a/../x", "a//b", "a/", "./a", ".hidden", "a\\b", "a\nb",
    ".shelf-output", String(repeating: "a", count: 201),
  ])
  func `a path that is no plain name below the folder is refused`(path: String) throws {
    let place = Place()
    #expect(throws: ExportError.badPath(path)) {
      try OutputFolder.shelf.write(
        [OutputFile(path: path, text: "")], to: place.path, command: "gallery")
    }
    #expect(try place.names() == [])
  }

  @Test func `a symbolic link inside the folder is not followed`() throws {
    let place = Place()
    let other = Place()
    try other.put("mine", "home.html")
    try OutputFolder.shelf.write([files[0]], to: place.path, command: "gallery")
    try FileManager.default.createSymbolicLink(
      atPath: "\(place.path)/screens", withDestinationPath: other.path)
    #expect(throws: ExportError.self) {
      try OutputFolder.shelf.write(files, to: place.path, command: "gallery")
    }
    #expect(other.text("home.html") == "mine")
  }

  @Test(arguments: ["index.html", ".shelf-output"])
  func `a link that took the place of a file of ours is neither followed nor replaced`(
    name: String
  ) throws {
    let place = Place()
    let other = Place()
    try other.put("mine", "notes.txt")
    try OutputFolder.shelf.write([files[0]], to: place.path, command: "gallery")
    try FileManager.default.removeItem(atPath: "\(place.path)/\(name)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(place.path)/\(name)", withDestinationPath: "\(other.path)/notes.txt")
    for again in [[files[0]], []] {
      _ = try? OutputFolder.shelf.write(again, to: place.path, command: "gallery")
      #expect(other.text("notes.txt") == "mine")
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: "\(place.path)/\(name)")
      #expect(target == "\(other.path)/notes.txt")
    }
  }

  @Test func `an export error names the path that is not a folder`() throws {
    let place = Place()
    try place.put("mine", "file")
    for path in ["\(place.path)/file", "\(place.path)/file/below"] {
      #expect(throws: ExportError.notAFolder(path)) {
        try OutputFolder.shelf.write(files, to: path, command: "gallery")
      }
    }
  }

  @Test func `folders above are made`() throws {
    let place = Place()
    try OutputFolder.shelf.write(files, to: "\(place.path)/a/b/", command: "gallery")
    #expect(place.text("a/b/index.html") == "first")
  }
}

extension OutputFolder {
  fileprivate static let shelf = OutputFolder.live(maker: "shelf")
}
