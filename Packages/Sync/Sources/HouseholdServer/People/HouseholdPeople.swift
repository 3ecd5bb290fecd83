#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// The members of a household, their devices and their open invitations.
struct HouseholdPeople: Equatable, Sendable {
  /// A member of the household.
  struct Member: Equatable, Sendable {
    let name: String
    let since: Date
    /// The digest of the session.
    let session: String
  }

  /// An invitation that is not used yet.
  struct Invitation: Equatable, Sendable {
    let member: String
    let expires: Date
  }

  /// The members, by id.
  private(set) var members: [String: Member] = [:]
  /// The member who owns each device.
  private(set) var devices: [String: String] = [:]
  /// The invitations, by the digests of their codes.
  private(set) var invitations: [String: Invitation] = [:]
  /// The digests of the sessions of former members.
  private(set) var formerSessions: Set<String> = []
  /// Former members whose events are still in the file, with the sequence at which they left.
  private(set) var unswept: [String: Int] = [:]
  /// Whether the last member left.
  private(set) var isEnded = false

  /// Applies an event.
  mutating func take(_ event: PeopleEvent, about member: String, at time: Date, _ sequence: Int) {
    switch event {
    case .joined(let name, let session):
      members[member] = Member(name: name, since: time, session: session)
    case .claimed(let device): if members[member] != nil { devices[device] = member }
    case .invited(let code, let expires):
      if members[member] != nil { invitations[code] = Invitation(member: member, expires: expires) }
    case .spent(let code): invitations[code] = nil
    case .left(let session):
      formerSessions.insert(session)
      guard members.removeValue(forKey: member) != nil else { return }
      devices = devices.filter { $0.value != member }
      invitations = invitations.filter { $0.value.member != member }
      unswept[member] = sequence
    case .ended: isEnded = true
    }
  }

  /// The devices of a member, by name.
  func devices(of member: String) -> [String] {
    devices.filter { $0.value == member }.keys.sorted()
  }

  /// The members in the order in which they joined.
  var inOrder: [(id: String, member: Member)] {
    members.map { (id: $0.key, member: $0.value) }
      .sorted { ($0.member.since, $0.id) < ($1.member.since, $1.id) }
  }
}
