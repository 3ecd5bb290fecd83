import Testing

@testable import Journal

/// What happens to whole lines and to what ends them: removed, moved, doubled, joined.
@Suite struct LineTests {
  /// As it was appended, or written anew in between.
  private static let kinds = [false, true]

  @Test(arguments: kinds)
  func `a line feed that became any other byte costs nothing, is said and is put right`(
    isCompacted: Bool
  ) async throws {
    let (file, records) = try await sample(isCompacted)
    for feed in file.indices where file[feed] == 0x0A {
      for byte in UInt8.min...UInt8.max where byte != 0x0A {
        var damaged = file
        damaged[feed] = byte
        let disk = try JournalFileSystem.holding(damaged)
        let journal = try disk.journal("new")
        #expect(try await journal.records() == records, "byte \(byte) at \(feed)")
        #expect(await journal.recovery.unended == 1)
        #expect(await journal.recovery.unresolved == 0)
        guard byte % 16 == 3 else { continue }
        let new = try await journal.append([event("a", "1")])
        #expect(try await disk.journal("late").records() == records + new)
        #expect(try disk.bytes("/data/journal.damaged-1") == damaged)
      }
    }
  }

  @Test(arguments: kinds)
  func `a line that is gone is said, unless it was the last`(isCompacted: Bool) async throws {
    let (file, records) = try await sample(isCompacted)
    let lines = lines(of: file)
    for gone in lines.indices.dropFirst().dropLast() {
      var rest = lines
      rest.remove(at: gone)
      let disk = try JournalFileSystem.holding(Array(rest.joined()))
      let journal = try disk.journal("new")
      var expected = records
      expected.remove(at: gone - 1)
      #expect(try await journal.records() == expected, "line \(gone)")
      #expect(await journal.recovery.missingLines == 1)
      #expect(await journal.recovery.unresolved == 1)
      let new = try await journal.append([event("a", "1")])
      #expect(await journal.recovery.setAside == "journal.damaged-1")
      #expect(await journal.recovery.unresolved == 0)
      let late = try disk.journal("late")
      #expect(try await late.records() == expected + new)
      #expect(await late.recovery == clean(records.count))
    }
  }

  @Test(arguments: kinds)
  func `a file whose last line is gone was not finished only where that was never acknowledged`(
    isCompacted: Bool
  ) async throws {
    let (file, records) = try await sample(isCompacted)
    let cut = Array(lines(of: file).dropLast().joined())
    let last = records[records.count - 4].sequence
    let journal = try JournalFileSystem.holding(cut, count: last).journal("new")
    #expect(try await journal.records() == records.dropLast(3))
    #expect(await journal.recovery.droppedRecords == 2)
    #expect(await !journal.recovery.isDamaged)
    let lost = try JournalFileSystem.holding(cut, count: last + 3).journal("new")
    #expect(try await lost.records() == records.dropLast())
    #expect(await lost.recovery.unresolved == 1)
    let unknown = try JournalFileSystem.holding(cut).journal("new")
    #expect(try await unknown.records() == records.dropLast(3))
    #expect(await unknown.recovery.unresolved == 2)
  }

  @Test(arguments: kinds)
  func `lines that changed places are read in their order, and put back`(isCompacted: Bool)
    async throws
  {
    let (file, records) = try await sample(isCompacted)
    let lines = lines(of: file)
    for one in lines.indices.dropFirst() {
      for other in lines.indices where other > one {
        var moved = lines
        moved.swapAt(one, other)
        try await expectWhole(Array(moved.joined()), records, "lines \(one) and \(other)")
      }
    }
  }

  @Test(arguments: kinds)
  func `a line that is there twice counts once, in its place`(isCompacted: Bool) async throws {
    let (file, records) = try await sample(isCompacted)
    let lines = lines(of: file)
    for one in lines.indices.dropFirst() {
      for place in lines.indices.dropFirst() {
        var doubled = lines
        doubled.insert(lines[one], at: place + 1)
        try await expectWhole(Array(doubled.joined()), records, "line \(one) after \(place)")
      }
    }
  }

  @Test func `of two lines with one sequence the first counts, and the other is said`() async throws
  {
    let (file, records) = try await sampleFile()
    let foreign = JournalFileSystem.inMemory()
    try await foreign.journal("foreign").append([event("b", "1")])
    let line = try #require(lines(of: foreign.bytes() ?? []).last)
    let disk = try JournalFileSystem.holding(file + line)
    let journal = try disk.journal("new")
    #expect(try await journal.records() == records)
    #expect(await journal.recovery.damagedLines == 1)
  }

  @Test func `a journal reads known lines again after another write moved them`() async throws {
    let disk = JournalFileSystem.inMemory()
    let journal = try disk.journal("one")
    for number in 0..<3 { try await journal.append([event("a", "\(number)")]) }
    let known = try await journal.records()
    let bytes = try #require(try disk.bytes())
    let line = try #require(lines(of: bytes.unpadded).dropFirst().first)
    try disk.open(journalPath, .write)?.write(line, bytes.unpadded.count)
    #expect(try await journal.records() == known)
    #expect(await journal.recovery.misplaced == 1)
    let new = try await journal.append([event("a", "3")])
    #expect(try await disk.journal("late").records() == known + new)
  }

  private func expectWhole(_ bytes: [UInt8], _ records: [Record], _ place: Comment) async throws {
    let disk = try JournalFileSystem.holding(bytes)
    let journal = try disk.journal("new")
    #expect(try await journal.records() == records, place)
    #expect(await journal.recovery.misplaced > 0, place)
    #expect(await journal.recovery.unresolved == 0, place)
    let new = try await journal.append([event("a", "1")])
    let late = try disk.journal("late")
    #expect(try await late.records() == records + new, place)
    #expect(await late.recovery.isClean, place)
  }

  /// The sample; written anew after its second batch, or not.
  private func sample(_ isCompacted: Bool) async throws -> (bytes: [UInt8], records: [Record]) {
    guard isCompacted else { return try await sampleFile() }
    let disk = JournalFileSystem.inMemory()
    let journal = try disk.journal()
    for number in 0..<3 { try await journal.append([event("gone", "\(number)"), event("b", "7")]) }
    try await journal.delete("gone")
    try await journal.append([event("a", "1")])
    try await journal.append([event("a", "2"), event("b", "3"), event("a", "null")])
    return (try disk.bytes()?.unpadded ?? [], try await journal.records())
  }

  private func lines(of file: [UInt8]) -> [[UInt8]] {
    file.split(separator: 0x0A).map { $0 + [0x0A] }
  }
}
