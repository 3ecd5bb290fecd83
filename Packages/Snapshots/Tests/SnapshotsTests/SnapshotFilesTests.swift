import Snapshots
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Each test works in a folder of its own, removed afterwards.
@Suite final class SnapshotFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)")
  private let files = SnapshotFiles.disk

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `a written text is read back, with the folders it needs`() throws {
    try files.write("a\r\nb é\n", path("x/y/z.txt"))
    #expect(try files.read(path("x/y/z.txt")) == "a\r\nb é\n")
    try files.write("again\n", path("x/y/z.txt"))
    #expect(try files.read(path("x/y/z.txt")) == "again\n")
  }

  @Test func `a missing file is nil`() throws {
    #expect(try files.read(path("none.txt")) == nil)
    #expect(try files.list(path("none")) == [])
  }

  @Test func `files are listed by path, without folders`() throws {
    for name in ["b.txt", "a/c.txt", "a/b.txt"] { try files.write("", path(name)) }
    #expect(try files.list(folder.path) == ["a/b.txt", "a/c.txt", "b.txt"])
  }

  @Test func `bytes that are not UTF-8 are unreadable, not missing`() throws {
    try files.write("", path("bad.txt"))
    try Data([0xFF, 0xFE]).write(to: folder.appending(path: "bad.txt"))
    let bad = path("bad.txt")
    #expect(throws: SnapshotError.unreadable(bad)) { try files.read(bad) }
    #expect(throws: SnapshotError.unreadable(folder.path)) { try files.read(folder.path) }
  }

  @Test func `a path below a file cannot be written`() throws {
    try files.write("", path("file"))
    let below = path("file/below.txt")
    #expect(throws: SnapshotError.unwritable(below)) { try files.write("", below) }
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }
}
