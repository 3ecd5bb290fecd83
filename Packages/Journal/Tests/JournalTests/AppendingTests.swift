import Foundation
import Testing

@testable import Journal

@Suite struct AppendingTests {
  @Test func `records come back as they were appended, in order`() async throws {
    let files = JournalFileSystem.inMemory()
    let first = try files.journal()
    let kept = try await first.append([event("favorites", #"{"added":"crêpe"}"#)])
    let more = try await first.append([event("history", "1", after: 0.0014), event("history", "2")])

    let second = try files.journal("other")
    #expect(try await second.records() == kept + more)
    #expect(try await second.records(in: "history") == more)
    #expect(try await second.records(in: "nothing") == [])
    #expect(try await second.streams() == ["favorites", "history"])
    #expect(await second.recovery == clean(3))
  }

  @Test func `a record knows its place, id, device, time and payload`() async throws {
    let journal = try EventJournal.inMemory(device: DeviceID("phone"), makeID: countedIDs())
    let records = try await journal.append([event("a", "1"), event("b", "[2]", after: 1.0004)])
    let record = try #require(records.last)
    #expect(record.format == 2)
    #expect(record.sequence == 2)
    #expect(record.id == (try EventID("id-1.2")))
    #expect(record.device == (try DeviceID("phone")))
    #expect(record.time == dinnerTime.addingTimeInterval(1))
    #expect(record.stream == "b")
    #expect(record.version == 1)
    #expect(record.payload == Data("[2]".utf8))
  }

  @Test func `new records are signed by the device of the first`() async throws {
    let files = JournalFileSystem.inMemory()
    let first = try await files.journal().append([event("a", "1")])
    let second = try await files.journal("other").append([event("a", "2")])
    #expect(first.map(\.device) == second.map(\.device))
    #expect(first.map(\.id) != second.map(\.id))
  }

  @Test func `a bad event keeps its whole batch out`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    await #expect(throws: JournalError.invalidPayload("a")) {
      try await journal.append([event("a", "1"), event("a", "{")])
    }
    #expect(try await journal.records() == [])
    #expect(try files.names() == nil)
  }

  @Test(arguments: ["", " ", "{", "{}x", "{\"a\":1,}", "[1,\n2]", "\"\t\"", "nul"])
  func `a payload that is not JSON on one line is refused`(json: String) async throws {
    let journal = try EventJournal.inMemory()
    await #expect(throws: JournalError.invalidPayload("a")) {
      try await journal.append([event("a", json)])
    }
  }

  @Test func `a payload that is not UTF-8 is refused`() async throws {
    let journal = try EventJournal.inMemory()
    let bad = Event(stream: "a", version: 1, time: dinnerTime, payload: Data([0x22, 0xFF, 0x22]))
    await #expect(throws: JournalError.invalidPayload("a")) { try await journal.append([bad]) }
  }

  @Test func `a payload of exactly the limit is taken and one byte more is not`() async throws {
    let journal = try EventJournal.inMemory()
    let text = String(repeating: "x", count: Event.maximumPayload - 2)
    #expect(try await journal.append([event("a", "\"\(text)\"")]).count == 1)
    let error = JournalError.eventTooLarge(
      "a", bytes: Event.maximumPayload + 1, limit: Event.maximumPayload)
    await #expect(throws: error) { try await journal.append([event("a", "\"\(text)x\"")]) }
  }

  @Test(arguments: [0, -1, Event.maximumVersion + 1])
  func `a version out of range is refused`(version: Int) async throws {
    let journal = try EventJournal.inMemory()
    let bad = Event(stream: "a", version: version, time: dinnerTime, payload: Data("1".utf8))
    await #expect(throws: JournalError.invalidVersion("a", version)) {
      try await journal.append([bad])
    }
  }

  @Test(arguments: [Double.nan, 1e18, -1e18])
  func `a time out of range is refused`(seconds: Double) async throws {
    let journal = try EventJournal.inMemory()
    let bad = Event(
      stream: "a", version: 1, time: Date(timeIntervalSince1970: seconds), payload: Data("1".utf8))
    await #expect(throws: JournalError.invalidTime("a")) { try await journal.append([bad]) }
  }

  @Test func `no events are no batch`() async throws {
    let files = JournalFileSystem.inMemory()
    #expect(try await files.journal().append([]) == [])
    #expect(try files.names() == nil)
  }
}

/// The report of a file without fault.
func clean(_ kept: Int) -> RecoveryReport {
  var report = RecoveryReport()
  report.kept = kept
  return report
}
