import Testing

@testable import Journal

/// Every single file operation fails once, alone or with all that follow it.
@Suite struct FaultTests {
  @Test(arguments: [false, true])
  func `a fault at any operation loses nothing acknowledged and invents nothing`(
    isCrash: Bool
  ) async throws {
    for target in 1...200 {
      let disk = try await damagedDisk()
      let fault = Fault(at: target, isCrash: isCrash)
      let outcome = await session(on: disk.failing(fault))
      let read = try await disk.journal("late").records()
      #expect(read.starts(with: outcome.acknowledged), "operation \(target)")
      #expect(outcome.acknowledged.count + 2 >= read.count, "at most the batch under way")
      guard fault.happened else { return #expect(target > 40, "the session has operations") }
    }
    Issue.record("the session never ended without a fault")
  }

  @Test func `a failed sync leaves the file and the journal as they were`() async throws {
    let disk = JournalFileSystem.inMemory()
    let first = try await disk.journal().append([event("a", "1")])
    let before = try disk.bytes()
    var failing = disk
    failing.open = { path, access throws(JournalError) in
      var file = try disk.open(path, access)
      file?.sync = { () throws(JournalError) in throw .system(.sync, "journal", code: 5) }
      return file
    }
    let journal = try failing.journal("new")
    await #expect(throws: JournalError.system(.sync, "journal", code: 5)) {
      try await journal.append([event("a", "2"), event("b", "3")])
    }
    #expect(try await journal.records() == first)
    #expect(try disk.bytes() == before)
    #expect(await journal.recovery == clean(1))
  }

  @Test func `a failed first sync leaves no file`() async throws {
    let disk = JournalFileSystem.inMemory()
    var failing = disk
    failing.syncFolder = { _ throws(JournalError) in throw .system(.sync, "data", code: 5) }
    let journal = try failing.journal()
    await #expect(throws: JournalError.system(.sync, "data", code: 5)) {
      try await journal.append([event("a", "1")])
    }
    #expect(try disk.names() == [])
    #expect(try await journal.records() == [])
  }

  @Test func `a full disk is said and the next append works once there is room`() async throws {
    let disk = JournalFileSystem.inMemory()
    let first = try await disk.journal().append([event("a", "1")])
    let fault = Fault(at: .max, isCrash: false)
    let journal = try disk.failing(fault).journal("new")
    fault.aim(at: "write")
    await #expect(throws: JournalError.diskFull("journal")) {
      try await journal.append([event("a", "2")])
    }
    let second = try await journal.append([event("a", "3")])
    #expect(try await journal.records() == first + second)
  }

  @Test func `a torn batch that is the first of its stream reads as none`() async throws {
    let disk = JournalFileSystem.inMemory()
    try await disk.journal().append([event("a", "1")])
    try await disk.journal("new").append([event("b", "2"), event("b", "3")])
    let bytes = try #require(try disk.bytes()).unpadded
    let torn = try JournalFileSystem.holding(Array(bytes.dropLast(5)))
    let journal = try torn.journal("late")
    #expect(try await journal.records(in: "b") == [])
    #expect(try await journal.streams() == ["a"])
  }

  /// A journal whose second record cannot be read, so that the session repairs it.
  private func damagedDisk() async throws -> JournalFileSystem {
    let disk = JournalFileSystem.inMemory()
    let journal = try disk.journal("old")
    try await journal.append([event("a", "0")])
    let size = try disk.bytes()?.count ?? 0
    try await journal.append([event("a", "1")])
    try await journal.append([event("a", "2")])
    try disk.open(journalPath, .write)?.write([UInt8(ascii: "?")], size)
    return disk
  }

  /// Opens, appends batches, reads; goes on after errors as a person would.
  private func session(
    on files: JournalFileSystem
  ) async -> (acknowledged: [Record], errors: Int) {
    var errors = 0
    guard let journal = try? files.journal("new") else { return ([], 1) }
    var acknowledged = (try? await journal.records()) ?? []
    for number in 0..<4 {
      do {
        let batch = try await journal.append([event("b", "\(number)"), event("c", "\(number)")])
        if acknowledged.isEmpty { acknowledged = try await journal.records().dropLast(2) }
        acknowledged += batch
      } catch {
        errors += 1
      }
    }
    return (acknowledged, errors)
  }
}
