import Foundation
import Synchronization
import Testing

@testable import Journal

extension BlockingTests {
  /// What a hostile reader found once: each lost, doubled or invented an event.
  @Suite struct HostileTests {
    @Test func `a backup put back and regrown to the same length is not written over`() async throws
    {
      let disk = JournalFileSystem.inMemory()
      let early = try disk.journal("early")
      try await early.append([event("s", "1")])
      let backup = try #require(try disk.bytes())
      try await early.append([event("s", "2")])
      try #require(try disk.open("/data/restored", .create)).write(backup, 0)
      try disk.rename("/data/restored", journalPath)
      let acknowledged = try await disk.journal("other").append([event("s", "7")])
      await #expect(throws: JournalError.recordsMissing("journal")) { try await early.compact() }
      let after = try await disk.journal("late").records()
      #expect(after.contains { $0.id == acknowledged[0].id })
    }

    @Test
    func `a batch whose sync failed and another of its length in its place are told apart`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let trap = Trap()
      let writer = try disk.changing { file in
        let plain = file
        file.sync = { () throws(JournalError) in
          if trap.springs() { throw .system(.sync, "journal", code: EIO) }
          try plain.sync()
        }
      }.journal("writer")
      try await writer.append([event("s", "1")])
      let reader = try disk.journal("reader")
      trap.set { blocking { _ = try await reader.records() } }
      await #expect(throws: JournalError.self) { try await writer.append([event("s", "2")]) }
      let acknowledged = try await writer.append([event("s", "7")])
      // Somebody saw the first one; whether it counts is not theirs to say.
      await #expect(throws: JournalError.recordsMissing("journal")) { try await reader.compact() }
      try await reader.acceptMissing()
      try await reader.compact()
      let after = try await disk.journal("late").records()
      #expect(after.map(\.id).suffix(1) == acknowledged.map(\.id) && after.count == 2)
    }

    @Test func `batches that make the file together are there once each`() async throws {
      let disk = JournalFileSystem.inMemory()
      let journal = try disk.failingFirstRead().journal("writer")
      let other = try waitingBatch(journal, [event("s", "1")], "other")
      let own = try await journal.append([event("s", "2")])
      let acknowledged = try #require(try other.result?.get()) + own
      #expect(try await disk.journal("late").records() == acknowledged)
    }

    @Test func `the first append does not fail once its file is in place`() async throws {
      let disk = JournalFileSystem.inMemory()
      let acknowledged = try await disk.failingFirstRead().journal("writer")
        .append([event("s", "1")])
      #expect(try await disk.journal("late").records() == acknowledged)
    }

    @Test func `a group that could not be cut back is never there twice`() async throws {
      let disk = JournalFileSystem.inMemory()
      let (failingSync, failingCut) = (Trap(), Trap())
      let journal = try disk.changing { file in
        let plain = file
        file.sync = { () throws(JournalError) in
          if failingSync.springs() { throw .system(.sync, "journal", code: EIO) }
          try plain.sync()
        }
        file.truncate = { size throws(JournalError) in
          if failingCut.springs() { throw .system(.truncate, "journal", code: EIO) }
          try plain.truncate(size)
        }
      }.journal("writer")
      try await journal.append([event("s", "0")])
      try waitingBatch(journal, [event("s", "1")], "other")
      failingSync.set { failingCut.set() }
      await #expect(throws: JournalError.self) { try await journal.append([event("s", "2")]) }
      let ids = try await disk.journal("late").records().map(\.id)
      #expect(Set(ids).count == ids.count)
    }

