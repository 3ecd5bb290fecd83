import Testing

@testable import Journal

@Suite struct SharingTests {
  @Test func `two journals on one folder see each other's events`() async throws {
    let files = JournalFileSystem.inMemory()
    let terminal = try files.journal("t")
    let browser = try files.journal("b")
    var expected: [Record] = []
    for number in 0..<6 {
      let writer = number % 2 == 0 ? terminal : browser
      expected += try await writer.append([event("a", "\(number)"), event("b", "0")])
      #expect(try await terminal.records() == expected)
      #expect(try await browser.records() == expected)
    }
    #expect(expected.map(\.sequence) == Array(1...12))
  }

  @Test func `two writers at once lose and double nothing`() async throws {
    try await withTemporaryFolder { folder in
      let journals = [
        try EventJournal(directory: folder, makeID: countedIDs("one")),
        try EventJournal(directory: folder, makeID: countedIDs("two")),
      ]
      let acknowledged = try await withThrowingTaskGroup(of: [Record].self) { group in
        for journal in journals {
          group.addTask { try await appendHundred(to: journal) }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      let expected = acknowledged.sorted { $0.sequence < $1.sequence }
      #expect(expected.map(\.sequence) == Array(1...200))
      for journal in journals { #expect(try await journal.records() == expected) }
      #expect(try await EventJournal(directory: folder).records() == expected)
    }
  }

  @Test func `a reader beside a writer sees whole batches only`() async throws {
    try await withTemporaryFolder { folder in
      let writer = try EventJournal(directory: folder)
      let reader = try EventJournal(directory: folder)
      async let written: Void = appendPairs(to: writer)
      var seen = 0
      while seen < 60 {
        let records = try await reader.records()
        #expect(records.count % 2 == 0 && records.count >= seen)
        seen = records.count
        await Task.yield()
      }
      try await written
    }
  }

  @Test func `a journal hears of a deletion that left every record it knows in its place`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (here, there) = (try EventJournal(directory: folder), try EventJournal(directory: folder))
      try await there.append([event("a", "1")])
      #expect(try await here.records().count == 1)
      let kept = try await there.append([event("account", "1"), event("a", "2")])[1]
      try await there.delete("account")
      #expect(try await here.records().last == kept)
      try await here.append([event("a", "3")])
      #expect(try await EventJournal(directory: folder).records().count == 3)
    }
  }

  @Test func `a file that is cut while it is read takes nothing that is known`() async throws {
    let disk = JournalFileSystem.inMemory()
    let first = try await disk.journal("w").append([event("a", "1")])
    let end = try #require(try disk.bytes()).unpadded.count
    let cut = Trap()
    let reader = try disk.changing { file in
      let plain = file
      file.size = { () throws(JournalError) in
        if cut.springs() { try plain.truncate(end) }
        return try plain.size()
      }
    }.journal("r")
    try await disk.journal("v").append([event("a", "2")])
    let known = try await reader.records()
    #expect(known.count == 2)
    try await disk.journal("u").append([event("a", "3")])
    cut.set()
    #expect(try await reader.records() == known)
    #expect(await reader.missing == .replaced)
    #expect(try await disk.journal("late").records() == first)
  }

  @Test func `another journal's torn rest does not hide what is appended after it`() async throws {
    let files = JournalFileSystem.inMemory()
    let reader = try files.journal("r")
    let first = try await files.journal("w").append([event("a", "1")])
    let size = try #require(try files.bytes()).count
    try files.open(journalPath, .write)?.write(Array("12345678 2 x".utf8), size)
    #expect(try await reader.records() == first)
    let second = try await files.journal("v").append([event("a", "2")])
    #expect(try await reader.records() == first + second)
  }
}

private func appendHundred(to journal: EventJournal) async throws -> [Record] {
  var records: [Record] = []
  for number in 0..<100 { records += try await journal.append([event("a", "\(number)")]) }
  return records
}

private func appendPairs(to journal: EventJournal) async throws {
  for _ in 0..<30 { try await journal.append([event("a", "1"), event("b", "2")]) }
}
