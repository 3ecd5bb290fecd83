import Testing

@testable import Journal

/// A folder whose journal is gone while other files say that there was one.
@Suite struct LeftoverTests {
  /// What is left: names, and what is in them given the lost journal.
  static let leftovers: [(name: String, count: Bool)] = [
    ("journal.new", true), ("journal.new", false), ("journal.damaged-1", false),
    ("journal.damaged-7", true), ("journal.index", false), ("journal.index.shelf", false),
    ("journal.assets-photos", false), ("key", false), ("", true),
  ]

  private static let new = "/data/journal.new"

  private func guarded(_ files: JournalFileSystem, _ prefix: String) throws -> EventJournal {
    let journal = try files.journal(prefix)
    journal.expectJournal { $0 == "key" }
    journal.afterLoss(in: "limits") { _ in [event("limits", #""lost""#)] }
    return journal
  }

  private func folder(
    _ name: String, count: Bool, cutBy cut: Int = 0
  ) async throws -> (files: JournalFileSystem, records: [Record]) {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    for number in 1...3 { try await journal.append([event("limits", "\(number)")]) }
    let bytes = try #require(try files.bytes())
    try files.remove(journalPath)
    if !count { try files.remove("/data/journal.count") }
    let end = cut == 0 ? bytes.count : bytes.unpadded.count - cut
    if !name.isEmpty { try files.open("/data/" + name, .create)?.write(Array(bytes[..<end]), 0) }
    return (files, try await journal.records())
  }

  @Test(arguments: leftovers)
  func `a journal with leftovers knows and writes no records before the app decides`(
    name: String, count: Bool
  ) async throws {
    let (files, _) = try await folder(name, count: count)
    let before = try files.names()
    let journal = try guarded(files, "new")
    #expect(try await journal.records().isEmpty)
    let names = [name, count ? "journal.count" : ""].filter { !$0.isEmpty }.sorted()
    #expect(await journal.missing == .left(names))
    await #expect(throws: JournalError.recordsLeft(names)) {
      try await journal.append([event("a", "1")])
    }
    #expect(try files.names() == before)
  }

  @Test(arguments: leftovers)
  func `starting empty records the loss and sets aside files with records`(
    name: String, count: Bool
  ) async throws {
    let (files, _) = try await folder(name, count: count)
    let journal = try guarded(files, "new")
    try await journal.acceptMissing()
    #expect(await journal.missing == nil)
    let new = try await journal.append([event("a", "1")])
    let late = try files.journal("late")
    #expect(try await late.records(in: "limits").map { $0.payload.count } == [6])
    #expect(try await late.records(in: "a") == new)
    #expect(await late.recovery == clean(2))
    if name == "journal.new" { #expect(try files.names()?.contains("journal.damaged-1") == true) }
  }

  @Test(arguments: leftovers)
  func `a deletion leaves a journal without records, and says nothing`(
    name: String, count: Bool
  ) async throws {
    let (files, _) = try await folder(name, count: count)
    try await guarded(files, "new").deleteAll()
    let late = try guarded(files, "late")
    #expect(try await late.records().isEmpty)
    #expect(await late.missing == nil)
    #expect(await late.recovery == clean(0))
  }

  @Test(arguments: [("journal.new", true), ("journal.new", false), ("journal.damaged-2", true)])
  func `leftovers are recovered, as a loss unless every acknowledged record is there`(
    name: String, count: Bool
  ) async throws {
    let (files, records) = try await folder(name, count: count)
    let journal = try guarded(files, "new")
    try await journal.saveMissing()
    let late = try await files.journal("late").records()
    #expect(Array(late.prefix(3)) == records)
    #expect(late.count == (name == "journal.new" && count ? 3 : 4))
    #expect(await journal.missing == nil)
    try await journal.append([event("a", "1")])
  }

  @Test(arguments: [1, 20, 80, 120])
  func `an incomplete one is set aside, and what is readable of it counts`(cut: Int) async throws {
    for count in [true, false] {
      let (files, records) = try await folder("journal.new", count: count, cutBy: cut)
      let journal = try guarded(files, "new")
      try await journal.saveMissing()
      let late = try await files.journal("late").records()
      #expect(late.dropLast() == records.prefix(late.count - 1))
      #expect(late.last?.payload.count == 6, "the loss is said")
      #expect(try files.names()?.contains("journal.damaged-1") == true)
    }
  }

  @Test(arguments: [true, false])
  func `where no record is readable, nothing is taken back, and the file is never lost`(
    count: Bool
  ) async throws {
    let whole = try #require(try await folder("journal.new", count: true).files.bytes(Self.new))
    let first = try #require(whole.firstIndex(of: 0x0A)) + 9
    let cut = whole.unpadded.count - first
    let (files, _) = try await folder("journal.new", count: count, cutBy: cut)
    let journal = try guarded(files, "new")
    await #expect(throws: JournalError.self) { try await journal.saveMissing() }
    #expect(try files.bytes(Self.new)?.count == first)
    try await journal.acceptMissing()
    #expect(try files.bytes("/data/journal.damaged-1")?.count == first)
    #expect(try await files.journal("late").records(in: "limits").map { $0.payload.count } == [6])
  }

  @Test(arguments: [0, 1, 80, 160])
  func `a half-written first count does not stop the journal`(
    length: Int
  ) async throws {
    let files = JournalFileSystem.inMemory()
    try files.makeFolder("/data")
    let bytes = [UInt8](repeating: 0x20, count: length)
    try files.open("/data/journal.count", .create)?.write(bytes, 0)
    let journal = try guarded(files, "new")
    #expect(await journal.missing == nil)
    try await journal.append([event("limits", "1")])
    #expect(try await files.journal("late").recovery == clean(1))
  }

  @Test func `a count that was in use and cannot be read says that there was a journal`()
    async throws
  {
    let (files, _) = try await folder("", count: true)
    for place in [0, AcknowledgedCount.sector] {
      try files.open("/data/journal.count", .write)?.write([0, 0, 0], place)
    }
    #expect(try await guarded(files, "new").missing == .left(["journal.count"]))
  }

  @Test func `a replacement that holds records which the journal lacks is never removed`()
    async throws
  {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    try await journal.append([event("a", "1")])
    let older = try #require(try files.bytes())
    try await journal.append([event("a", "2")])
    let newer = try #require(try files.bytes())
    for (bytes, isKept) in [
      (older, false), (newer, false), (Array(newer.unpadded.dropLast(9)), true),
    ] {
      try files.open("/data/journal.new", .create)?.write(bytes, 0)
      try await files.journal("late").compact()
      let copies = try files.names()?.filter { $0.contains("damaged") } ?? []
      #expect(copies.isEmpty != isKept)
      #expect(try files.names()?.contains("journal.new") == false)
    }
  }

  @Test func `witnesses are known however often they were asked for`() {
    let witnesses = Witnesses()
    witnesses.set { $0 == "key" }
    for _ in 0..<200_000 { _ = witnesses.isWitness("other") }
    #expect(witnesses.isWitness("key") && !witnesses.isWitness("other"))
  }
}
