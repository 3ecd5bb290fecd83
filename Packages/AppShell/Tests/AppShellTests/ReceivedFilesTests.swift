import AppShell
import Testing

/// Files that arrive in parts, within a bound.
@Suite struct ReceivedFilesTests {
  private let files = ReceivedFiles(mostBytes: 10, mostFiles: 2)

  @Test("A file is there once all its parts have come, and is taken once")
  func parts() {
    #expect(files.begin("a", .init("soup.zip"), of: 4))
    #expect(files.add([1, 2], to: "a", at: 0))
    #expect(files.file("a") == nil)
    #expect(files.add([3, 4], to: "a", at: 2))
    #expect(files.file("a")?.bytes == [1, 2, 3, 4])
    #expect(files.take("a")?.name == "soup.zip")
    #expect(files.take("a") == nil)
  }

  @Test("A part that leaves a gap, comes twice, or is too long is refused")
  func wrongParts() {
    #expect(files.begin("a", .init("a"), of: 3))
    #expect(!files.add([1], to: "a", at: 1))
    #expect(files.add([1], to: "a", at: 0))
    #expect(!files.add([1], to: "a", at: 0))
    #expect(!files.add([1, 2, 3], to: "a", at: 1))
    #expect(!files.add([], to: "b", at: 0))
    #expect(!files.add([1], to: "a", at: -1))
    #expect(files.take("a") == nil)
  }

  @Test("A file without a size, or beyond the bound, is refused", arguments: [-1, 0, 11, Int.max])
  func sizes(size: Int) {
    #expect(!files.begin("a", .init("a"), of: size))
  }

  @Test("New files push out the oldest ones, so the bound always holds")
  func bound() {
    for ticket in ["a", "b", "c"] { #expect(files.begin(ticket, .init(ticket), of: 4)) }
    #expect(!files.add([1], to: "a", at: 0))
    #expect(files.add([1], to: "b", at: 0) && files.add([1], to: "c", at: 0))
    #expect(files.begin("d", .init("d"), of: 10))
    #expect(!files.add([1], to: "c", at: 1))
  }
}
