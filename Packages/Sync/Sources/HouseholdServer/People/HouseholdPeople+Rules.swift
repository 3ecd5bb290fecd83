#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

// The rules for changes to the members; each function returns the events to store.
extension HouseholdPeople {
  /// An event about a member.
  struct Entry: Sendable {
    let event: PeopleEvent
    let member: String

    init(_ event: PeopleEvent, of member: String) { (self.event, self.member) = (event, member) }
  }

  /// Throws unless the id belongs to a current member.
  func admit(_ member: String) throws(HouseholdFault) {
    guard !isEnded, members[member] != nil else { throw .notAMember }
  }

  /// Assigns a device to a member if it has no owner.
  ///
  /// - Parameter others: the number of other devices that this call assigns to the member.
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

  /// Adds an invitation.
  func invite(
    _ code: HouseholdCode, by member: String, at time: Date, until expires: Date
  ) throws(HouseholdFault) -> [Entry] {
    try admit(member)
    guard invitations.values.count(where: { $0.expires > time }) < WireLimit.invitations else {
      throw .full("A household has at most 20 open invitations.")
    }
    return [Entry(.invited(code.digest, expires: expires), of: member)]
  }

  /// Adds the founder; a repeated call adds no second one.
  func found(_ newMember: NewMember) throws(HouseholdFault) -> [Entry] {
    if let member = member(with: newMember.session) {
      return try claim(newMember.device, for: member)
    }
    guard members.isEmpty, !isEnded else { throw .invitationSpent }
    return newMember.entries
  }

  /// The member who already has a session, because the caller repeats a call; nil if the session is
  /// new.
  private func member(with session: String) -> String? {
    members.first { $0.value.session == session }?.key
  }

  /// Adds a member who has a code.
  func join(_ newMember: NewMember, with code: HouseholdCode, at time: Date) throws(HouseholdFault)
    -> [Entry]
  {
    if let member = member(with: newMember.session) {
      return try claim(newMember.device, for: member)
    }
    guard !isEnded, let invitation = invitations[code.digest], invitation.expires > time else {
      throw .invitationSpent
    }
    guard members.count < WireLimit.members else {
      throw .full("A household has at most 20 members.")
    }
    guard devices[newMember.device.rawValue] == nil else { throw .deviceTaken }
    return [Entry(.spent(code.digest), of: invitation.member)] + newMember.entries
  }

  /// Removes a member; returns no events if there is no such member.
  func leave(_ member: String) -> [Entry] {
    guard !isEnded, let leaver = members[member] else { return [] }
    let left = Entry(.left(session: leaver.session), of: member)
    return members.count == 1 ? [left, Entry(.ended, of: member)] : [left]
  }
}

/// A membership to add.
struct NewMember: Sendable {
  /// The id that the new member gets.
  let member: String
  let name: String
  let device: DeviceID
  /// The digest of the session.
  let session: String

  /// The events that store the membership.
  var entries: [HouseholdPeople.Entry] {
    [
      HouseholdPeople.Entry(.joined(name: name, session: session), of: member),
      HouseholdPeople.Entry(.claimed(device.rawValue), of: member),
    ]
  }
}
