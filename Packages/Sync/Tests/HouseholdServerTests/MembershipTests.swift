import Foundation
import Journal
import PrintedText
import Synchronization
import Testing

@testable import HouseholdServer

/// Founding, inviting, joining, leaving, as the wire has them.
@Suite struct MembershipTests {
  @Test func `the code that the server printed founds a household, once`() async throws {
    let home = try await Premises()
    let code = try await home.code()
    let body: JSON = ["code": .string(code), "name": "Ann", "device": "phone"]
    let told = await home.call("household_create", body)
    #expect(told.status == 200)
    #expect(
      told["household"].words.wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil)
    #expect(told["session"].words.wholeMatch(of: /[0-9a-f]{64}/) != nil)
    let again = await home.call("household_create", body)
    #expect(again.status == 410 && again.word == "invitation_spent")
  }

  @Test func `a repeated call after a lost answer founds or joins once, with the same session`()
    async throws
  {
    let home = try await Premises()
    let (mine, other) = (String(repeating: "a1", count: 32), String(repeating: "b2", count: 32))
    func enter(_ call: String, code: String, attempt: JSON, device: String) async -> Told {
      await home.call(
        call,
        ["code": .string(code), "name": "", "device": .string(device), "attempt": attempt])
    }
    let founding = try await home.code()
    let founded = await enter(
      "household_create", code: founding, attempt: .string(mine), device: "ann")
    #expect(founded.status == 200 && founded["session"].words == mine)
    #expect(
      await enter("household_create", code: founding, attempt: .string(mine), device: "ann")
        == founded)
    #expect(
      await enter("household_create", code: founding, attempt: .string(other), device: "ann").status
        == 410)
    let ann = try #require(Person(founded, device: "ann", in: home))
    let code = try await ann.invite()
    let joined = await enter("household_join", code: code, attempt: .string(other), device: "ben")
    #expect(joined.status == 200 && joined["household"].words == ann.household)
    #expect(
      await enter("household_join", code: code, attempt: .string(other), device: "ben") == joined)
    #expect(await ann.call("household_members")["members"].items.count == 2)
    let ben = try #require(Person(joined, device: "ben", in: home))
    _ = await ben.call("household_leave")
    #expect(
      await enter("household_join", code: code, attempt: .string(other), device: "ben").status
        == 410)
    for wrong: JSON in ["", "A1", .string(mine.uppercased()), .string(mine + "0"), .integer(7)] {
      let told = await enter("household_join", code: code, attempt: wrong, device: "carl")
      #expect(told.status == 400 && told.word == "bad_request")
    }
  }

  @Test func `a household that ended is not founded again by a request that comes late`()
    async throws
  {
    let disk = JournalFileSystem.nestedInMemory()
    let home = try await Premises(on: disk)
    let body: JSON = [
      "code": .string(try await home.code()), "name": "", "device": "ann",
      "attempt": .string(String(repeating: "a7", count: 32)),
    ]
    let ann = try #require(
      Person(await home.call("household_create", body), device: "ann", in: home))
    #expect(await ann.call("household_leave").status == 200)
    #expect(await home.call("household_create", body).status == 410)
    let later = try await Premises(on: disk)
    #expect(await later.call("household_create", body).status == 410)
    // Another one is founded as ever.
    let other = body.changing(["code": .string(try await later.code())])
    #expect(await later.call("household_create", other).status == 410, "the attempt is spent")
    let new = other.changing(["attempt": .string(String(repeating: "b8", count: 32))])
    #expect(await later.call("household_create", new).status == 200)
  }

  @Test func `of several who found at once with one code and one attempt, one founds`()
    async throws
  {
    let home = try await Premises()
    let body: JSON = [
      "code": .string(try await home.code()), "name": "", "device": "ann",
      "attempt": .string(String(repeating: "d4", count: 32)),
    ]
    let answers = await withTaskGroup(of: Told.self) { group in
      for _ in 0..<6 { group.addTask { await home.call("household_create", body) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0.status == 200 && $0 == answers[0] })
    let ann = try #require(Person(answers[0], device: "ann", in: home))
    #expect(await ann.call("household_members")["members"].items.count == 1)
  }

  @Test(arguments: [(0.0, 200), (86_399, 200), (86_400, 410)])
  func `after a crash, a founder can use the spent code again for a day`(
    seconds: Double, status: Int
  ) async throws {
    let isFull = Mutex(true)
    let disk = JournalFileSystem.nestedInMemory()
    var files = disk
    files.makeFolder = { path throws(JournalError) in
      if path.contains("households/"), isFull.withLock(\.self) { throw .diskFull("journal") }
      try disk.makeFolder(path)
    }
    let home = try await Premises(on: files)
    let body: JSON = [
      "code": .string(try await home.code()), "name": "", "device": "ann",
      "attempt": .string(String(repeating: "e5", count: 32)),
    ]
    #expect(await home.call("household_create", body).status >= 500)
    isFull.withLock { $0 = false }
    home.pass(seconds)
    #expect(await home.call("household_create", body).status == status)
  }

  @Test func `a repeated join from another member's device is refused, and another device works`()
    async throws
  {
    let ann = try await Premises().found()
    func join(_ device: String) async throws -> Told {
      await ann.home.call("household_join", body.adding(["device": .string(device)]))
    }
    let body: JSON = [
      "code": .string(try await ann.invite()), "name": "",
      "attempt": .string(String(repeating: "f6", count: 32)),
    ]
    #expect(try await join(ann.device).word == "device_taken")
    #expect(try await join("ben").status == 200)
    #expect(try await join(ann.device).word == "device_taken")
    let again = try await join("ben-2")
    #expect(again.status == 200)
    let ben = try #require(Person(again, device: "ben-2", in: ann.home))
    #expect(await ben.pull().status == 200)
    #expect(await ann.call("household_members")["members"].items.count == 2)
  }

  @Test func `of several who ask at once with one code and one attempt, one is let in`()
    async throws
  {
    let ann = try await Premises().found()
    let body: JSON = [
      "code": .string(try await ann.invite()), "name": "", "device": "ben",
      "attempt": .string(String(repeating: "c3", count: 32)),
    ]
    let answers = await withTaskGroup(of: Told.self) { group in
      for _ in 0..<6 { group.addTask { await ann.home.call("household_join", body) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0.status == 200 && $0 == answers[0] })
    #expect(await ann.call("household_members")["members"].items.count == 2)
  }

  @Test func `a code that another process adds founds a household too`() async throws {
    let disk = JournalFileSystem.nestedInMemory()
    let home = try await Premises(on: disk)
    let chance = SharedChance(seed: 4)
    let code = try await HouseholdJournals.foundingCode(
      in: HouseholdFolder(URL(filePath: "/srv"), files: disk), at: home.clock.now,
      random: chance.bytes)
    let told = await home.call(
      "household_create", ["code": .string(code.text), "name": "", "device": "phone"])
    #expect(told.status == 200)
  }

  @Test func `a founding code is good for a day`() async throws {
    let home = try await Premises()
    let code = try await home.code()
    home.pass(86_400)
    let told = await home.call(
      "household_create", ["code": .string(code), "name": "", "device": "phone"])
    #expect(told.word == "invitation_spent")
  }

  @Test func `of two who found with one code at once, one does`() async throws {
    let home = try await Premises()
    let code = try await home.code()
    let statuses = await withTaskGroup(of: Int.self) { group in
      for number in 0..<6 {
        group.addTask {
          await home.call(
            "household_create",
            ["code": .string(code), "name": "", "device": .string("d\(number)")]
          ).status
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted()
    }
    #expect(statuses == [200, 410, 410, 410, 410, 410])
  }

  @Test func `a code is four times four letters and digits without those that look alike`()
    async throws
  {
    let ann = try await Premises().found()
    let told = await ann.call("household_invite")
    #expect(
      told["code"].words.wholeMatch(of: /([A-HJKMNP-TV-Z2-9]{4}-){3}[A-HJKMNP-TV-Z2-9]{4}/) != nil)
    #expect(told["expires"] == "2026-05-13T18:30:00.000Z")
  }

  @Test func `every letter of a code is as likely as the others`() {
    let chance = SharedChance(seed: 3)
    var counts: [Character: Int] = [:]
    for _ in 0..<3_000 {
      for letter in HouseholdCode(drawnFrom: chance.bytes).text where letter != "-" {
        counts[letter, default: 0] += 1
      }
    }
    #expect(counts.count == 30 && counts.values.allSatisfy { 1_400..<1_800 ~= $0 })
  }

  @Test(arguments: ["lower", "no hyphens", "as it is"])
  func `case and hyphens of a code do not matter`(way: String) async throws {
    let ann = try await Premises().found()
    let code = try await ann.invite()
    let entered =
      switch way {
      case "lower": code.lowercased()
      case "no hyphens": code.replacing("-", with: "")
      default: code
      }
    let told = await ann.home.call(
      "household_join", ["code": .string(entered), "name": "Ben", "device": "ben"])
    #expect(told.status == 200 && told["household"].words == ann.household)
  }

  @Test func `of several who use an invitation at once, one joins`() async throws {
    let ann = try await Premises().found()
    let code = try await ann.invite()
    let statuses = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          await ann.home.call(
            "household_join",
            ["code": .string(code), "name": "", "device": .string("d\(number)")]
          ).status
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted()
    }
    #expect(statuses == [200] + [Int](repeating: 410, count: 7))
    #expect(await ann.call("household_members")["members"].items.count == 2)
  }

  @Test func `codes that were used, have expired or never were look the same`() async throws {
    let ann = try await Premises().found()
    let (used, expired) = (try await ann.invite(), try await ann.invite())
    let join = { (code: String) async in
      await ann.home.call(
        "household_join", ["code": .string(code), "name": "", "device": "late"])
    }
    #expect(
      await ann.home.call(
        "household_join", ["code": .string(used), "name": "", "device": "ben"]
      ).status == 200)
    ann.home.pass(86_400)
    let answers = [await join(used), await join(expired), await join("ABCD-EFGH-JKMN-PQRS")]
    #expect(answers.allSatisfy { $0 == answers[0] && $0.word == "invitation_spent" })
    #expect(answers[0].status == 410)
  }

  @Test func `the members are told with their names, devices and days`() async throws {
    let ann = try await Premises().found()
    ann.home.pass(1.5)
    let ben = try await ann.welcome()
    _ = await ben.pull(as: "ben-tablet")
    let members = await ben.call("household_members")["members"].items
    #expect(members.map { $0.member("name").words } == ["Ann", "Ben"])
    #expect(members.map { $0.member("is_you") } == [.bool(false), .bool(true)])
    #expect(
      members.map { $0.member("since").words } == [
        "2026-05-12T18:30:00.000Z", "2026-05-12T18:30:01.500Z",
      ])
    #expect(members.map { $0.member("devices") } == [["ann-phone"], ["ben-phone", "ben-tablet"]])
  }

  @Test func `the server refuses a removed member at once and says why`() async throws {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    let member = try await ben.member()
    #expect(await ann.call("household_remove", ["member": .string(member)]).text == "{}\n")
    for told in [
      await ben.pull(), await ben.push([ben.edit("b1")]), await ben.call("household_members"),
      await ben.call("household_invite"), await ben.call("household_leave"),
    ] { #expect(told.status == 403 && told.word == "not_a_member") }
    #expect(await ann.call("household_remove", ["member": .string(member)]).status == 200)
    #expect(await ann.pull().last == 0)
  }

  @Test func `a push is before the removal of its member or is refused`() async throws {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    let member = try await ben.member()
    async let pushes = withTaskGroup(of: Int.self) { group in
      for number in 0..<60 { group.addTask { await ben.push([ben.edit("b\(number)")]).status } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    _ = await ann.call("household_remove", ["member": .string(member)])
    let lastThen = await ann.pull().last
    let statuses = await pushes
    #expect(Set(statuses).isSubset(of: [200, 403]))
    #expect(await ann.pull().last == statuses.count { $0 == 200 })
    #expect(lastThen == statuses.count { $0 == 200 }, "nothing came after the removal")
  }

  @Test func `leaving takes the devices and the open invitations of the member away`() async throws
  {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    let code = try await ben.invite()
    #expect(await ben.call("household_leave").text == "{}\n")
    let told = await ann.home.call(
      "household_join", ["code": .string(code), "name": "", "device": "carl"])
    #expect(told.word == "invitation_spent")
    #expect(await ann.pull(as: "ben-phone").status == 200, "the device is nobody's any more")
  }

  @Test func `an account that is deleted leaves its household, also when asked twice`() async throws
  {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    for _ in 0..<2 { #expect(await ben.call("account_delete").text == "{}\n") }
    #expect(await ann.call("household_members")["members"].items.count == 1)
  }

  @Test func `a household has at most 20 open invitations, and expired ones do not count`()
    async throws
  {
    let ann = try await Premises().found()
    for _ in 0..<20 { _ = try await ann.invite() }
    let told = await ann.call("household_invite")
    #expect(told.status == 507 && told.word == "household_full")
    ann.home.pass(86_400)
    _ = try await ann.invite()
  }

  @Test func `a household has at most 20 members, and a code is not spent on the next`()
    async throws
  {
    let ann = try await Premises().found()
    var last = ann
    for number in 1..<20 {
      ann.home.pass(60)
      last = try await ann.welcome("\(number)", on: "d\(number)")
    }
    let code: JSON = ["code": .string(try await ann.invite()), "name": "", "device": "d20"]
    #expect(await ann.home.call("household_join", code).word == "household_full")
    _ = await last.call("household_leave")
    #expect(await ann.home.call("household_join", code).status == 200)
  }

  @Test func `a device belongs to the member who first used it`() async throws {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    for told in [
      await ben.pull(as: ann.device), await ben.push([], as: ann.device),
      await ben.push([ben.edit("b1", device: ann.device)]),
    ] { #expect(told.status == 409 && told.word == "device_taken") }
    let code = try await ann.invite()
    let told = await ann.home.call(
      "household_join", ["code": .string(code), "name": "", "device": .string(ben.device)])
    #expect(told.word == "device_taken")
    #expect(await ann.pull().last == 0)
  }

  @Test func `a member has at most 200 devices`() async throws {
    let ann = try await Premises().found()
    let edits = (0..<199).map { ann.edit("e\($0)", device: "d\($0)") }
    #expect(await ann.push(edits).last == 199)
    #expect(await ann.pull(as: "one-more").word == "household_full")
    #expect(await ann.push([ann.edit("x", device: "one-more")]).word == "household_full")
  }
}
