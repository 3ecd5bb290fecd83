import Foundation
import Testing

@testable import Journal

/// The rules about files, on the real file system.
@Suite struct FilesTests {
  private let manager = FileManager.default

  @Test func `opening and reading make no folder; the first append makes it`() async throws {
    try await withTemporaryFolder { folder in
      let data = folder.appending(path: "share/advisor/")
      let journal = try EventJournal(directory: data)
      #expect(try await journal.records() == [])
      #expect(try await journal.streams() == [])
      try await journal.deleteAll()
      #expect(try manager.contentsOfDirectory(atPath: folder.plainPath) == [])

      try await journal.append([event("a", "1")])
      #expect(
        try manager.contentsOfDirectory(atPath: data.plainPath).sorted() == [
          "journal", "journal.count", "journal.lock",
        ])
      #expect(try mode(folder.appending(path: "share")) == 0o700)
      #expect(try mode(data) == 0o700)
      #expect(try mode(data.appending(path: "journal")) == 0o600)
      #expect(try mode(data.appending(path: "journal.lock")) == 0o600)
      #expect(try await EventJournal(directory: data).records().count == 1)
    }
  }

  @Test func `a folder that cannot be read can be opened unread, and throws at every question`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "journal")
      try Data("a letter\n".utf8).write(to: file)
      #expect(throws: JournalError.self) { try EventJournal(directory: folder) }
      let journal = EventJournal(unread: folder)
      for _ in 1...2 {
        await #expect(throws: JournalError.notAJournal("journal")) { try await journal.records() }
      }
      await #expect(throws: JournalError.self) { try await journal.append([event("a", "1")]) }
      #expect(try Data(contentsOf: file) == Data("a letter\n".utf8))

      try manager.removeItem(at: file)
      let kept = try await EventJournal(directory: folder).append([event("a", "1")])
      #expect(try await journal.records() == kept, "it is read once it can be")
    }
  }

  @Test func `a folder that a person made keeps its mode`() async throws {
    try await withTemporaryFolder { folder in
      try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.plainPath)
      try await EventJournal(directory: folder).append([event("a", "1")])
      #expect(try mode(folder) == 0o755)
    }
  }

  @Test func `a folder that the system will not make is refused`() async throws {
    guard FileManager.default.fileExists(atPath: "/proc/self") else { return }
    let journal = try EventJournal(directory: URL(filePath: "/proc/nowhere/deeper"))
    let event = Event(
      stream: "test", version: 1, time: Date(timeIntervalSince1970: 0), payload: Data("{}".utf8))
    await #expect(throws: JournalError.self) { try await journal.append([event]) }
  }

  @Test func `a read-only folder can be read and refuses the append`() async throws {
    try await withTemporaryFolder { folder in
      let kept = try await EventJournal(directory: folder).append([event("a", "1")])
      try manager.removeItem(at: folder.appending(path: "journal.lock"))
      try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.plainPath)
      defer {
        try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.plainPath)
      }
      let journal = try EventJournal(directory: folder)
      #expect(try await journal.records() == kept)
      guard !manager.isWritableFile(atPath: folder.plainPath) else { return }  // the superuser
      await #expect(throws: JournalError.noPermission("journal.lock")) {
        try await journal.append([event("a", "2")])
      }
      #expect(try await journal.records() == kept)
    }
  }

  @Test(arguments: ["data", "data/inside", "data/inside/deep"])
  func `a file in the place of a folder is refused by its name`(path: String) async throws {
    try await withTemporaryFolder { folder in
      try Data("mine".utf8).write(to: folder.appending(path: "data"))
      #expect(throws: JournalError.notAFolder("data")) {
        try EventJournal(directory: folder.appending(path: path))
      }
    }
  }

  @Test func `a journal that is a folder is refused`() async throws {
    try await withTemporaryFolder { folder in
      let inside = folder.appending(path: "journal")
      try manager.createDirectory(at: inside, withIntermediateDirectories: false)
      #expect(throws: JournalError.notAFile("journal")) { try EventJournal(directory: folder) }
    }
  }

  @Test(arguments: ["journal", "journal.lock"])
  func `a symbolic link is not followed`(name: String) async throws {
    try await withTemporaryFolder { folder in
      let target = folder.appending(path: "elsewhere")
      try Data("mine".utf8).write(to: target)
      try manager.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: target)
      await #expect(throws: JournalError.symbolicLink(name)) {
        try await EventJournal(directory: folder).append([event("a", "1")])
      }
      #expect(try Data(contentsOf: target) == Data("mine".utf8))
    }
  }

  @Test func `torn and damaged files recover on a real disk`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "journal")
      let (bytes, records) = try await sampleFile()
      var damaged = bytes.dropLast(5)
      damaged[100] ^= 1
      try Data(damaged).write(to: file)
      let journal = try EventJournal(directory: folder)
      let expected = Array(records[1..<4])
      #expect(try await journal.records() == expected)
      let new = try await journal.append([event("a", "1")])
      #expect(try await EventJournal(directory: folder).records() == expected + new)
      let copy = folder.appending(path: "journal.damaged-1")
      #expect(try Data(contentsOf: copy) == Data(damaged))
      #expect(try mode(copy) == 0o600)
      #expect(try mode(file) == 0o600)
    }
  }

  @Test func `a file over the limit is refused`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "journal")
      try Data("event-journal 1\n".utf8).write(to: file)
      let bytes = 4 << 30
      try JournalFileSystem.live.open(file.plainPath, .write)?.truncate(bytes)
      let error = JournalError.fileTooLarge("journal", bytes: bytes, limit: 1 << 30)
      #expect(throws: error) { try EventJournal(directory: folder) }
    }
  }

  private func mode(_ url: URL) throws -> Int? {
    let attributes = try manager.attributesOfItem(atPath: url.plainPath)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
