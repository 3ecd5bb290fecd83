import Foundation
import Testing

@testable import ServiceCalls

@Suite struct RetryAfterTests {
  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT",
    "Sun Nov  6 08:49:37 1994",
  ])
  func `a date is read in each of its forms`(text: String) {
    #expect(RetryAfter.date(text) == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test func `two digits of a year are of this century`() {
    #expect(
      RetryAfter.date("Friday, 06-Nov-26 08:49:37 GMT")
        == RetryAfter.date("Fri, 06 Nov 2026 08:49:37 GMT"))
  }

  @Test(arguments: [
    ("2026-02-28", "Sat, 28 Feb 2026 00:00:00 GMT"),
    ("2024-02-29", "Thu, 29 Feb 2024 00:00:00 GMT"),
    ("2000-03-01", "Wed, 01 Mar 2000 00:00:00 GMT"),
    ("1970-01-01", "Thu, 01 Jan 1970 00:00:00 GMT"),
  ])
  func `days agree with the calendar`(day: String, text: String) throws {
    let expected = try Date("\(day)T00:00:00Z", strategy: .iso8601)
    #expect(RetryAfter.date(text) == expected)
  }

  @Test(arguments: [
    "", "soon", "-3", "1.5", "9999999999999999999", "Sun, 06 Nov 1994", "06 Foo 1994 08:49:37",
    "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT",
  ])
  func `anything else says nothing`(text: String) {
    let answer = Samples.status(429, retryAfter: text)
    #expect(RetryAfter.seconds(of: answer, now: Date(timeIntervalSince1970: 0)) == nil)
  }

  @Test func `a date that is over is no wait`() {
    let answer = Samples.status(429, retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(RetryAfter.seconds(of: answer, now: Date(timeIntervalSince1970: 1e9)) == 0)
  }
}
