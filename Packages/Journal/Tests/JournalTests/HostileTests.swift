import Foundation
import Synchronization
import Testing

@testable import Journal

/// Lets a batch wait, so that the next append takes it along.
private func waitingBatch(_ journal: Journal, _ events: [Event], _ id: String) throws
  -> WaitingBatch
{
  let batch = WaitingBatch(try Batch(events, makeID: { id }))
  journal.waiting.withLock { $0.append(batch) }
  return batch
}

extension BlockingTests {
  /// What a hostile reader found once: each lost, doubled or invented an event.
  @Suite struct HostileTests {
    @Test func `a backup put back and regrown to the same length is read anew`() async throws {
      let disk = JournalFileSystem.inMemory()
      let a = try disk.journal("a")
      try await a.append([event("s", "1")])
      let backup = try #require(try disk.bytes())
      try await a.append([event("s", "2")])
      try #require(try disk.open("/data/restored", .create)).write(backup, 0)
      try disk.rename("/data/restored", journalPath)
      let b = try disk.journal("b")
      let acked = try await b.append([event("s", "7")])
      try await a.compact()
      let after = try await disk.journal("d").records()
      #expect(after.contains { $0.id == acked[0].id })
    }

    @Test
    func `a reader forgets a batch whose sync failed when another of its length takes its place`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let hook = Mutex<(@Sendable () -> Void)?>(nil)
      var fs = disk
      fs.open = { path, access throws(JournalError) in
        guard var f = try disk.open(path, access) else { return nil }
        let plain = f
        f.sync = { () throws(JournalError) in
          let act = hook.withLock { h in
            defer { h = nil }
            return h
          }
          if let act {
            act()
            throw .system(.sync, "journal", code: EIO)
          }
          try plain.sync()
        }
        return f
      }
      let writer = try fs.journal("w")
      try await writer.append([event("s", "1")])
      let reader = try disk.journal("r")
      hook.withLock {
        $0 = {
          let done = DispatchSemaphore(value: 0)
          Task.detached {
            _ = try? await reader.records()
            done.signal()
          }
          done.wait()
        }
      }
      await #expect(throws: JournalError.self) { try await writer.append([event("s", "2")]) }
      let acked = try await writer.append([event("s", "7")])
      try await reader.compact()
      let after = try await disk.journal("c").records()
      #expect(after.contains { $0.id == acked[0].id })
    }

    @Test func `batches that make the file together are there once each`() async throws {
      let disk = JournalFileSystem.inMemory()
      let left = Mutex(1)
      var fs = disk
      fs.open = { path, access throws(JournalError) in
        let fail =
          path == journalPath && access == .read
          && left.withLock { n in
            defer { n -= 1 }
            return n > 0
          }
        if fail { throw .system(.open, "journal", code: EMFILE) }
        return try disk.open(path, access)
      }
      let j = try fs.journal("w")
      let other = try waitingBatch(j, [event("s", "1")], "other")
      let own = try await j.append([event("s", "2")])
      let acknowledged = try #require(try other.result?.get()) + own
      #expect(try await disk.journal("c").records() == acknowledged)
    }

    @Test func `the first append does not fail once its file is in place`() async throws {
      let disk = JournalFileSystem.inMemory()
      let left = Mutex(1)
      var fs = disk
      fs.open = { path, access throws(JournalError) in
        let fail =
          path == journalPath && access == .read
          && left.withLock { n in
            defer { n -= 1 }
            return n > 0
          }
        if fail { throw .system(.open, "journal", code: EMFILE) }
        return try disk.open(path, access)
      }
      let j = try fs.journal("w")
      let acknowledged = try await j.append([event("s", "1")])
      #expect(try await disk.journal("c").records() == acknowledged)
    }

    @Test func `a group that could not be cut back is never there twice`() async throws {
      let disk = JournalFileSystem.inMemory()
      let arm = Mutex(false)
      let cuts = Mutex(0)
      var fs = disk
      fs.open = { path, access throws(JournalError) in
        guard var f = try disk.open(path, access) else { return nil }
        let plain = f
        f.sync = { () throws(JournalError) in
          let bad = arm.withLock { a in
            defer { a = false }
            return a
          }
          if bad {
            cuts.withLock { $0 = 1 }
            throw .system(.sync, "journal", code: EIO)
          }
          try plain.sync()
        }
        f.truncate = { size throws(JournalError) in
          let bad = cuts.withLock { n in
            defer { n = 0 }
            return n > 0
          }
          if bad { throw .system(.truncate, "journal", code: EIO) }
          try plain.truncate(size)
        }
        return f
      }
      let j = try fs.journal("w")
      try await j.append([event("s", "0")])
      _ = try waitingBatch(j, [event("s", "1")], "other")
      arm.withLock { $0 = true }
      await #expect(throws: JournalError.self) { try await j.append([event("s", "2")]) }
      let ids = try await disk.journal("c").records().map(\.id)
      #expect(Set(ids).count == ids.count)
    }

