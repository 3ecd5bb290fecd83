import Testing

@testable import LocalServer

@Suite struct RequestReaderTests {
  @Test func `a request is read with all its parts`() throws {
    let text = """
      POST /a%20b/tap?x=1&y=%C3%A9 HTTP/1.1
      host: LocalHost:8200
      X-Two:  one \t
      x-two: two
      Content-Length: 3

      a=b
      """.crlf
    let request = try #require(Reading(text).first)
    #expect(request.method == .post)
    #expect(request.path.segments == ["a b", "tap"])
    #expect(!request.path.endsInSlash)
    #expect(request.query["y"] == "é")
    #expect(request.host == "localhost:8200")
    #expect(request.headers["X-TWO"] == "one, two")
    #expect(request.body == Array("a=b".utf8))
    #expect(request.port == 8200)
  }

  @Test func `requests that follow each other are read in order`() {
    let text = """
      GET /one HTTP/1.1
      Host: a

      POST /two HTTP/1.1
      Host: a
      Content-Length: 2

      hi
      GET /three HTTP/1.1
      Host: a


      """.crlf.replacing("hi\r\n", with: "hi")
    #expect(Reading(text).requests.map(\.path.description) == ["/one", "/two", "/three"])
    #expect(Reading(text).fault == nil)
  }

  @Test(arguments: [
    ("HTTP/1.1\r\nHost: a", true), ("HTTP/1.1\r\nHost: a\r\nConnection: close", false),
    ("HTTP/1.1\r\nHost: a\r\nConnection: x, Close", false), ("HTTP/1.0", false),
    ("HTTP/1.1\r\nHost: a\r\nConnection: keep-alive", true), ("HTTP/1.9\r\nHost: a", true),
  ])
  func `whether another request may follow is known`(head: String, expected: Bool) {
    let reading = Reading("GET / \(head)\r\n\r\n")
    guard case .request(_, let keepsAlive) = reading.steps.first else {
      Issue.record("no request")
      return
    }
    #expect(keepsAlive == expected)
  }

  @Test(arguments: [
    ("3\r\nabc\r\n0\r\n\r\n", "abc"),
    ("3;x=\"y\"\r\nabc\r\nA\r\n0123456789\r\n0\r\nTrailer: x\r\n\r\n", "abc0123456789"),
    ("0\r\n\r\n", ""), ("003\r\na\r\n\r\n00\r\n\r\n", "a\r\n"),
  ])
  func `a body in chunks is put together`(chunks: String, body: String) {
    let text = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n\(chunks)"
    #expect(Reading(text).first?.body == Array(body.utf8))
    #expect(Reading(text + "GET / HTTP/1.1\r\nHost: a\r\n\r\n").requests.count == 2)
  }

  @Test func `a client that waits for a word before its body is told so once`() {
    let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-Continue\r\n\r\n"
    #expect(Reading(head).steps == [.awaitsContinue])
    #expect(Reading(head + "ab").steps.count == 2)
    let empty = head.replacing("Length: 2", with: "Length: 0")
    #expect(Reading(empty).requests.count == 1 && Reading(empty).steps.count == 1)
  }

  @Test func `a target may name the host itself, when it is the same`() {
    let text = "GET HTTP://A:1/b?c=d HTTP/1.1\r\nHost: a:1\r\n\r\n"
    #expect(Reading(text).first?.host == "a:1")
    #expect(Reading(text).first?.path.segments == ["b"])
    #expect(Reading("GET http://a HTTP/1.1\r\nHost: a\r\n\r\n").first?.path.segments == [])
    #expect(Reading("GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n").fault == .badHost)
  }

  @Test(arguments: Samples.all)
  func `how the bytes are cut changes nothing`(text: String) {
    let bytes = Array(text.utf8)
    let whole = Reading([bytes], limits: Samples.limits)
    #expect(Reading(bytes.map { [$0] }, limits: Samples.limits) == whole)
    for cut in bytes.indices {
      #expect(Reading([bytes[..<cut], bytes[cut...]], limits: Samples.limits) == whole)
    }
  }

  @Test func `bytes that were taken are let go of`() throws {
    var reader = RequestReader(limits: ServerLimits(), port: 1)
    for _ in 0..<2_000 {
      reader.append(Array("GET /some/place HTTP/1.1\r\nHost: a\r\n\r\nGET ".utf8))
      #expect(try reader.next() != nil)
      #expect(reader.waiting == 4)
      reader.append(Array("/ HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
      #expect(try reader.next() != nil)
      #expect(reader.waiting == 0)
      #expect(reader.bytes.count < 100)
    }
  }

  @Test func `bytes that were taken are let go of while there is always more to take`() throws {
    var reader = RequestReader(limits: ServerLimits(), port: 1)
    reader.append("GET ".utf8)
    for _ in 0..<2_000 {
      reader.append("/some/place HTTP/1.1\r\nHost: a\r\n\r\nGET ".utf8)
      #expect(try reader.next() != nil)
      #expect(reader.waiting == 4)
      #expect(reader.bytes.count < 17_000)
    }
  }
}
