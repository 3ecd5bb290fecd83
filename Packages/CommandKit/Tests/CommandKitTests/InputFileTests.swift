import CommandKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct InputFileTests {
  @Test func `the reader reads files on disk and refuses folders and other things`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = folder.lastPathComponent
    try Data("milk\negg".utf8).write(to: folder.appending(path: "good"))
    try Data([0x6D, 0xFF, 0xFE]).write(to: folder.appending(path: "bad"))
    #expect(try InputFile.live.read(folder.appending(path: "good").path) == "milk\negg")
    #expect(throws: InputError.missing("none")) {
      try InputFile.live.read(folder.appending(path: "none").path)
    }
    #expect(throws: InputError.missing("x")) {
      try InputFile.live.read(folder.appending(path: "good/x").path)
    }
    #expect(throws: InputError.unreadable(name)) { try InputFile.live.read(folder.path) }
    let bad = folder.appending(path: "bad").path
    #expect(throws: InputError.notText("bad")) { try InputFile.live.read(bad) }
    #expect(try InputFile.live.bytes(bad, 3) == [0x6D, 0xFF, 0xFE])
    #expect(throws: InputError.tooLong("bad")) { try InputFile.live.bytes(bad, 2) }
  }
}