    @Test
    func `a sector lost from a shared write leaves every batch of several whole or not at all`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let j = try disk.journal("w")
      try await j.append([event("s", "0")])
      try await j.append([event("s", "0")])
      let before = try #require(try disk.bytes())
      let long = "\"" + String(repeating: "x", count: 600) + "\""
      _ = try waitingBatch(j, [event("a", long), event("a", long), event("a", long)], "three")
      try await j.append([event("b", "9")])
      let after = try #require(try disk.bytes())
      #expect(after.unpadded.count < before.count, "written into room")
      for sector in 0..<(after.unpadded.count / 512 + 1) {
        let range = sector * 512..<min(sector * 512 + 512, before.count)
        guard before[range] != after[range] else { continue }
        var lost = after
        lost.replaceSubrange(range, with: before[range])
        let late = try JournalFileSystem.holding(lost).journal("l")
        let n = try await late.records(in: "a").count
        #expect(n == 0 || n == 3)
      }
    }

    @Test func `a file that took the number of an older one has its name synced`() async throws {
      try await withTemporaryFolder { folder in
        let synced = Counter()
        var afs = JournalFileSystem.live
        afs.syncFolder = { p throws(JournalError) in
          _ = synced.next()
          try JournalFileSystem.live.syncFolder(p)
        }
        let die = Mutex(false)
        var bfs = JournalFileSystem.live
        bfs.syncFolder = { p throws(JournalError) in
          if die.withLock({ $0 }) { throw .system(.sync, "x", code: EIO) }
          try JournalFileSystem.live.syncFolder(p)
        }
        let a = try Journal(directory: folder, fileSystem: afs)
        let b = try Journal(directory: folder, fileSystem: bfs)
        func ino() throws -> UInt64 {
          try #require(try JournalFileSystem.live.identity(folder.plainPath + "/journal")).number
        }
        try await a.append([event("s", "1")])
        let first = try ino()
        var isReused = false
        for _ in 0..<6 {
          try await b.compact()
          _ = try await a.records()
          _ = try await b.records()
          die.withLock { $0 = true }
          try? await b.compact()
          die.withLock { $0 = false }
          isReused = try ino() == first
          if isReused { break }
          _ = try await a.records()
          _ = try await b.records()
        }
        let before = synced.current
        try await a.append([event("s", "2")])
        #expect(synced.current > before)
      }
    }

    @Test func `a folder that goes away after its lock was shared is made anew`() async throws {
      try await withTemporaryFolder { parent in
        let folder = parent.appending(path: "d")
        try await Journal(directory: folder).append([event("s", "1")])
        let handle = try FileHandle(forWritingTo: folder.appending(path: "journal"))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("torn".utf8))
        try handle.close()
        let j = try Journal(directory: folder)
        try FileManager.default.removeItem(at: folder)
        try await j.append([event("s", "2")])
        #expect(try await Journal(directory: folder).records().count == 1)
      }
    }

    @Test func `an event of a later version stays, whatever follows about its subject`()
      async throws
    {
      let j = try Journal.inMemory()
      let store = Store(Basket.stream, in: j)
      try await j.append([
        Event(
          stream: "basket", subject: Subject("soup"), version: 2, time: dinnerTime,
          payload: Data("{}".utf8))
      ])
      try await store.record([.put("soup", 1)], at: dinnerTime)
      for n in 0..<100 { try await store.record([.put("rice", n)], at: dinnerTime) }
      try await j.compact()
      let n = try await j.records().count { $0.version == 2 }
      #expect(n == 1)
    }

    @Test func `a hundred changes are undone though each reached into another stream`() async throws
    {
      let j = try Journal.inMemory()
      let store = Store(Basket.stream, in: j)
      for n in 0..<100 {
        try await j.append([
          try store.stream.event(.put("soup", n), at: dinnerTime), event("h", "\(n)"),
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
      let first = try disk.journal("w")
      try await first.append([event("s", "0")])
      try await first.append([event("s", "1")])
      let between = Mutex<(@Sendable () -> Void)?>(nil)
      let calls = Mutex(0)
      var fs = disk
      fs.open = { path, access throws(JournalError) in
        guard var f = try disk.open(path, access) else { return nil }
        let plain = f
        if path == journalPath {
          f.read = { offset, count throws(JournalError) in
            guard count > 600 else { return try plain.read(offset, count) }
            // pread copies page by page; the writer passes between two pages
            let number = calls.withLock { calls in
              calls += 1
              return calls
            }
            let write = number == 2 ? between.withLock { $0 } : nil
            guard let write else { return try plain.read(offset, count) }
            let part = try plain.read(offset, 400)
            write()
            return part + (try plain.read(offset + 400, count - 400))
          }
        }
        return f
      }
      // reader without lock file: it was removed
      let reader = try fs.journal("r")
      calls.withLock { $0 = 0 }
      try disk.remove("/data/journal.lock")
      // a torn write by a killed process makes the reader want the lock, which is not there yet
      let at = await reader.log.settledEnd
      try disk.open(journalPath, .write)?.write(Array("torn".utf8), at)
      between.withLock {
        $0 = {
          let done = DispatchSemaphore(value: 0)
          Task.detached {
            let writer = try disk.journal("x")
            _ = try waitingBatch(
              writer, [event("s", "\"" + String(repeating: "y", count: 500) + "\"")], "big")
            try await writer.append([event("s", "\"small\"")])
            done.signal()
          }
          done.wait()
        }
      }
      _ = try await reader.records()
      try await reader.append([event("s", "3")])
      let end = try await disk.journal("d").records()
      #expect(end.contains { $0.id.rawValue == "big" })
    }

    @Test func `a deletion that could not keep all says so`() async throws {
      let (bytes, _) = try await sampleFile()
      var bad = bytes
      let at = bytes.text.range(of: #"{"added""#)!.lowerBound.utf16Offset(in: bytes.text) + 3
      bad[at] ^= 1
      let disk = try JournalFileSystem.holding(bad)
      let j = try disk.journal("l")
      try await j.deleteAll(keeping: ["favorites"])
      #expect(try await j.records().count == 2)
      #expect(await j.recovery.damaged.count == 1)
      #expect(try disk.names() == ["journal"])
    }
  }
}
