import Foundation
import Synchronization
import Testing

@testable import Journal

@Suite struct LockTests {
  @Test(arguments: [JournalFileSystem.Lock.shared, .exclusive])
  func `a lock on the real disk keeps everybody else out until it is given back`(
    second: JournalFileSystem.Lock
  ) async throws {
    try await withTemporaryFolder { folder in
      try expectExclusion(folder.appending(path: "lock").plainPath, second)
    }
  }

  private func expectExclusion(_ path: String, _ second: JournalFileSystem.Lock) throws {
    let steps = Counter()
    let done = DispatchSemaphore(value: 0)
    try JournalFileSystem.live.lock(path, .exclusive) {
      Thread.detachNewThread {
        try? JournalFileSystem.live.lock(path, second) { _ = steps.next() }
        done.signal()
      }
      Thread.sleep(forTimeInterval: 0.1)
      #expect(steps.current == 0)
    }
    done.wait()
    #expect(steps.current == 1)
  }

  @Test func `a lock is held to append and to read what is new, and at no other time`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let watched = LockLog()
    let reader = try disk.watching(watched).journal("r")
    let writer = try disk.journal("w")
    #expect(watched.locks == [])
    try await writer.append([event("a", "1")])
    _ = try await reader.records()
    #expect(watched.locks == [.shared])
    _ = try await reader.records()
    #expect(watched.locks == [.shared])
    try await reader.append([event("a", "2")])
    #expect(watched.locks == [.shared, .exclusive])
    _ = try await reader.records()
    #expect(watched.locks == [.shared, .exclusive])
  }
}

private final class LockLog: Sendable {
  private let log = Mutex<[JournalFileSystem.Lock]>([])

  var locks: [JournalFileSystem.Lock] { log.withLock { $0 } }

  func append(_ lock: JournalFileSystem.Lock) {
    log.withLock { $0.append(lock) }
  }
}

extension JournalFileSystem {
  /// The same disk, noting each lock that is taken.
  fileprivate func watching(_ log: LockLog) -> JournalFileSystem {
    var files = self
    files.lock = { path, lock, body throws(JournalError) in
      log.append(lock)
      try self.lock(path, lock, body)
    }
    return files
  }
}
