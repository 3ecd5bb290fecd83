import PrintedText
import Testing

@Suite struct ICalendarTextTests {
  @Test func `a file begins and ends as RFC 5545 says, each line with its end`() {
    #expect(
      ICalendarText.file(by: "Dinner, Ltd", ["BEGIN:VEVENT", "END:VEVENT"])
        == "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Dinner\\, Ltd//EN\r\nBEGIN:VEVENT\r\n"
        + "END:VEVENT\r\nEND:VCALENDAR\r\n")
  }

  @Test(arguments: [
    ("a, b; c\\d", "a\\, b\\; c\\\\d"), ("two\nlines\r\n", "two\\nlines\\n"),
    ("tab\tbell\u{7}", "tabbell"),
    ("crème 🍜", "crème 🍜"), ("a\u{2028}b\u{85}c\u{7F}", "a\\nb\\nc"),
  ])
  func `characters that would end or split a value are escaped`(text: String, value: String) {
    #expect(ICalendarText.escaped(text) == value)
  }

  @Test(arguments: ["a", "é", "日", "🍜", "👨‍👩‍👧‍👦"], [1, 37, 74, 75, 76, 149, 500])
  func `no line is longer than 75 bytes, and unfolded it is what it was`(
    character: String, count: Int
  ) {
    let line = "SUMMARY:" + String(repeating: character, count: count)
    let file = ICalendarText.file(by: "x", [line])
    let lines = file.split(separator: "\r\n").map(String.init)
    #expect(lines.allSatisfy { $0.utf8.count <= ICalendarText.longestLine })
    // By bytes: a joiner after the blank makes one character of both.
    var unfolded: [UInt8] = []
    for byte in file.utf8 {
      unfolded.append(byte)
      if unfolded.suffix(3) == Array("\r\n ".utf8)[...] { unfolded.removeLast(3) }
    }
    #expect(
      String(decoding: unfolded, as: UTF8.self).hasSuffix("EN\r\n\(line)\r\nEND:VCALENDAR\r\n"))
  }
}
