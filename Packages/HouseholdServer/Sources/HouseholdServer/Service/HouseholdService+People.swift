#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText
import ServiceCalls

// Households and their members.
extension HouseholdService {
  /// Founds a household, or lets somebody into one; both hand out a session, which a caller may draw
  /// itself: then a lost answer can be asked for again.
  func enter(_ call: HouseholdCall, _ body: WireBody) async throws(HouseholdFault) -> ServiceAnswer
  {
    let (code, time) = (try body.code(), now())
    let seat = (name: try body.name(), device: try body.device())
    let session = try body.attempt() ?? SessionToken(drawnFrom: random)
    let household =
      call == .create
      ? try await books.found(with: code, seat, session, at: time)
      : try await books.join(with: code, seat, session, at: time)
    return ServiceAnswer(document: [
      "household": .string(household), "session": .string(session.text.revealed),
    ])
  }

  func invite(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let household = try body.uuid("household")
    let (book, member) = try await books.book(of: caller, named: household)
    let (code, time) = (HouseholdCode(drawnFrom: random), now())
    let expires = time + WireLimit.codeSeconds
    try await book.change(at: time) { index throws(HouseholdFault) in
      HouseholdBook.Change(
        entries: try index.people.invite(code, by: member, at: time, until: expires), value: ())
    }
    try await books.note(household)
    return ServiceAnswer(document: [
      "code": .string(code.text), "expires": .string(EventTime.text(expires)),
    ])
  }

  func members(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let (book, member) = try await books.book(of: caller, named: try body.uuid("household"))
    let people = try await book.index().people
    try people.admit(member)
    let members = people.inOrder.map { other -> JSON in
      [
        "member": .string(other.id), "name": .string(other.member.name),
        "since": .string(EventTime.text(other.member.since)),
        "devices": .strings(people.devices(of: other.id)), "is_you": .bool(other.id == member),
      ]
    }
    return ServiceAnswer(document: ["members": .array(members)])
  }

  /// Removes a member; also where there is none any more, as for whoever asks again after a lost answer.
  func remove(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let (household, other) = (try body.uuid("household"), try body.uuid("member"))
    return try await takeOut(other, of: household, caller)
  }

  func leave(
    _ household: String, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    try await takeOut(caller.member ?? "", of: household, caller)
  }

  private func takeOut(
    _ other: String, of household: String, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let (book, member) = try await books.book(of: caller, named: household)
    try await book.change(at: now()) { [tokens] index throws(HouseholdFault) in
      try index.people.admit(member)
      let entries = index.people.leave(other)
      // Before it is written: what a crash would leave behind then is a member without a token.
      if !entries.isEmpty { try tokens?.forget(other) }
      return HouseholdBook.Change(entries: entries, value: ())
    }
    try await books.note(household)
    return .nothing
  }
}
