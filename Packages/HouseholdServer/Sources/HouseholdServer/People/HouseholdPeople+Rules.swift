#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

// What members may do; each answer is what is to be stored.
extension HouseholdPeople {
  /// An event about a member.
  struct Entry: Sendable {
    let event: PeopleEvent
    let member: String

    init(_ event: PeopleEvent, of member: String) { (self.event, self.member) = (event, member) }
  }

  /// Throws where somebody is no member, or not any more.
  func admit(_ member: String) throws(HouseholdFault) {
    guard !isEnded, members[member] != nil else { throw .notAMember }
  }

  /// Makes a device the member's where it is nobody's.
  ///
  /// - Parameter others: how many more are about to be made the member's.
  func claim(
    _ device: DeviceID, for member: String, besides others: Int = 0
  ) throws(HouseholdFault) -> [Entry] {
    if let owner = devices[device.rawValue] {
      guard owner == member else { throw .deviceTaken }
      return []
    }
    guard devices.values.count(where: { $0 == member }) + others < WireLimit.devices else {
      throw .full("A member has at most 200 devices.")
    }
    return [Entry(.claimed(device.rawValue), of: member)]
  }

  /// Invites somebody.
  func invite(
    _ code: HouseholdCode, by member: String, at time: Date, until expires: Date
  ) throws(HouseholdFault) -> [Entry] {
    try admit(member)
    guard invitations.values.count(where: { $0.expires > time }) < WireLimit.invitations else {
      throw .full("A household has at most 20 open invitations.")
    }
    return [Entry(.invited(code.digest, expires: expires), of: member)]
  }

  /// Lets the founder in, once.
  func found(_ seat: NewSeat) throws(HouseholdFault) -> [Entry] {
    if let member = member(with: seat.session) { return try claim(seat.device, for: member) }
    guard members.isEmpty, !isEnded else { throw .invitationSpent }
    return seat.entries
  }

  /// The member of a session, who asks again before the first time was answered; nil for nobody.
  private func member(with session: String) -> String? {
    members.first { $0.value.session == session }?.key
  }

  /// Lets somebody in who has a code.
  func join(_ seat: NewSeat, with code: HouseholdCode, at time: Date) throws(HouseholdFault)
    -> [Entry]
  {
    if let member = member(with: seat.session) { return try claim(seat.device, for: member) }
    guard !isEnded, let invitation = invitations[code.digest], invitation.expires > time else {
      throw .invitationSpent
    }
    guard members.count < WireLimit.members else {
      throw .full("A household has at most 20 members.")
    }
    guard devices[seat.device.rawValue] == nil else { throw .deviceTaken }
    return [Entry(.spent(code.digest), of: invitation.member)] + seat.entries
  }

  /// Takes a member out; nothing where there is none.
  func leave(_ member: String) -> [Entry] {
    guard !isEnded, let leaver = members[member] else { return [] }
    let left = Entry(.left(session: leaver.session), of: member)
    return members.count == 1 ? [left, Entry(.ended, of: member)] : [left]
  }
}

/// Somebody who is about to become a member.
struct NewSeat: Sendable {
  /// The id that the member gets.
  let member: String
  let name: String
  let device: DeviceID
  /// The digest of the session.
  let session: String

  /// What is stored of it.
  var entries: [HouseholdPeople.Entry] {
    [
      HouseholdPeople.Entry(.joined(name: name, session: session), of: member),
      HouseholdPeople.Entry(.claimed(device.rawValue), of: member),
    ]
  }
}
