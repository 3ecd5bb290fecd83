import Codecs
import Foundation
import Journal
import PrintedText
import SeededRandom
import ServiceCalls
import Testing

@testable import HouseholdServer

/// Only members read and write a household's record.
@Suite struct StrangerTests {
  @Test func `the server answers alike for a missing household and another person's household`()
    async throws
  {
    let home = try await Premises()
    let (ann, eve) = (try await home.found(), try await home.found("Eve", on: "eve"))
    for call in HouseholdCall.allCases.map(\.rawValue)
    where call.hasPrefix("sync_") || call.hasPrefix("household_") {
      guard !["household_create", "household_join"].contains(call) else { continue }
      let answers = [ann.household, "00000000-0000-4000-8000-000000000000"].map { household in
        [
          "household": .string(household), "member": .string(ann.household), "device": "eve",
          "after": .integer(0), "limit": .integer(1), "edits": [],
        ] as JSON
      }
      let theirs = await home.call(call, answers[0], session: eve.session)
      let nobodys = await home.call(call, answers[1], session: eve.session)
      #expect(theirs == nobodys && theirs.status == 403 && theirs.word == "not_a_member")
    }
  }

  @Test func `the server answers alike for a missing, cut and forged session`() async throws {
    let ann = try await Premises().found()
    let forged = [
      "", "x", String(ann.session.dropLast()), ann.session + "0", ann.session.uppercased() + " ",
      String(ann.session.reversed()), String(repeating: "0", count: 64),
      SHA256Digest.hexadecimal(of: Array(ann.session.utf8)),
    ]
    var answers: Set<String> = []
    for session in forged.map(Optional.some) + [nil] {
      let told = await ann.home.call("sync_pull", [:], session: session)
      #expect(told.status == 401 && told.word == "no_session")
      answers.insert(told.text)
    }
    #expect(answers.count == 1)
  }

  @Test func `2,000 random requests with another household's session change nothing`() async throws
  {
    let disk = JournalFileSystem.nestedInMemory()
    let home = try await Premises(on: disk)
    let (ann, eve) = (try await home.found(), try await home.found("Eve", on: "eve"))
    let ben = try await ann.welcome()
    _ = await ann.push((1...20).map { ann.edit("a\($0)", payload: "{\"planted\":\"secret-7\"}") })
    let member = try await ben.member()
    let before = try disk.contents(below: "/srv/households/\(ann.household)")
    #expect(before.count > 0)
    var chance = SeededGenerator(seed: 2026)
    var statuses: [Int: Int] = [:]
    let count = Sample.count(quick: 200, whole: 2_000)
    for number in 0..<count {
      home.pass(2)
      let call = HouseholdCall.allCases.filter { $0 != .deleteAccount }.randomElement(
        using: &chance)
      let body: JSON = [
        "household": .string(ann.household), "member": .string(member),
        "device": .string(["eve", ann.device, ben.device].randomElement(using: &chance) ?? ""),
        "name": "Eve", "code": .string(HouseholdCode(drawnFrom: home.chance.bytes).text),
        "after": .integer(Int.random(in: 0...30, using: &chance)), "limit": .integer(1_000),
        "edits": [eve.edit("e\(number)", device: ann.device)],
      ]
      let told = await home.call(call?.rawValue ?? "", body, session: eve.session)
      statuses[told.status, default: 0] += 1
      #expect(!told.text.contains("secret-7") && !told.text.contains("Ben"))
    }
    #expect(statuses.keys.sorted() == [403, 410] && statuses.values.reduce(0, +) == count)
    #expect(try disk.contents(below: "/srv/households/\(ann.household)") == before)
    #expect(await ann.pull().last == 20)
  }

  @Test func `the server stores no session or code as plain text`() async throws {
    let disk = JournalFileSystem.nestedInMemory()
    let home = try await Premises(on: disk)
    let founding = try await home.code()
    let ann = try await home.found()
    let code = try await ann.invite()
    for secret in [ann.session, code, code.replacing("-", with: ""), founding] {
      #expect(try disk.contents(below: "/srv").allSatisfy { !$0.value.holds(secret) })
    }
  }

  @Test func `a member who calls too often is served again after the stated wait`() async throws {
    let ann = try await Premises().found()
    var statuses: [Int] = []
    for _ in 0..<320 { statuses.append(await ann.pull().status) }
    #expect(statuses == [Int](repeating: 200, count: 300) + [Int](repeating: 429, count: 20))
    let body = Array("{\"protocol\":1}".utf8)
    let refused = await ann.home.send("household_members", raw: body, session: ann.session)
    #expect(Told(refused).word == "too_many")
    let seconds = try #require(refused.headers["Retry-After"].flatMap(Double.init))
    ann.home.pass(seconds)
    #expect(await ann.pull().status == 200)
  }

  @Test func `the server allows 30 wrong codes from one address and 300 in all`() async throws {
    let home = try await Premises()
    let body = JSON.object([.init("protocol", .integer(1))]).adding(
      ["code": "ABCD-EFGH-JKMN-PQRS", "name": "", "device": "d"])
    let join = { (address: String) async in
      await home.send("household_join", raw: Array(body.lineText.utf8), from: address).status
    }
    var statuses: [Int] = []
    for _ in 0..<31 { statuses.append(await join("spoofed, 192.0.2.1")) }
    #expect(statuses == [Int](repeating: 410, count: 30) + [429])
    for number in 0..<270 { #expect(await join("192.0.2.\(2 + number % 200)") == 410) }
    #expect(await join("198.51.100.1") == 429)
  }

  @Test func `the server counts calls with invalid sessions as guesses`() async throws {
    let home = try await Premises()
    for _ in 0..<30 { _ = await home.call("sync_pull", [:], session: "x") }
    #expect(await home.call("sync_pull", [:], session: "x").word == "too_many")
  }

  @Test func `setting the clock back grants no more calls, and old callers are forgotten`() {
    var rates = RequestRates()
    let time = Premises.opening
    for _ in 0..<30 { #expect(rates.take("a", .stranger, at: time) == nil) }
    #expect(rates.take("a", .stranger, at: time - 1_000) == 5)
    #expect(rates.take("a", .stranger, at: time - 995) == nil)
    for number in 0..<10_050 { _ = rates.take("\(number)", .stranger, at: time + Double(number)) }
    #expect(rates.take("a", .stranger, at: time + 20_000) == nil)
  }
}
