import Testing

@testable import CommandKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ExportFileTests {
  private let place = ExportPlace()
  private let export = ExportDocument(
    text: #"{"format":"event-journal","version":1,"records":[]}"#,
    mark: #"{"format":"event-journal","version":"#)

  private func later(_ text: String = "later") -> ExportDocument {
    ExportDocument(text: export.mark + text, mark: export.mark)
  }

  @Test func `a file is for its owner alone and whole, and only an earlier export is replaced`()
    throws
  {
    let path = place["out.json"]
    try ExportFile.live.write(export, path, false)
    #expect(place.mode("out.json") == 0o600)
    #expect(throws: ExportError.exists(path)) { try ExportFile.live.write(later(), path, false) }
    #expect(place.text("out.json") == export.text)
    try ExportFile.live.write(later(), path, true)
    #expect(place.text("out.json") == later().text)
    #expect(try place.names() == ["out.json"])
  }

  @Test(arguments: [
    "", "mine", #"{"format":"event-journa"#, #" {"format":"event-journal","version":1}"#,
    #"{"format":"other","version":1}"#,
  ])
  func `a file that is no export is never replaced`(text: String) throws {
    try place.put(text, "out.json")
    let path = place["out.json"]
    #expect(throws: ExportError.notAnExport(path)) {
      try ExportFile.live.write(later(), path, true)
    }
    #expect(throws: ExportError.exists(path)) { try ExportFile.live.write(later(), path, false) }
    #expect(place.text("out.json") == text)
    #expect(try place.names() == ["out.json"])
  }

  @Test(arguments: [false, true], ["out.json", "mine.txt", "missing", "/dev/null", "link"])
  func `a symbolic link is neither followed nor replaced, wherever it leads`(
    replaces: Bool, target: String
  ) throws {
    try place.put(export.text, "out.json")
    try place.put("mine", "mine.txt")
    try place.link("link", to: target)
    let path = place["link"]
    #expect(throws: ExportError.notAFile(path, .symbolicLink)) {
      try ExportFile.live.write(later(), path, replaces)
    }
    #expect(place.text("out.json") == export.text)
    #expect(place.text("mine.txt") == "mine")
    #expect(try place.names() == ["link", "mine.txt", "out.json"])
  }

  @Test(arguments: [false, true])
  func `folders, pipes, sockets and devices are never replaced`(replaces: Bool) throws {
    try FileManager.default.createDirectory(
      atPath: place["folder"], withIntermediateDirectories: true)
    #expect(mkfifo(place["pipe"], 0o600) == 0)
    let obstacles: [(String, ExportError.Obstacle)] = [
      (place["folder"], .folder), (place["folder/"], .folder), (place["new/"], .folder),
      (place["folder/."], .folder), (place["folder/.."], .folder), (place["pipe"], .pipe),
      ("/dev/null", .device), ("/dev/zero", .device), ("/dev", .folder), ("/", .folder),
      (".", .folder), ("..", .folder),
    ]
    for (path, obstacle) in obstacles {
      #expect(throws: ExportError.notAFile(path, obstacle), "\(path)") {
        try ExportFile.live.write(later(), path, replaces)
      }
    }
    #expect(try place.names() == ["folder", "pipe"])
  }

  @Test func `the stream of a process is no file`() {
    for path in ["/dev/stdout", "/dev/fd/1"] {
      #expect(throws: ExportError.self, "\(path)") {
        try ExportFile.live.write(later(), path, true)
      }
    }
  }

  @Test func `a name more of an export keeps the old one, and the new one has its own file`() throws
  {
    try place.put(export.text, "out.json")
    #expect(link(place["out.json"], place["other.json"]) == 0)
    try ExportFile.live.write(later(), place["out.json"], true)
    #expect(place.text("out.json") == later().text)
    #expect(place.text("other.json") == export.text)
  }

  @Test func `a folder on the way may be a link`() throws {
    try FileManager.default.createDirectory(
      atPath: place["real"], withIntermediateDirectories: true)
    try place.link("alias", to: "real")
    for replaces in [false, true] {
      try ExportFile.live.write(export, place["alias/out.json"], replaces)
    }
    #expect(place.text("real/out.json") == export.text)
  }

  @Test func `an export error says whether a path is missing, taken or too long`() throws {
    try place.put("x", "file")
    let long = place[String(repeating: "a", count: 300)]
    let rows: [(String, ExportError)] = [
      (place["none/out.json"], .noFolder(place["none/out.json"])),
      (place["file/out.json"], .notAFolder(place["file/out.json"])),
      (long, .system(long, code: ENAMETOOLONG)), ("", .badPath("")),
    ]
    for (path, error) in rows {
      #expect(throws: error) { try ExportFile.live.write(export, path, true) }
    }
  }

  @Test(arguments: [EFBIG, ENOSPC])
  func `a disk that refuses half-way leaves the old export whole and nothing beside it`(
    code: Int32
  ) throws {
    let path = place["out.json"]
    try ExportFile.live.write(export, path, false)
    let refusing = ExportFile.onDisk(
      ExportDisk { bytes, descriptor in
        #expect(StandardStreams.write(Array(bytes.prefix(bytes.count / 2)), to: descriptor))
        errno = code
        return false
      })
    for target in [path, place["new.json"]] {
      #expect(throws: ExportError(code, target)) { try refusing.write(later(), target, true) }
    }
    #expect(place.text("out.json") == export.text)
    #expect(try place.names() == ["out.json"])
  }

  @Test(arguments: [EFBIG, EIO, EMFILE, ENAMETOOLONG, EINVAL, EBUSY, ENOMEM, ESTALE, EXDEV, 9999])
  func `no error of the system is a number alone, and each says what to do`(code: Int32) {
    let text = ExportError(code, "out.json").sentence
    #expect(text.hasPrefix("'out.json' could not be written: "))
    #expect(text.contains("; "), "\(text)")
    #expect(!text.contains("error \(code)"), "\(text)")
  }

  @Test(arguments: ExportError.Obstacle.allCases)
  func `an export error names the obstacle and suggests another path`(
    _ obstacle: ExportError.Obstacle
  ) {
    let text = ExportError.notAFile("out", obstacle).sentence
    #expect(text.hasPrefix("'out' is \(obstacle.rawValue), which is never replaced; name "))
  }
}
