import Foundation
import Synchronization

@testable import Journal

/// 2026-05-12T18:30:00Z.
let dinnerTime = Date(timeIntervalSince1970: 1_778_610_600)

/// Ids `id-1`, `id-2` … so that files are the same in every run.
func countedIDs(_ prefix: String = "id") -> @Sendable () -> String {
  let counter = Counter()
  return { "\(prefix)-\(counter.next())" }
}

final class Counter: Sendable {
  private let value = Mutex(0)

  @discardableResult
  func add(_ count: Int) -> Int {
    value.withLock { value in
      value += count
      return value
    }
  }

  func next() -> Int { add(1) }

  var current: Int { value.withLock { $0 } }
}

/// An event whose payload is a JSON text.
func event(_ stream: StreamName, _ json: String, after seconds: Double = 0) -> Event {
  Event(
    stream: stream, version: 1, time: dinnerTime.addingTimeInterval(seconds),
    payload: Data(json.utf8))
}

let folder = URL(filePath: "/data")
let journalPath = "/data/journal"

extension JournalFileSystem {
  /// A journal in this file system's folder `/data`; unless told otherwise it has as little of the
  /// file at hand as it can, so that it reads again what it let go of all the time.
  func journal(
    _ prefix: String = "id", atHand: Int = 0, longestWhole: Int = EventJournal.longestWhole
  ) throws(JournalError) -> EventJournal {
    try EventJournal(
      directory: folder, fileSystem: self, makeID: countedIDs(prefix), atHand: atHand,
      longestWhole: longestWhole)
  }

  func bytes(_ path: String = journalPath) throws -> [UInt8]? {
    guard let file = try open(path, .read) else { return nil }
    return try file.read(0, try file.size())
  }

  /// The names in `/data`, those of the lock and the count aside.
  func names() throws -> [String]? {
    try list("/data")?.filter { $0 != "journal.lock" && $0 != "journal.count" }
  }

  /// A disk with one file, as a fault elsewhere left it.
  ///
  /// - Parameter count: The last sequence that was acknowledged; nil where nobody counted.
  static func holding(_ bytes: [UInt8], count: Int? = nil) throws -> JournalFileSystem {
    let files = inMemory()
    try files.makeFolder("/data")
    try files.open(journalPath, .create)?.write(bytes, 0)
    guard let count else { return files }
    let log = try Log(reading: bytes, name: "journal", epoch: 0)
    let counted = AcknowledgedCount(origin: log.header?.origin ?? "", sequence: count)
    try files.open("/data/journal.count", .create)?.write(counted.bytes, counted.place)
    return files
  }
}

/// A file of four batches with one, two, one and three records in three streams, without padding.
func sampleFile() async throws -> (bytes: [UInt8], records: [Record]) {
  let files = JournalFileSystem.inMemory()
  let journal = try files.journal()
  try await journal.append([event("favorites", #"{"added":"soup"}"#)])
  try await journal.append([event("favorites", "1"), event("history", "[2]", after: 1)])
  try await journal.append([event("history", #"{"shown":"crêpe \n"}"#, after: 2)])
  try await journal.append([event("a", "1"), event("favorites", "2"), event("a", "null")])
  return (try files.bytes()?.unpadded ?? [], try await journal.records())
}

/// A new folder of the real file system, given to a test and removed after it.
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "journal-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

extension URL {
  var plainPath: String { path(percentEncoded: false) }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes without the spaces at their end.
  var unpadded: [UInt8] { Array(prefix((lastIndex { $0 != 0x20 } ?? -1) + 1)) }
}