    @Test
    func `a sector lost from a shared write leaves every batch of several whole or not at all`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let journal = try disk.journal("writer")
      try await journal.append([event("s", "0")])
      try await journal.append([event("s", "0")])
      let before = try #require(try disk.bytes())
      let long = "\"" + String(repeating: "x", count: 600) + "\""
      try waitingBatch(journal, [event("a", long), event("a", long), event("a", long)], "three")
      try await journal.append([event("b", "9")])
      let after = try #require(try disk.bytes())
      #expect(after.unpadded.count < before.count, "written into room")
      for sector in 0..<(after.unpadded.count / 512 + 1) {
        let range = sector * 512..<min(sector * 512 + 512, before.count)
        guard before[range] != after[range] else { continue }
        var lost = after
        lost.replaceSubrange(range, with: before[range])
        let late = try JournalFileSystem.holding(lost).journal("late")
        #expect([0, 3].contains(try await late.records(in: "a").count))
      }
    }

    @Test func `a file that took the number of an older one has its name synced`() async throws {
      try await withTemporaryFolder { folder in
        let live = JournalFileSystem.live
        let synced = Counter()
        var counting = live
        counting.syncFolder = { path throws(JournalError) in
          _ = synced.next()
          try live.syncFolder(path)
        }
        let dies = Mutex(false)
        var dying = live
        dying.syncFolder = { path throws(JournalError) in
          if dies.withLock({ $0 }) { throw .system(.sync, "journal", code: EIO) }
          try live.syncFolder(path)
        }
        let journal = try EventJournal(directory: folder, fileSystem: counting)
        let other = try EventJournal(directory: folder, fileSystem: dying)
        func number() throws -> UInt64 {
          try #require(try live.identity(folder.plainPath + "/journal")).number
        }
        try await journal.append([event("s", "1")])
        let first = try number()
        for _ in 0..<6 {
          try await other.compact()
          _ = try await journal.records()
          _ = try await other.records()
          dies.withLock { $0 = true }
          try? await other.compact()
          dies.withLock { $0 = false }
          if try number() == first { break }
          _ = try await journal.records()
          _ = try await other.records()
        }
        let before = synced.current
        try await journal.append([event("s", "2")])
        #expect(synced.current > before)
      }
    }

    @Test func `the journal does not create a folder again that is gone after its lock was shared`()
      async throws
    {
      try await withTemporaryFolder { parent in
        let folder = parent.appending(path: "data")
        try await EventJournal(directory: folder).append([event("s", "1")])
        let handle = try FileHandle(forWritingTo: folder.appending(path: "journal"))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("torn".utf8))
        try handle.close()
        let journal = try EventJournal(directory: folder)
        try FileManager.default.removeItem(at: folder)
        await #expect(throws: JournalError.recordsMissing("journal")) {
          try await journal.append([event("s", "2")])
        }
        #expect(!FileManager.default.fileExists(atPath: folder.plainPath))
        #expect(try await journal.records().count == 1)
      }
    }

    @Test func `an event of a later version stays, even after later events of its subject`()
      async throws
    {
      let journal = try EventJournal.inMemory()
      let store = Store(Basket.stream, in: journal)
      try await journal.append([
        Event(
          stream: "basket", subject: Subject("soup"), version: 2, time: dinnerTime,
          payload: Data("{}".utf8))
      ])
      try await store.record([.put("soup", 1)], at: dinnerTime)
      for count in 0..<100 { try await store.record([.put("rice", count)], at: dinnerTime) }
      try await journal.compact()
      #expect(try await journal.records().count { $0.version == 2 } == 1)
    }

    @Test func `a hundred changes are undone though each reached into another stream`() async throws
    {
      let journal = try EventJournal.inMemory()
      let store = Store(Basket.stream, in: journal)
      for count in 0..<100 {
        try await journal.append([
          try store.stream.event(.put("soup", count), at: dinnerTime), event("h", "\(count)"),
        ])
      }
      var undone = 0
      while try await !store.undoLast(at: dinnerTime).isEmpty { undone += 1 }
      #expect(undone == 100)
    }

    @Test func `half a write that was taken for damage is read again before anything is repaired`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let reader = try await disk.readerOfHalfAWrite()
      #expect(await reader.recovery.damaged.count == 1)
      try await reader.append([event("s", "3")])
      let after = try await disk.journal("late").records()
      #expect(after.contains { $0.id.rawValue == "big" })
      #expect(try disk.names() == ["journal"])
    }

    @Test func `half a write that was taken for damage is read again before a deletion keeps it`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let reader = try await disk.readerOfHalfAWrite()
      #expect(await reader.recovery.damaged.count == 1)
      let before = try await disk.journal("between").records()
      try await reader.deleteAll(keeping: ["s"])
      #expect(try await disk.journal("late").records() == before)
      #expect(before.contains { $0.id.rawValue == "big" })
      #expect(await reader.recovery.isClean)
    }

    @Test func `a deletion that could not keep all says so`() async throws {
      let (bytes, _) = try await sampleFile()
      let payload = try #require(bytes.firstRange(of: Array(#"{"added""#.utf8)))
      var damaged = bytes
      damaged[payload.lowerBound + 3] ^= 1
      let disk = try JournalFileSystem.holding(damaged)
      let journal = try disk.journal("late")
      try await journal.deleteAll(keeping: ["favorites"])
      #expect(try await journal.records().count == 2)
      #expect(await journal.recovery.damaged.count == 1)
      #expect(try disk.names() == ["journal"])
    }
  }
}
