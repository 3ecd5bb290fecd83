import Testing

@testable import LocalServer

@Suite struct RequestFaultTests {
  @Test(arguments: Samples.bad.indices)
  func `a bad request is refused for what is wrong with it`(index: Int) {
    let (text, fault) = Samples.bad[index]
    let reading = Reading(text, limits: Samples.limits)
    #expect(reading.fault == fault, "\(text)")
    #expect(reading.requests.isEmpty, "\(text)")
  }

  @Test(arguments: Samples.good)
  func `a good request is not refused`(text: String) {
    let reading = Reading(text, limits: Samples.limits)
    #expect(reading.fault == nil)
    #expect(!reading.requests.isEmpty)
  }

  @Test func `a line of exactly the limit is taken, one byte more is not`() {
    let line = "GET /\(String(repeating: "a", count: 46)) HTTP/1.1"
    #expect(line.utf8.count == 60)
    let rest = "\r\nHost: a\r\n\r\n"
    #expect(Reading(line + rest, limits: Samples.limits).fault == nil)
    let longer = line.replacing("/a", with: "/aa")
    #expect(Reading(longer + rest, limits: Samples.limits).fault == .targetTooLong)
  }

  @Test(arguments: RequestFault.allCases)
  func `every fault is answered with its status and nothing of the request`(fault: RequestFault) {
    let response = fault.response
    #expect((400...505).contains(response.status.rawValue))
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == "\(fault.status.rawValue) \(fault.status.reason)\n")
  }

  @Test(arguments: RequestFault.allCases.map(\.response) + [RequestFault.unavailable])
  func `no refusal is kept or taken for something else by a browser`(response: HTTPResponse) {
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
  }
}
