import Foundation
import PrintedText
import ServiceCalls
import Testing

@testable import HouseholdServer

/// What no client of ours sends.
@Suite struct HostileInputTests {
  static let calls = HouseholdCall.allCases.map(\.rawValue)

  @Test(
    arguments: [
      "", " ", "null", "[]", "1", "\"x\"", "{", "{}}", "{\"protocol\":1,}", "<html></html>",
      "{\"protocol\":1,\"protocol\":1}", "{\"protocol\":1} {}", "{'protocol':1}", "{protocol:1}",
      "{\"protocol\":01}", "{\"protocol\":\"1\"}", "{\"protocol\":1.5}", "{\"protocol\":null}",
      "{}", "{\"protocol\":1,\"x\":\"\\u0000\"}", "{\"protocol\":1,\"x\":\"\\ud800\"}",
      "{\"protocol\":1,\"x\":\"\\udc00\\ud800\"}", "{\"protocol\":1,\"x\":\"\u{0}\"}",
      "{\"protocol\":1,\"x\":\"a\nb\"}", "{\"protocol\":1,\"x\":NaN}", "{\"protocol\":1,\"x\":+1}",
      "{\"protocol\":1,\"x\":\"\\x\"}", "{\"protocol\":1,\"x\":tru}", "{\"protocol\":1,\"x\"}",
      "{\"protocol\":99999999999999999999999999}", "{\"protocol\":-1e999}",
    ])
  func `a malformed body is a bad request`(body: String) async throws {
    let ann = try await Premises().found()
    for call in Self.calls {
      let told = Told(await ann.home.send(call, raw: Array(body.utf8), session: ann.session))
      #expect(told.status == 400 && told.word == "bad_request", "\(call) \(told)")
    }
  }

  @Test func `bytes that are no UTF-8 and brackets without end are bad requests`() async throws {
    let ann = try await Premises().found()
    let deep = "{\"protocol\":1,\"x\":" + String(repeating: "[", count: 200_000)
    for body in [Array("{\"protocol\":1,\"x\":\"".utf8) + [0xFF, 0x22, 0x7D], Array(deep.utf8)] {
      let answer = await ann.home.send("sync_pull", raw: body, session: ann.session)
      #expect(answer.status == 400)
    }
  }

  @Test func `the server refuses a body of 10 MB in every call`() async throws {
    let ann = try await Premises().found()
    let body = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    for call in Self.calls {
      let told = Told(await ann.home.send(call, raw: body, session: ann.session))
      #expect(told.status == 413 && told.word == "too_large")
    }
  }

  @Test func `a body of another type is refused, as a page of the web would send it`() async throws
  {
    let ann = try await Premises().found()
    let body = Array("{\"protocol\":1}".utf8)
    let answer = await ann.home.send(
      "account_delete", raw: body, session: ann.session, type: "text/plain")
    #expect(answer.status == 400)
    #expect(await ann.pull().status == 200)
  }

  @Test func `a later version of the protocol is said to be one`() async throws {
    let ann = try await Premises().found()
    for call in Self.calls {
      let told = Told(
        await ann.home.send(call, raw: Array("{\"protocol\":2}".utf8), session: ann.session))
      #expect(told.status == 426 && told.word == "newer_protocol")
    }
  }

  @Test func `there are no other calls and no other methods`() async throws {
    let home = try await Premises()
    for path in [["rpc", "sync_drop"], ["rpc"], ["rpc", "sync_pull", "x"], ["sync_pull"], []] {
      let request = ServiceRequest(.post, path, of: Premises.address)
      #expect(Told(await home.service.answer(to: request)).status == 404)
    }
    let answer = await home.service.answer(
      to: ServiceRequest(.get, ["rpc", "sync_pull"], of: Premises.address))
    #expect(answer.status == 405 && answer.headers["Allow"] == "POST")
  }

