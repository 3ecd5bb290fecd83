#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText
import ServiceCalls

// Calls about households and their members.
extension HouseholdService {
  /// Founds or joins a household and returns a session.
  ///
  /// A caller may make the session itself; then it can repeat the call if the answer is lost.
  func enter(_ call: HouseholdCall, _ body: WireBody) async throws(HouseholdFault) -> ServiceAnswer
  {
    let (code, time) = (try body.code(), now())
    let profile = (name: try body.name(), device: try body.device())
    let session = try body.attempt() ?? SessionToken(drawnFrom: random)
    let household =
      call == .create
      ? try await journals.found(with: code, profile, session, at: time)
      : try await journals.join(with: code, profile, session, at: time)
    return ServiceAnswer(document: [
      "household": .string(household), "session": .string(session.text.revealed),
    ])
  }

  func invite(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let household = try body.uuid("household")
    let (journal, member) = try await journals.journal(of: caller, named: household)
    let (code, time) = (HouseholdCode(drawnFrom: random), now())
    let expires = time + WireLimit.codeSeconds
    try await journal.change(at: time) { index throws(HouseholdFault) in
      HouseholdJournal.Change(
        entries: try index.people.invite(code, by: member, at: time, until: expires), value: ())
    }
    try await journals.note(household)
    return ServiceAnswer(document: [
      "code": .string(code.text), "expires": .string(EventTime.text(expires)),
    ])
  }

  func members(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let (journal, member) = try await journals.journal(
      of: caller, named: try body.uuid("household"))
    let people = try await journal.index().people
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

  /// Removes a member.
  ///
  /// A repeated call after a lost answer also succeeds.
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
    let (journal, member) = try await journals.journal(of: caller, named: household)
    try await journal.change(at: now()) { [tokens] index throws(HouseholdFault) in
      try index.people.admit(member)
      let entries = index.people.leave(other)
      // The token is deleted first: after a crash, a member may lack a token, but no token lacks
      // its member.
      if !entries.isEmpty { try tokens?.forget(other) }
      return HouseholdJournal.Change(entries: entries, value: ())
    }
    try await journals.note(household)
    return .nothing
  }
}
