import Foundation
import Journal
import PrintedText
import ServiceCalls
import Sync
import Testing

@testable import HouseholdServer

/// The client of `Sync` and this server understand each other.
@Suite struct ClientJourneyTests {
  @Test func `the client founds, invites, joins, leaves and is told of errors`() async throws {
    let home = try await Premises()
    let (phone, tablet) = (try DeviceID("phone"), try DeviceID("tablet"))
    let admitted = try await client(home, nil)
      .create(code: try await home.code(), device: phone, name: "Ann")
    let ann = client(home, admitted.session)
    let code = try await ann.invite(to: admitted.household).code
    let joined = try await client(home, nil).join(code: code, device: tablet, name: "Ben")
    #expect(joined.household == admitted.household)
    await #expect(throws: HouseholdFailure.invitationSpent) {
      try await client(home, nil).join(code: code, device: tablet, name: "Ben")
    }
    #expect(try await ann.members(of: admitted.household).map(\.name).sorted() == ["Ann", "Ben"])
    let exchange = ann.exchange(of: admitted.household, for: phone)
    await #expect(throws: HouseholdFailure.cursorAhead) {
      try await exchange.pull(ListCursor(1, nil), 10)
    }
    try await client(home, joined.session).leave(admitted.household)
    await #expect(throws: HouseholdFailure.notAMember) {
      try await client(home, joined.session).members(of: admitted.household)
    }
    try await ann.deleteAccount()
    await #expect(throws: HouseholdFailure.noSession) { try await exchange.pull(.start, 10) }
  }

  @Test func `edits of the client come back as they were, with their numbers`() async throws {
    let home = try await Premises()
    let phone = try DeviceID("phone")
    let admitted = try await client(home, nil)
      .create(code: try await home.code(), device: phone, name: "")
    let exchange = client(home, admitted.session).exchange(of: admitted.household, for: phone)
    let records = try (1...3).map { number in
      Record(
        Event(
          stream: "plan", subject: Subject("a b/\(number)"), version: number,
          time: Premises.opening, payload: Data("{\"é\": [\(number), \"\\u0000\"]}".utf8)),
        sequence: number, id: try EventID("id-\(number)"), device: phone)
    }
    let edits = records.map {
      HouseholdEdit($0, by: phone, base: 0, meaning: EditMeaning(.sets, of: "x", fields: ["y"]))
    }
    let late = Record(
      Event(stream: "plan", version: 1, time: Premises.opening, payload: Data("{}".utf8)),
      sequence: 4, id: try EventID("id-4"), device: phone)
    let new = [HouseholdEdit(late, by: phone, base: 0, meaning: EditMeaning(.happens))]
    #expect(try await exchange.push(edits, .start) == 3)
    let (early, other) = (ListCursor(2, edits[1].id), ListCursor(3, edits[1].id))
    await #expect(throws: HouseholdFailure.unread) { try await exchange.push(new, early) }
    await #expect(throws: HouseholdFailure.cursorAhead) { try await exchange.push(new, other) }
    await #expect(throws: HouseholdFailure.cursorAhead) { try await exchange.pull(other, 10) }
    #expect(try await exchange.push(edits, .start) == 3, "nothing of it is new")
    let page = try await exchange.pull(.start, 10)
    let numbered = zip(edits, 1...).map { edit, number in
      var edit = edit
      edit.number = number
      return edit
    }
    #expect(page == EditPage(edits: numbered, last: 3))
  }

  private func client(_ home: Premises, _ session: HiddenKey?) -> HouseholdClient {
    let service = home.service
    let timing = CallTiming(now: { Premises.opening }, chance: { 0 })
    return HouseholdClient(
      Premises.address,
      over: ServiceCaller(
        over: ServiceTransport(to: { await service.answer(to: $0) }), timing: timing)
    ) { session }
  }
}