  @Test(
    arguments: [
      (
        "id",
        [.null, .integer(1), "", "a b", "ä", .string(String(repeating: "x", count: 65))]
      ),
      ("device", [.null, "", "../x", .string(String(repeating: "x", count: 65))]),
      (
        "time",
        [.null, .integer(0), "2026-05-12", "2026-02-30T00:00:00.000Z", "2026-05-12T18:30:00Z"]
      ),
      ("stream", [.null, "", "Plan", "a/b", .string(String(repeating: "x", count: 65))]),
      ("subject", [.integer(1), "", "a b", .string(String(repeating: "x", count: 129))]),
      ("version", [.null, "1", .integer(-1), .number(1.5), .number(1e300)]),
      ("payload", [.null, .integer(1), [:]]),
      ("base", [.null, "0", .integer(-1), .number(0.5), .unsigned(.max)]),
      ("means", [.null, .integer(1), "", "SETS", "a b"]),
      ("of", [.integer(1), [:], .string(String(repeating: "x", count: 201))]),
      (
        "fields",
        [
          .null, "x", [.integer(1)], .strings([String](repeating: "f", count: 33)),
          .strings([String(repeating: "x", count: 201)]),
        ]
      ),
      ("n", [.integer(1), .integer(0), "1"]),
    ] as [(String, [JSON])])
  func `an edit with a wrong member is a bad request, and nothing of its push is stored`(
    name: String, values: [JSON]
  ) async throws {
    let ann = try await Premises().found()
    for value in values {
      let told = await ann.push([ann.edit("good"), ann.edit("bad", with: [name: value])])
      #expect(told.status == 400 && told.word == "bad_request", "\(name) \(value) \(told)")
      #expect(told["details"].words.contains("Edit 2"))
    }
    guard !["subject", "of", "n"].contains(name) else { return }
    #expect(await ann.push([ann.edit("bad").without(name)]).status == 400)
    #expect(await ann.pull().last == 0)
  }

  @Test func `a member of an edit that is there twice is a bad request`() async throws {
    let ann = try await Premises().found()
    let edit = ann.edit("a1").adding(["base": .integer(0)])
    #expect(await ann.push([edit]).status == 400)
  }

  @Test(
    arguments: [
      ("sync_pull", "device", [.null, "", "a b", .integer(1)]),
      ("sync_pull", "after", [.null, .integer(-1), "0"]),
      ("sync_pull", "limit", [.null, .integer(0), .integer(1_001), .number(1e300)]),
      (
        "sync_pull", "household", [.null, .integer(1), "x", "0199C6F0-2C5E-7000-8D1F-3A5B6C7D8E9F"]
      ),
      ("sync_push", "edits", [.null, "x", [:], [.integer(1)], ["x"], [[]]]),
      ("sync_push", "device", [.null]),
      ("household_remove", "member", [.null, "x", .integer(1)]),
      ("household_leave", "household", [.null]),
    ] as [(String, String, [JSON])])
  func `a call with a wrong member is a bad request`(
    call: String, name: String, values: [JSON]
  ) async throws {
    let ann = try await Premises().found()
    let good: JSON = [
      "device": "ann-phone", "after": .integer(0), "limit": .integer(10), "edits": [],
      "member": .string(ann.household),
      "household": .string(ann.household),
    ]
    for value in values {
      let told = await ann.home.call(call, good.changing([name: value]), session: ann.session)
      #expect(told.status == 400 && told.word == "bad_request", "\(value) \(told)")
    }
    #expect(await ann.home.call(call, good.without(name), session: ann.session).status == 400)
  }

  @Test(
    arguments: [
      ("code", [.null, "", "ABCD", "ABCD-EFGH-JKMN-PQR0", .integer(1)]),
      ("name", [.null, .integer(1), .string(String(repeating: "x", count: 61))]),
      ("device", [.null, "", "a/b"]),
    ] as [(String, [JSON])])
  func `a malformed call to found or join spends no code`(
    name: String, values: [JSON]
  ) async throws {
    let home = try await Premises()
    let code = try await home.code()
    let good: JSON = ["code": .string(code), "name": "Ann", "device": "phone"]
    for value in values {
      #expect(await home.call("household_create", good.changing([name: value])).status == 400)
      #expect(await home.call("household_join", good.changing([name: value])).status == 400)
    }
    #expect(await home.call("household_create", good).status == 200)
  }
}
