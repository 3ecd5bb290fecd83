import Journal
import PrintedText
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place in a household, as its server gave it.
public struct HouseholdAdmission: Hashable, Sendable {
  /// The household, by its id.
  public let household: String
  /// The session of the device, where the server keeps its own accounts.
  public let session: HiddenKey?

  /// Makes a place.
  public init(household: String, session: HiddenKey? = nil) {
    self.household = household
    self.session = session
  }

  init(_ json: JSON) throws(HouseholdFailure) {
    guard let household = json["household"].text else { throw .notUnderstood }
    self.household = household
    session = json["session"].text.map { HiddenKey($0) }
  }
}

/// An invitation to a household, good once.
public struct HouseholdInvitation: Hashable, Sendable {
  /// What the other one enters.
  public let code: String
  /// Until when.
  public let expires: Date

  /// Makes an invitation.
  public init(code: String, expires: Date) {
    self.code = code
    self.expires = expires
  }
}

/// Somebody who belongs to a household.
public struct HouseholdMember: Hashable, Sendable {
  /// The member, by an id of the server's.
  public let id: String
  /// What the others see; may be empty.
  public let name: String
  /// Since when.
  public let since: Date
  /// The devices, by their ids.
  public let devices: [String]
  /// Whether it is who asks.
  public let isYou: Bool

  /// Makes a member.
  public init(id: String, name: String, since: Date, devices: [String], isYou: Bool) {
    self.id = id
    self.name = name
    self.since = since
    self.devices = devices
    self.isYou = isYou
  }

  init?(_ json: JSON) {
    guard let id = json["member"].text, let name = json["name"].text,
      let since = json["since"].text.flatMap(EventTime.read), let devices = json["devices"].list
    else { return nil }
    self.id = id
    self.name = name
    self.since = since
    self.devices = devices.compactMap(\.text)
    isYou = json["is_you"].truth == true
  }
}
