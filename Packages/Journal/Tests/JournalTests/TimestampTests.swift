import Foundation
import SeededRandom
import Testing

@testable import Journal

@Suite struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"),
    (-1, "1969-12-31T23:59:59.999Z"),
    (1_778_610_600_000, "2026-05-12T18:30:00.000Z"),
    (951_827_696_789, "2000-02-29T12:34:56.789Z"),  // a leap day of a century that has one
    (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),  // a century without one
    (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
  ])
  func `a moment is written and read as UTC to the millisecond`(
    milliseconds: Int, text: String
  ) throws {
    let stamp = try #require(Timestamp(milliseconds: milliseconds))
    #expect(stamp.bytes.text == text)
    #expect(parsed(text) == stamp)
  }

  @Test func `every day of 130 years reads back as itself`() {
    for day in 0..<47_500 where day % Sample.count(quick: 29, whole: 1) == 0 {
      let stamp = Timestamp(milliseconds: (day - 25_567) * 86_400_000 + day)
      #expect(parsed(stamp?.bytes.text ?? "") == stamp)
    }
  }

  @Test(arguments: [
    "2026-02-29T00:00:00.000Z", "2026-13-01T00:00:00.000Z", "2026-00-01T00:00:00.000Z",
    "2026-01-01T24:00:00.000Z", "2026-01-01T00:60:00.000Z", "2026-01-01 00:00:00.000Z",
    "2026-01-01T00:00:00.000", "20x6-01-01T00:00:00.000Z", "",
  ])
  func `any other shape is refused`(text: String) {
    #expect(parsed(text) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -1e20, 1e20])
  func `a date that no calendar of four-digit years has is refused`(seconds: Double) {
    #expect(Timestamp(Date(timeIntervalSince1970: seconds)) == nil)
  }

  private func parsed(_ text: String) -> Timestamp? {
    Array(text.utf8).withUnsafeBytes { Timestamp(bytes: $0) }
  }
}
