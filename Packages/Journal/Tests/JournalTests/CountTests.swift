import SeededRandom
import Testing

@testable import Journal

/// What was acknowledged is counted beside the journal, so that a file that ends earlier is seen.
@Suite struct CountTests {
  private static let path = "/data/journal.count"

  @Test func `the count follows every acknowledged record, in two places in turn`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    var before = try files.bytes(Self.path)
    #expect(before == nil)
    for number in 1...6 {
      try await journal.append([event("a", "\(number)"), event("b", "1")])
      let now = try #require(try files.bytes(Self.path))
      let places = [0, AcknowledgedCount.sector].map { start in
        AcknowledgedCount(Array(now.dropFirst(start).prefix(AcknowledgedCount.length)))
      }
      let latest = try #require(places.compactMap(\.self).max { $0.generation < $1.generation })
      #expect(latest.sequence == 2 * number)
      if let before, number > 1 {
        let other = AcknowledgedCount.sector - latest.place
        #expect(now[other...].prefix(8) == before[other...].prefix(8), "the other one stays")
      }
      before = now
    }
  }

  @Test(arguments: Sample.some(16, of: Array(0..<160)))
  func `a place that was not written whole leaves the other one`(byte: Int) async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    for number in 1...3 { try await journal.append([event("a", "\(number)")]) }
    let bytes = try #require(try files.bytes(Self.path))
    for start in [0, AcknowledgedCount.sector] {
      try files.open(Self.path, .write)?.write([bytes[start + byte] ^ 1], start + byte)
      #expect(try await files.journal("late").recovery == clean(3))
      try files.open(Self.path, .write)?.write(bytes, 0)
    }
  }

  @Test func `a file that ends at any line before is a loss, also after a compaction`() async throws
  {
    for isCompacted in [false, true] {
      let files = JournalFileSystem.inMemory()
      let journal = try files.journal()
      for number in 1...5 { try await journal.append([event("a", "\(number)")]) }
      if isCompacted { try await journal.compact() }
      try await journal.append([event("limits", "6")])
      let file = try #require(try files.bytes()).unpadded
      let lines = file.split(separator: 0x0A)
      for kept in 1..<(lines.count) {
        let cut = Array(lines.prefix(kept).joined(separator: [0x0A])) + [0x0A]
        try files.open(journalPath, .write)?.truncate(0)
        try files.open(journalPath, .write)?.write(cut, 0)
        #expect(try await files.journal("late").recovery.unresolved == lines.count - kept)
      }
    }
  }

  @Test func `without a count a whole file is whole, and is counted from its next record on`()
    async throws
  {
    let files = JournalFileSystem.inMemory()
    try await files.journal().append([event("a", "1")])
    try files.remove(Self.path)
    let journal = try files.journal("new")
    #expect(await journal.recovery == clean(1))
    try await journal.append([event("a", "2")])
    let bytes = try #require(try files.bytes()).unpadded
    let line = try #require(bytes.dropLast().lastIndex(of: 0x0A))
    try files.open(journalPath, .write)?.truncate(line + 1)
    #expect(try await files.journal("late").recovery.unresolved == 1)
  }

  @Test func `another journal in the place of one that was counted is a loss`() async throws {
    let files = JournalFileSystem.inMemory()
    try await files.journal().append([event("a", "1")])
    let others = JournalFileSystem.inMemory()
    try await others.journal("other").append([event("a", "1"), event("b", "2")])
    let bytes = try #require(try others.bytes())
    try files.open(journalPath, .write)?.truncate(0)
    try files.open(journalPath, .write)?.write(bytes, 0)
    let journal = try files.journal("new")
    #expect(await journal.recovery.unresolved == 1)
    try await journal.append([event("a", "3")])
    #expect(try await files.journal("late").recovery == clean(3))
  }

  @Test func `a crash at any operation is never taken for a loss`() async throws {
    for target in 1...300 {
      let files = JournalFileSystem.inMemory()
      let fault = Fault(at: target, isCrash: true)
      if let journal = try? files.failing(fault).journal() {
        for number in 1...4 { _ = try? await journal.append([event("a", "\(number)")]) }
        try? await journal.compact()
        _ = try? await journal.append([event("b", "1")])
      }
      let late = try files.journal("late")
      #expect(try await late.records().count >= 0)
      #expect(await late.missing == nil, "operation \(target)")
      #expect(await late.recovery.unresolved == 0, "operation \(target)")
      try await late.append([event("a", "9")])
      if !fault.happened { return }
    }
    Issue.record("the session never ended without a fault")
  }
}
