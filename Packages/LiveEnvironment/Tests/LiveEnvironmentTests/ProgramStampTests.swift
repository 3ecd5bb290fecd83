import LiveEnvironment
import Testing

@Suite struct ProgramStampTests {
  @Test func `a program knows its own stamp, and it stays the same while it runs`() throws {
    let stamp = try #require(ProgramStamp.current())
    #expect(stamp == ProgramStamp.current())
    #expect(stamp.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }
}
