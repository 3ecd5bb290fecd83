#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText
import ServiceCalls

// Adds edits to the list (push), and reads them from it (pull).
extension HouseholdService {
  func push(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let household = try body.uuid("household")
    let (journal, member) = try await journals.journal(of: caller, named: household)
    let push = EditPush(
      member: member, device: try body.device(), seen: try body.seen(),
      seenID: try body.id("seen_id"), edits: try body.edits())
    let last = try await journal.change(at: now()) { index throws(HouseholdFault) in
      try push.change(of: index)
    }
    return ServiceAnswer(document: ["last": .integer(last)])
  }

  func pull(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let (journal, member) = try await journals.journal(
      of: caller, named: try body.uuid("household"))
    let device = try body.device()
    let after = try body.number("after", in: 0...Int.max)
    let limit = try body.number("limit", in: 1...WireLimit.page)
    let id = try body.id("after_id")
    let index = try await index(of: journal, for: member, on: device)
    guard after <= index.list.last, index.list.follows(after, id) else { throw .cursorAhead }
    var texts: [[UInt8]] = []
    if let page = index.list.page(after: after, limit: limit) {
      texts = try await journal.texts(page, in: index.list)
    }
    var answer = Array("{\"last\": \(index.list.last), \"edits\": [".utf8)
    answer += Array(texts.joined(separator: Array(",\n".utf8)))
    return ServiceAnswer(text: answer + Array("]}\n".utf8))
  }

  /// The index of a household, after the call assigned the device to the member.
  private func index(
    of journal: HouseholdJournal, for member: String, on device: DeviceID
  ) async throws(HouseholdFault) -> HouseholdIndex {
    let index = try await journal.index()
    try index.people.admit(member)
    guard try !index.people.claim(device, for: member).isEmpty else { return index }
    try await journal.change(at: now()) { index throws(HouseholdFault) in
      try index.people.admit(member)
      return HouseholdJournal.Change(
        entries: try index.people.claim(device, for: member), value: ())
    }
    return try await journal.index()
  }
}

/// A valid push that is not yet checked against the household.
struct EditPush: Sendable {
  let member: String
  let device: DeviceID
  /// The number up to which the device has read; nil if the call does not say.
  let seen: Int?
  /// The id of that edit on the device; nil if the call does not say.
  let seenID: String?
  let edits: [PushedEdit]

  /// The events to write, and the number of the last edit afterwards.
  func change(of index: HouseholdIndex) throws(HouseholdFault) -> HouseholdJournal.Change<Int> {
    try index.people.admit(member)
    let list = index.list
    guard edits.allSatisfy({ $0.edit.base <= list.last }), list.follows(seen ?? 0, seenID) else {
      throw .cursorAhead
    }
    var (last, bytes) = (list.last, list.bytes)
    var new: Set<String> = []
    var payloads: [[UInt8]] = []
    for edit in edits {
      let id = edit.edit.id.rawValue
      guard !list.contains(id), new.insert(id).inserted else { continue }
      (last, bytes) = (last + 1, bytes + edit.bytes)
      payloads += HouseholdLine.payloads(of: edit, number: last)
    }
    // A device may repeat edits that are already in the list, even if it has not read later edits.
    if let seen, seen < list.last, last > list.last { throw .unread }
    guard last <= WireLimit.edits, bytes <= WireLimit.bytes else {
      throw .full("A household has at most 500,000 edits and 256 MiB.")
    }
    return HouseholdJournal.Change(
      entries: try claims(in: index.people), payloads: payloads, value: last)
  }

  /// Assigns the devices of the push to the caller if they have no owner.
  private func claims(
    in people: HouseholdPeople
  ) throws(HouseholdFault) -> [HouseholdPeople.Entry] {
    var entries: [HouseholdPeople.Entry] = []
    for device in Set([device] + edits.map(\.edit.device)) {
      entries += try people.claim(device, for: member, besides: entries.count)
    }
    return entries
  }
}
