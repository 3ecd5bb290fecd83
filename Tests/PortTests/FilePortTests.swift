import CommandKit
import Journal
import Snapshots
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Ports to files, made of closures without annotations, as a client writes them.
@Suite struct FilePortTests {
  /// A file system in which every operation fails.
  private let broken = JournalFileSystem(
    open: { _, _ in throw ServerFailure.teapot }, identity: { _ in throw ServerFailure.teapot },
    stamp: { _ in nil }, rename: { _, _ in throw ServerFailure.teapot },
    remove: { _ in throw ServerFailure.teapot }, list: { _ in throw ServerFailure.teapot },
    makeFolder: { _ in throw ServerFailure.teapot }, syncFolder: { _ in throw ServerFailure.teapot }
  )

  @Test func `a file system that fails has done nothing, and says during what`() {
    func expect(
      _ operation: FileOperation, of name: String = "journal", _ body: () throws -> Void
    ) {
      #expect(throws: JournalError.system(operation, name, code: 5), performing: body)
    }
    expect(.open) { _ = try broken.open("/data/journal", .read) }
    expect(.inspect) { _ = try broken.identity("/data/journal") }
    expect(.rename) { try broken.rename("/data/journal", "/data/other") }
    expect(.remove) { try broken.remove("/data/journal") }
    expect(.list, of: "data") { _ = try broken.list("/data") }
    expect(.makeFolder, of: "data") { try broken.makeFolder("/data") }
    expect(.sync, of: "data") { try broken.syncFolder("/data/") }
  }

  @Test func `an open file that fails has done nothing, and says during what`() throws {
    let plain = JournalFileSystem.inMemory()
    let file = try #require(try plain.open("/journal", .create))
    let broken = JournalFile(
      identity: file.identity, size: { throw ServerFailure.teapot },
      read: { _, _ in throw ServerFailure.teapot }, write: { _, _ in throw ServerFailure.teapot },
      truncate: { _ in throw JournalError.diskFull("journal") },
      sync: { throw ServerFailure.teapot }, whileLocked: { _, body in try body() }, close: {})
    #expect(throws: JournalError.system(.inspect, "file", code: 5)) { try broken.size() }
    #expect(throws: JournalError.system(.read, "file", code: 5)) { try broken.read(0, 1) }
    #expect(throws: JournalError.system(.write, "file", code: 5)) { try broken.write([1], 0) }
    #expect(throws: JournalError.diskFull("journal")) { try broken.truncate(0) }
    #expect(throws: JournalError.system(.sync, "file", code: 5)) { try broken.sync() }
    #expect(throws: JournalError.notAFile("journal")) {
      try broken.whileLocked(.shared) { () throws(JournalError) in throw .notAFile("journal") }
    }
  }

  @Test func `a journal on such a file system does not even open`() {
    #expect(throws: JournalError.system(.inspect, "journal", code: 5)) {
      try EventJournal(directory: URL(filePath: "/data"), fileSystem: broken)
    }
  }

  @Test func `texts and documents that fail to be read or written say so with their path`() throws {
    let input = InputFile { path in
      guard path == "menu.txt" else { throw ServerFailure.teapot }
      return "soup\n"
    }
    #expect(try input.lines(of: "menu.txt") == ["soup"])
    #expect(throws: InputError.unreadable("tea.txt")) { try input.text(of: "tea.txt") }

    let document = ExportDocument(text: "{}", mark: "{")
    let export = ExportFile(
      check: { _, path, _ in throw ExportError.exists(path) },
      write: { _, _, _ in throw ServerFailure.teapot })
    #expect(throws: ExportError.exists("a.json")) { try export.check(document, "a.json", false) }
    #expect(throws: ExportError.system("a.json", code: 5)) {
      try export.write(document, "a.json", true)
    }
  }

  @Test func `a folder that fails to be written says so with the path of the file`() {
    let folder = OutputFolder(
      open: { _, _ in
        OutputSession(
          write: { file in if file.path != "a" { throw ServerFailure.teapot } },
          finish: { throw ServerFailure.teapot })
      }, make: { _ in throw ServerFailure.teapot })
    let (good, bad) = (OutputFile(path: "a", text: ""), OutputFile(path: "b", text: ""))
    #expect(throws: ExportError.system("b", code: 5)) {
      try folder.write([good, bad], to: "site", command: "gallery")
    }
    #expect(throws: ExportError.system("the folder", code: 5)) {
      try folder.write([good], to: "site", command: "gallery")
    }
    #expect(throws: ExportError.system("site", code: 5)) { try folder.make("site") }
  }

  @Test func `snapshot files that fail are unreadable or unwritable`() {
    let files = SnapshotFiles(
      read: { _ in throw ServerFailure.teapot }, write: { _, _ in throw ServerFailure.teapot },
      list: { _ in throw ServerFailure.teapot })
    #expect(throws: SnapshotError.unreadable("a.txt")) { try files.read("a.txt") }
    #expect(throws: SnapshotError.unwritable("a.txt")) { try files.write("", "a.txt") }
    #expect(throws: SnapshotError.unreadable("folder")) { try files.list("folder") }
  }
}
