import Foundation
import Synchronization

@testable import Journal

/// Something that happens once after it was set.
final class Trap: Sendable {
  private let body = Mutex<(@Sendable () -> Void)?>(nil)

  func set(_ body: @escaping @Sendable () -> Void = {}) {
    self.body.withLock { $0 = body }
  }

  /// Runs what was set, once; says whether something was.
  func springs() -> Bool {
    let set = body.withLock { body in
      defer { body = nil }
      return body
    }
    set?()
    return set != nil
  }
}

/// Does something in another task and waits, without giving the thread away, until it is done.
func blocking(_ body: @escaping @Sendable () async throws -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    try? await body()
    done.signal()
  }
  done.wait()
}

/// Lets a batch wait, so that the next append takes it along.
@discardableResult
func waitingBatch(_ journal: EventJournal, _ events: [Event], _ id: String) throws -> WaitingBatch {
  let batch = WaitingBatch(try Batch(events, makeID: { id }))
  journal.waiting.withLock { $0.append(batch) }
  return batch
}

extension JournalFileSystem {
  /// The same disk, with the journal's file changed as it is opened.
  func changing(
    _ change: @escaping @Sendable (inout JournalFile) -> Void
  ) -> JournalFileSystem {
    var changed = self
    changed.open = { path, access throws(JournalError) in
      guard var file = try self.open(path, access) else { return nil }
      if path == journalPath { change(&file) }
      return file
    }
    return changed
  }

  /// The same disk; the journal cannot be opened the first time that it is there to be read.
  func failingFirstRead() -> JournalFileSystem {
    let trap = Trap()
    trap.set()
    var failing = self
    failing.open = { path, access throws(JournalError) in
      if path == journalPath, access == .read, trap.springs() {
        throw .system(.open, "journal", code: EMFILE)
      }
      return try self.open(path, access)
    }
    return failing
  }

  /// A journal that read half of the write of an event with the id "big", and so takes the bytes of
  /// that event for damage.
  ///
  /// The system reads page by page, and the writer passes between two pages. The reader has no lock
  /// then: its file was removed, and nobody has made it anew.
  func readerOfHalfAWrite() async throws -> EventJournal {
    let first = try journal("first")
    for json in ["0", "1"] { try await first.append([event("s", json)]) }
    let (firstRead, write) = (Trap(), Trap())
    let length = 400
    try remove("/data/journal.lock")
    // A torn end, as a killed process leaves it, makes the reader want the lock.
    let end = await first.log.settledEnd
    try open(journalPath, .write)?.write(Array("torn".utf8), end)
    let page = end + length
    firstRead.set()
    write.set {
      blocking {
        let writer = try journal("writer")
        let long = "\"" + String(repeating: "y", count: length + 100) + "\""
        try waitingBatch(writer, [event("s", long)], "big")
        try await writer.append([event("s", "2")])
      }
    }
    return try changing { file in
      let plain = file
      file.read = { offset, count throws(JournalError) in
        // The whole file is read without the lock twice; the second time counts.
        guard count > page, !firstRead.springs() else { return try plain.read(offset, count) }
        let before = try plain.read(offset, page)
        guard write.springs() else { return try plain.read(offset, count) }
        return before + (try plain.read(offset + page, count - page))
      }
    }.journal("reader", atHand: EventJournal.atHand)
  }
}
