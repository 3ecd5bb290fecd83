#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText
import ServiceCalls

// Edits: into the list, and out of it.
extension HouseholdService {
  func push(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let household = try body.uuid("household")
    let (book, member) = try await books.book(of: caller, named: household)
    let push = EditPush(
      member: member, device: try body.device(), seen: try body.seen(),
      seenID: try body.id("seen_id"), edits: try body.edits())
    let last = try await book.change(at: now()) { index throws(HouseholdFault) in
      try push.change(of: index)
    }
    return ServiceAnswer(document: ["last": .integer(last)])
  }

  func pull(
    _ body: WireBody, _ caller: HouseholdCaller
  ) async throws(HouseholdFault) -> ServiceAnswer {
    let (book, member) = try await books.book(of: caller, named: try body.uuid("household"))
    let device = try body.device()
    let after = try body.number("after", in: 0...Int.max)
    let limit = try body.number("limit", in: 1...WireLimit.page)
    let id = try body.id("after_id")
    let index = try await index(of: book, for: member, on: device)
    guard after <= index.list.last, index.list.follows(after, id) else { throw .cursorAhead }
    var texts: [[UInt8]] = []
    if let page = index.list.page(after: after, limit: limit) {
      texts = try await book.texts(page, in: index.list)
    }
    var answer = Array("{\"last\": \(index.list.last), \"edits\": [".utf8)
    answer += Array(texts.joined(separator: Array(",\n".utf8)))
    return ServiceAnswer(text: answer + Array("]}\n".utf8))
  }

  /// What is known of a household, once the device is the member's.
  private func index(
    of book: HouseholdBook, for member: String, on device: DeviceID
  ) async throws(HouseholdFault) -> HouseholdIndex {
    let index = try await book.index()
    try index.people.admit(member)
    guard try !index.people.claim(device, for: member).isEmpty else { return index }
    try await book.change(at: now()) { index throws(HouseholdFault) in
      try index.people.admit(member)
      return HouseholdBook.Change(
        entries: try index.people.claim(device, for: member), value: ())
    }
    return try await book.index()
  }
}

/// A push that was checked by itself, and is still to be held against the household.
struct EditPush: Sendable {
  let member: String
  let device: DeviceID
  /// Up to which number the device has read; nil for one that does not say.
  let seen: Int?
  /// The edit of that number, as the device has it; nil where it does not say.
  let seenID: String?
  let edits: [PushedEdit]

  /// What is written of it, and the number of the last edit afterwards.
  func change(of index: HouseholdIndex) throws(HouseholdFault) -> HouseholdBook.Change<Int> {
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
    // What is there already may be said again, whatever came since.
    if let seen, seen < list.last, last > list.last { throw .unread }
    guard last <= WireLimit.edits, bytes <= WireLimit.bytes else {
      throw .full("A household has at most 500,000 edits and 256 MiB.")
    }
    return HouseholdBook.Change(
      entries: try claims(in: index.people), payloads: payloads, value: last)
  }

  /// Makes the devices of the push the caller's, where they are nobody's.
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
