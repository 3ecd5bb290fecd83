import Testing

@testable import Journal

/// What a stream says of lost records is written in the one step that puts the file right.
@Suite struct LossTests {
  private func guarded(_ files: JournalFileSystem, _ prefix: String) throws -> EventJournal {
    let journal = try files.journal(prefix)
    journal.afterLoss(in: "limits") { loss in
      [event("limits", #"{"lost":\#(loss.records),"copy":"\#(loss.copy ?? "")"}"#)]
    }
    return journal
  }

  private func lossTexts(_ files: JournalFileSystem) async throws -> [String] {
    try await files.journal("late").records(in: "limits")
      .map { String(decoding: $0.payload, as: UTF8.self) }.filter { $0.contains("lost") }
  }

  /// A file of four records, one of which cannot be read.
  private func damaged() async throws -> (files: JournalFileSystem, place: Int) {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    for number in 0..<4 { try await journal.append([event("a", "\(number)")]) }
    let bytes = try #require(try files.bytes())
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let place = lines[0].count + 1 + lines[1].count + 1 + lines[2].count - 1
    try files.open(journalPath, .write)?.write([bytes[place] ^ 1], place)
    return (files, place)
  }

  @Test(arguments: ["append", "undo", "compact", "delete a stream", "revise"])
  func `the first write of any kind says what is lost, once`(way: String) async throws {
    let (files, _) = try await damaged()
    let journal = try guarded(files, "new")
    #expect(await journal.recovery.unresolved == 1)
    switch way {
    case "append": try await journal.append([event("b", "1")])
    case "undo": _ = try await journal.undoLast(in: "a", at: dinnerTime)
    case "compact": try await journal.compact()
    case "delete a stream": try await journal.delete("a")
    default: _ = try await journal.revise(after: 0, at: dinnerTime) { _ in [] }
    }
    #expect(await journal.recovery.unresolved == 0)
    #expect(try await lossTexts(files) == [#"{"lost":1,"copy":"journal.damaged-1"}"#])
    try await guarded(files, "other").append([event("b", "2")])
    #expect(try await lossTexts(files).count == 1)
    #expect(try await files.journal("last").recovery == clean(try await journal.records().count))
  }

  @Test func `there is no moment at which the file is right and does not say so`() async throws {
    for target in 1...200 {
      let (files, _) = try await damaged()
      let fault = Fault(at: target, isCrash: true)
      if let journal = try? guarded(files.failing(fault), "new") {
        _ = try? await journal.append([event("b", "1")])
      }
      let found = try files.journal("late")
      let isSaid = try await lossTexts(files).count == 1
      #expect(await (found.recovery.unresolved > 0) != isSaid, "operation \(target)")
      if !fault.happened { return }
    }
    Issue.record("the session never ended without a fault")
  }

  @Test func `where nothing is lost nothing is said`() async throws {
    let (files, place) = try await damaged()
    let byte = try #require(try files.bytes()?[place])
    let feed = place + 1
    try files.open(journalPath, .write)?.write([byte ^ 1, 0x78], feed - 1)
    try await guarded(files, "new").append([event("b", "1")])
    #expect(try await lossTexts(files) == [])
    #expect(try files.names()?.contains("journal.damaged-1") == true)
  }
}

/// A file whose lines end as those of another system is read, and written with our own ends.
@Suite struct ForeignEndTests {
  @Test func `any mix of line ends is read whole, and the next write puts it right`() async throws {
    let (file, records) = try await sampleFile()
    let lines = file.split(separator: 0x0A)
    for mix in 1..<(1 << lines.count) {
      for end in ["", "    ", "\r\n", "  \r\n\r\n", "\n"] {
        let ends = lines.indices.map { mix >> $0 & 1 == 1 ? [0x0D, 0x0A] : [UInt8(0x0A)] }
        let bytes = zip(lines, ends).flatMap { Array($0) + $1 } + Array(end.utf8)
        let files = try JournalFileSystem.holding(bytes)
        let journal = try files.journal("new")
        #expect(try await journal.records() == records)
        #expect(await journal.recovery == clean(records.count))
        #expect(try files.bytes() == bytes, "reading changes nothing")
        let open = try files.journal("reader")
        let new = try await journal.append([event("b", "1")])
        #expect(try await open.records() == records + new)
        #expect(try await files.journal("late").records() == records + new)
        #expect(try files.bytes()?.contains(0x0D) == false)
        #expect(try files.names() == ["journal"])
      }
    }
  }

  @Test func `a damaged line among them is the only one that is lost`() async throws {
    let (file, records) = try await sampleFile()
    let lines = file.split(separator: 0x0A)
    var bytes: [UInt8] = lines.flatMap { Array($0) + [0x0D, 0x0A] }
    bytes[lines[0].count + lines[1].count + 2] ^= 1
    let files = try JournalFileSystem.holding(bytes)
    let journal = try files.journal("new")
    #expect(try await journal.records() == Array(records.dropFirst()))
    #expect(await journal.recovery.unresolved == 1)
    let new = try await journal.append([event("b", "1")])
    #expect(try await files.journal("late").records() == records.dropFirst() + new)
  }
}
