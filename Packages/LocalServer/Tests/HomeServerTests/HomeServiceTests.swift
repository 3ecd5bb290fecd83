import LocalServer
import ServiceCalls
import Testing

@testable import HomeServer

/// Who may ask, and what of HTTP reaches a service.
@Suite struct HomeServiceTests {
  private let home = HomeService { request in
    ServiceAnswer(status: 200, type: "text/plain", "\(request.method) \(request.address)")
  }

  private func answer(
    _ method: HTTPMethod = .get, _ target: String = "/api", _ headers: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    await home.answer(try HTTPRequest(method, target, headers: headers, port: 8650))
  }

  @Test func `this machine is answered`() async throws {
    let answer = try await answer(.put, "/api/cart/a%20b?zip=94103")
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == "put http://127.0.0.1:8650/api/cart/a%20b?zip=94103")
    #expect(answer.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(answer.headers["Cache-Control"] == "no-store")
  }

  @Test func `a question for the head is one for all of it`() async throws {
    let answer = try await answer(.head)
    #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix("get "))
  }

  @Test(
    arguments: [
      ["Host": "evil.example"], ["Origin": "https://evil.example"],
      ["Sec-Fetch-Site": "cross-site"], ["Host": "127.0.0.1:9"],
    ] as [HTTPHeaders])
  func `pages of the web are refused`(headers: HTTPHeaders) async throws {
    let answer = try await answer(.post, "/api/cart", headers)
    #expect([.forbidden, .misdirectedRequest].contains(answer.status))
    #expect(String(decoding: answer.body, as: UTF8.self) == "Not here.\n")
  }

  @Test func `a method that no service has is refused`() async throws {
    let answer = try await answer(.options)
    #expect(answer.status == .methodNotAllowed)
  }

  @Test func `an unknown status becomes an internal server error`() async throws {
    let home = HomeService { _ in ServiceAnswer(status: 299) }
    let answer = await home.answer(try HTTPRequest(.get, "/", port: 8650))
    #expect(answer.status == .internalServerError)
  }

  @Test(arguments: [
    200, 201, 400, 401, 404, 405, 409, 413, 415, 422, 429, 502, 503, 504,
  ])
  func `each status of the contract can be sent`(status: Int) async throws {
    let home = HomeService { _ in ServiceAnswer(status: status) }
    let answer = await home.answer(try HTTPRequest(.get, "/", port: 8650))
    #expect(answer.status.rawValue == status)
  }

  @Test func `a port that is taken is told`() async throws {
    try await OpenHome.with({ _ in ServiceAnswer(status: 200) }) { address in
      let port = try #require(address.text.split(separator: ":").last.flatMap { UInt16($0) })
      await #expect(throws: LocalServerError.portInUse(port)) {
        try await HomeService { _ in ServiceAnswer(status: 200) }
          .run(port: port, until: {}, isOpen: { _ in })
      }
    }
  }
}
