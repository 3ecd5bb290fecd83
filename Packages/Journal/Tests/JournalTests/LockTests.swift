import Foundation
import Synchronization
import Testing

@testable import Journal

extension BlockingTests {
  @Suite struct LockTests {
    @Test(arguments: [JournalFile.Lock.shared, .exclusive])
    func `a lock on the real disk keeps everybody else out until it is given back`(
      second: JournalFile.Lock
    ) async throws {
      try await withTemporaryFolder { folder in
        try expectExclusion(folder.appending(path: "lock").plainPath, second)
      }
    }

    private func expectExclusion(_ path: String, _ second: JournalFile.Lock) throws {
      let steps = Counter()
      let done = DispatchSemaphore(value: 0)
      let file = try #require(try JournalFileSystem.live.open(path, .lock))
      defer { file.close() }
      try file.whileLocked(.exclusive) {
        Thread.detachNewThread {
          let other = try? JournalFileSystem.live.open(path, .lock)
          try? other?.whileLocked(second) { _ = steps.next() }
          other?.close()
          done.signal()
        }
        Thread.sleep(forTimeInterval: 0.1)
        #expect(steps.current == 0)
      }
      done.wait()
      #expect(steps.current == 1)
    }

    @Test
    func
      `a lock is held to append, to compact and to read what may be unfinished, and at no other time`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let watched = LockLog()
      let reader = try disk.watching(watched).journal("r")
      let writer = try disk.journal("w")
      try await writer.append([event("a", "1")])
      #expect(try await reader.records().count == 1)
      #expect(watched.locks == [])
      try await reader.append([event("a", "2")])
      #expect(watched.locks == [.exclusive])
      let end = try #require(try disk.bytes()?.lastIndex { $0 != Log.padding }) + 1
      try disk.open(journalPath, .write)?.write(Array("12345678 3 x".utf8), end)
      #expect(try await reader.records().count == 2)
      #expect(watched.locks == [.exclusive, .shared])
      try await reader.compact()
      #expect(watched.locks == [.exclusive, .shared, .exclusive])
    }

    @Test func `a lock file that was replaced is not the lock any more`() async throws {
      try await withTemporaryFolder { folder in
        let one = try EventJournal(directory: folder)
        try await one.append([event("a", "1")])
        try FileManager.default.removeItem(at: folder.appending(path: "journal.lock"))
        let two = try EventJournal(directory: folder)
        try await two.append([event("a", "2")])
        let held = try #require(
          try JournalFileSystem.live.open(folder.appending(path: "journal.lock").plainPath, .lock))
        defer { held.close() }
        let done = Counter()
        var late: Task<Void, any Error>?
        try held.whileLocked(.exclusive) {
          late = Task {
            try await one.append([event("a", "3")])
            _ = done.next()
          }
          Thread.sleep(forTimeInterval: 0.1)
          #expect(done.current == 0)
        }
        try await late?.value
        #expect(try await two.records().count == 3)
      }
    }
  }
}

private final class LockLog: Sendable {
  private let log = Mutex<[JournalFile.Lock]>([])

  var locks: [JournalFile.Lock] { log.withLock { $0 } }

  func append(_ lock: JournalFile.Lock) {
    log.withLock { $0.append(lock) }
  }
}

extension JournalFileSystem {
  /// The same disk, noting each lock that is taken.
  fileprivate func watching(_ log: LockLog) -> JournalFileSystem {
    var files = self
    files.open = { path, access throws(JournalError) in
      guard var file = try self.open(path, access) else { return nil }
      let plain = file
      file.whileLocked = { lock, body throws(JournalError) in
        log.append(lock)
        try plain.whileLocked(lock, body)
      }
      return file
    }
    return files
  }
}
