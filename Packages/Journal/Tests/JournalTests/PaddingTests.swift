import Testing

@testable import Journal

@Suite struct PaddingTests {
  @Test func `room is made ahead, used up, and never read as anything`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    var sizes: Set<Int> = []
    for number in 0..<300 {
      try await journal.append([event("a", "\(number)")])
      sizes.insert(try #require(try files.bytes()).count)
      let late = try files.journal("late")
      #expect(try await late.records().count == number + 1)
      #expect(await late.recovery == clean(number + 1))
    }
    #expect(sizes.count < 12, "the file grows seldom")
  }

  @Test func `a byte changed in the padding costs nothing and is said`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let records =
      try await journal.append([event("a", "1")])
      + journal.append([event("a", "2")])
    let bytes = try #require(try files.bytes())
    for place in stride(from: bytes.unpadded.count, to: bytes.count, by: 61) {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[place] ^= 1 << UInt8(bit)
        let disk = try JournalFileSystem.holding(flipped, count: 2)
        let late = try disk.journal("late")
        #expect(try await late.records() == records)
        #expect(await late.recovery.droppedBytes == 1)
        let new = try await late.append([event("a", "3")])
        #expect(try await disk.journal("again").records() == records + new)
      }
    }
  }

  @Test func `only what is not padding counts as dropped`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    try await journal.append([event("a", "1")])
    try await journal.append([event("a", "2")])
    let end = try #require(try files.bytes()).unpadded.count
    try await files.journal("other").append([event("b", "1"), event("b", "2")])
    let bytes = try #require(try files.bytes())
    let first = try #require(bytes[end...].firstIndex(of: 0x0A)) + 1 - end
    let room = [UInt8](repeating: 0x20, count: bytes.count - end - first)
    let torn = Array("2 half a rec".utf8)
    for (written, dropped) in [([], 0), (bytes[end..<(end + first)], first)] {
      let disk = try JournalFileSystem.holding(
        bytes[..<end] + written + room + torn, count: 2)
      let late = try disk.journal("late")
      #expect(await late.recovery.droppedBytes == dropped + torn.count)
      #expect(await late.recovery.tornTail?.lowerBound == end)
    }
  }

  @Test func `a write torn into the padding is dropped`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let records =
      try await journal.append([event("a", "1")])
      + journal.append([event("a", "2")])
    let bytes = try #require(try files.bytes())
    let end = bytes.unpadded.count
    let other = try files.journal("other")
    try await other.append([event("b", "[1,2,3]"), event("b", #"{"x":"y"}"#)])
    let after = try #require(try files.bytes())
    for cut in end..<after.unpadded.count - 1 {
      let torn = Array(after[..<cut]) + bytes[cut...]
      let disk = try JournalFileSystem.holding(torn, count: 2)
      let late = try disk.journal("late")
      #expect(try await late.records() == records)
      #expect(await late.recovery.damaged == [])
      let new = try await late.append([event("a", "3")])
      #expect(try await disk.journal("again").records() == records + new)
    }
  }
}
