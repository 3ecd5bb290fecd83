import Testing

@testable import LiveEnvironment

@Suite struct LaunchTextTests {
  private let folder = DataFolder(name: "MealAdvisor", id: "mealadvisor")

  @Test func `words in UTF-8 stay as they are, however they are composed`() throws {
    let words = ["caf\u{E9}", "cafe\u{301}", "", "\u{1F951}", "a b"]
    let read = try LaunchText.arguments(words.map { Array($0.utf8) })
    #expect(read.map { Array($0.utf8) } == words.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ([0x63, 0xE9], #"c\xE9"#),  // Latin-1
    ([0xC3], #"\xC3"#),  // half of a letter
    ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),  // half of a pair of UTF-16
    ([0xC0, 0xAF], #"\xC0\xAF"#),  // a slash in more bytes than it has
    ([0x0A, 0xFF], #"\x0A\xFF"#),
  ])
  func `words that are not UTF-8 are refused with their place and bytes`(
    _ row: (bytes: [UInt8], shown: String)
  ) {
    let error = #expect(throws: UnreadableName.self) {
      try LaunchText.arguments([Array("suggest".utf8), row.bytes])
    }
    #expect(error?.shown == row.shown)
    #expect(error?.sentence.hasPrefix("argument 2 is not UTF-8: '\(row.shown)'; ") == true)
  }

  @Test func `the replacement character itself is a name like any other`() throws {
    #expect(try LaunchText.arguments([[0xEF, 0xBF, 0xBD]]) == ["\u{FFFD}"])
  }

  #if !canImport(Darwin)
    @Test(arguments: ["MEALADVISOR_DATA_DIR", "XDG_DATA_HOME", "HOME"])
    func `a variable that is not UTF-8 is refused where it would be used`(_ bad: String) {
      let wrong = UnreadableName(bad, [0xFF])
      #expect(throws: wrong) {
        try folder.url(asked: nil) { name throws(UnreadableName) in
          if bad == name { throw wrong }
          return nil
        }
      }
      #expect(throws: Never.self) {
        try folder.url(asked: "/mine") { _ throws(UnreadableName) in throw wrong }
      }
    }
  #endif

  @Test func `a relative folder below one that is not UTF-8 is refused, another one is not`() {
    let wrong = UnreadableName("the current folder", [0xFF])
    for (path, isRefused) in [("mine", true), (".", true), ("/mine", false)] {
      var refusal: UnreadableName?
      do throws(UnreadableName) {
        _ = try folder.url(
          asked: path, variable: { _ throws(UnreadableName) in nil },
          workingFolder: { () throws(UnreadableName) in throw wrong })
      } catch {
        refusal = error
      }
      #expect(refusal == (isRefused ? wrong : nil), "\(path)")
    }
  }
}
