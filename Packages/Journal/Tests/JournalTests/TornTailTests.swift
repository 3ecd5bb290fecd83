import Testing

@testable import Journal

@Suite struct TornTailTests {
  @Test func `a file cut at any byte gives every whole batch before the cut`() async throws {
    let (file, records) = try await sampleFile()
    let headerEnd = try #require(file.firstIndex(of: 0x0A)) + 1
    for cut in 0..<file.count {
      let files = try JournalFileSystem.holding(Array(file[..<cut]))
      guard cut >= headerEnd - 1 else {
        #expect(throws: JournalError.notAJournal("journal")) { try files.journal() }
        continue
      }
      let expected = Array(records.prefix(wholeRecords(file, cut)))
      let journal = try files.journal("new")
      #expect(try await journal.records() == expected)
      #expect(try files.bytes() == Array(file[..<cut]), "reading changes nothing")
    }
  }

  @Test func `an append after a cut at any byte loses nothing and drops the torn rest`()
    async throws
  {
    let (file, records) = try await sampleFile()
    let headerEnd = try #require(file.firstIndex(of: 0x0A)) + 1
    for cut in headerEnd..<file.count {
      let expected = Array(records.prefix(wholeRecords(file, cut)))
      let files = try JournalFileSystem.holding(
        Array(file[..<cut]), count: expected.last?.sequence ?? 0)
      let journal = try files.journal("new")
      let report = await journal.recovery
      let new = try await journal.append([event("b", "1"), event("a", "2")])
      #expect(try await journal.records() == expected + new)
      #expect(try await files.journal("late").records() == expected + new)
      // A line that lacks its line feed alone is kept: it may have been acknowledged and then cut.
      let isUnended = report.unended > 0
      #expect(isUnended == (wholeRecords(file, cut) > wholeRecords(file, cut - 1)))
      let names = ["journal"] + (isUnended ? ["journal.damaged-1"] : [])
      #expect(try files.names()?.sorted() == names)
      #expect(await journal.recovery.tornTail == report.tornTail)
    }
  }

  @Test func `the report says which bytes and how many records of a batch were dropped`()
    async throws
  {
    let (file, _) = try await sampleFile()
    let lines = file.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    let start = lines.prefix(5).reduce(0) { $0 + $1.count + 1 }  // header and four records
    let files = try JournalFileSystem.holding(Array(file.dropLast(3)), count: 4)
    var expected = clean(4)
    expected.tornTail = start..<(file.count - 3)
    expected.droppedBytes = file.count - 3 - start
    expected.droppedRecords = 2
    #expect(try await files.journal().recovery == expected)
  }

  @Test func `a cut at any byte of what was acknowledged is a loss`() async throws {
    let (file, records) = try await sampleFile()
    let headerEnd = try #require(file.firstIndex(of: 0x0A)) + 1
    for cut in headerEnd..<(file.count - 1) {
      let files = try JournalFileSystem.holding(Array(file[..<cut]), count: records.count)
      let journal = try files.journal("new")
      let found = try await journal.records()
      #expect(found.count < records.count && found == Array(records.prefix(found.count)))
      let lost = await journal.recovery.unresolved
      #expect(lost >= records.count - found.count, "cut at \(cut)")
      let new = try await journal.append([event("b", "1")])
      #expect(try await files.journal("late").records() == found + new)
      #expect(try files.names()?.sorted() == ["journal", "journal.damaged-1"])
      #expect(await journal.recovery.unresolved == 0)
    }
  }

  @Test func `zeros in place of acknowledged bytes are a loss`() async throws {
    let (file, records) = try await sampleFile()
    let headerEnd = try #require(file.firstIndex(of: 0x0A)) + 1
    for start in headerEnd..<(file.count - 1) {
      let zeros = Array(file[..<start]) + Array(repeating: 0, count: file.count - start + 4096)
      for count in [records.count, nil] {
        let journal = try JournalFileSystem.holding(zeros, count: count).journal("new")
        let found = try await journal.records()
        #expect(found == Array(records.prefix(found.count)))
        #expect(await journal.recovery.unresolved > 0, "zeros from \(start)")
      }
    }
  }

  @Test func `zeros that a crash left at the end are dropped`() async throws {
    let (file, records) = try await sampleFile()
    let files = try JournalFileSystem.holding(
      file + Array(repeating: 0, count: 4096), count: records.count)
    let journal = try files.journal("new")
    #expect(await !journal.recovery.isDamaged)
    #expect(try await journal.records() == records)
    let new = try await journal.append([event("a", "1")])
    #expect(try await files.journal("late").records() == records + new)
  }

  @Test func `a stream that only a torn batch names has no record`() async throws {
    let (file, _) = try await sampleFile()
    let lines = file.split(separator: 0x0A).prefix(6)  // the first record of the last batch, in "a"
    let cut = Array(lines.joined(separator: [0x0A])) + [0x0A]
    let journal = try JournalFileSystem.holding(cut).journal("new")
    #expect(try await journal.records(in: "a") == [])
    #expect(try await journal.streams() == ["favorites", "history"])
    #expect(try await Store(Basket.stream, in: journal).undoLast(at: dinnerTime) == [])
  }

  /// The records of the batches that end before the cut; the sample has 1, 2, 1 and 3.
  private func wholeRecords(_ file: [UInt8], _ cut: Int) -> Int {
    let lines = file[...cut].count { $0 == 0x0A } - 1
    return [0, 1, 3, 4, 7].last { $0 <= lines } ?? 0
  }
}
