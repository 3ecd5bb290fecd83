import Testing

@testable import Journal

@Suite struct DamageTests {
  @Test func `a flipped bit at any byte never invents or alters an event`() async throws {
    let (file, records) = try await sampleFile()
    for place in file.indices {
      for bit in 0..<8 {
        var flipped = file
        flipped[place] ^= 1 << UInt8(bit)
        let files = try JournalFileSystem.holding(flipped)
        guard let journal = try opened(files) else { continue }
        let read = try await journal.records()
        #expect(isPart(read, of: records))
        #expect(read.count >= minimum(place, file), "byte \(place), bit \(bit)")
        #expect(await !journal.recovery.isClean)
        #expect(try files.bytes() == flipped, "reading changes nothing")
      }
    }
  }

  @Test func `a write after any flip keeps the readable records and the damaged file`()
    async throws
  {
    let (file, records) = try await sampleFile()
    for place in file.indices {
      var flipped = file
      flipped[place] ^= 4
      let files = try JournalFileSystem.holding(flipped)
      guard let journal = try opened(files) else { continue }
      let before = try await journal.records()
      let new = try await journal.append([event("a", "1")])
      #expect(try await journal.records() == before + new)
      let later = try files.journal("late")
      #expect(try await later.records() == before + new)
      #expect(await later.recovery == clean(before.count + 1))
      let name = try #require(await journal.recovery.setAside)
      #expect(try files.bytes("/data/\(name)") == flipped)
      #expect(isPart(before, of: records))
    }
  }

  @Test func `a damaged line in the middle costs that record and no other`() async throws {
    let (file, records) = try await sampleFile()
    let ranges = lineRanges(file)
    for line in 1...7 {
      var damaged = file
      damaged[ranges[line].lowerBound + 30] ^= 1
      let files = try JournalFileSystem.holding(damaged)
      let journal = try files.journal("new")
      var expected = records
      expected.remove(at: line - 1)
      #expect(try await journal.records() == expected)
      #expect(await journal.recovery.damaged == [ranges[line]])
      #expect(await journal.recovery.kept == 6)
    }
  }

  @Test func `a damaged first line costs no record`() async throws {
    let (file, records) = try await sampleFile()
    for start in [1, 20] {  // cut off in front, or one character changed
      let damaged =
        start == 1 ? Array(file[lineRanges(file)[1].lowerBound...]) : changed(file, at: 20)
      let files = try JournalFileSystem.holding(damaged)
      let journal = try files.journal("new")
      #expect(try await journal.records() == records)
      #expect(await !journal.recovery.isClean)
      let new = try await journal.append([event("a", "1")])
      #expect(try await files.journal("late").records() == records + new)
    }
  }

  @Test func `each damage is set aside under a name of its own`() async throws {
    let files = JournalFileSystem.inMemory()
    for number in 1...3 {
      let journal = try files.journal("run-\(number)")
      try await journal.append([event("a", "\(number)")])
      try await journal.append([event("a", "0")])
      let size = try #require(try files.bytes()).unpadded.count
      try files.open(journalPath, .write)?.write([UInt8(ascii: "?")], size - 3)
      try await files.journal("again-\(number)").append([event("b", "1")])
    }
    #expect(
      try files.names()?.sorted() == [
        "journal", "journal.damaged-1", "journal.damaged-2", "journal.damaged-3",
      ])
  }

  @Test func `a journal that is open sees damage and repairs it once`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let first = try await journal.append([event("a", "1")])
    let size = try #require(try files.bytes()).count
    try files.open(journalPath, .write)?.write(Array("rubbish\n".utf8), size)
    #expect(try await journal.records() == first)
    #expect(await journal.recovery.damaged == [size..<(size + 7)])
    let second = try await journal.append([event("a", "2")])
    let third = try await journal.append([event("a", "3")])
    #expect(try await journal.records() == first + second + third)
    #expect(await journal.recovery.setAside == "journal.damaged-1")
    #expect(try files.names()?.count == 2)
  }

  /// The journal of a damaged file; nil when it is refused as it may be for a first line.
  private func opened(_ files: JournalFileSystem) throws -> EventJournal? {
    do {
      return try files.journal("new")
    } catch .newerFormat(let found, 2) where found > 2 {
      return nil
    }
  }

  /// How many of the seven records must survive a flip: all but that of its line, and all of them
  /// when it hits a line feed or the first line.
  private func minimum(_ place: Int, _ file: [UInt8]) -> Int {
    let line = lineRanges(file).firstIndex { place <= $0.upperBound } ?? 0
    return line == 0 || file[place] == 0x0A ? 7 : 6
  }

  private func lineRanges(_ file: [UInt8]) -> [Range<Int>] {
    let feeds = file.indices.filter { file[$0] == 0x0A }
    return zip([0] + feeds.map { $0 + 1 }, feeds).map { $0..<$1 }
  }

  private func changed(_ file: [UInt8], at place: Int) -> [UInt8] {
    var file = file
    file[place] ^= 1
    return file
  }

  /// Every record is one of the others, unchanged and in the same order.
  private func isPart(_ records: [Record], of others: [Record]) -> Bool {
    records == others.filter(records.contains)
  }
}
