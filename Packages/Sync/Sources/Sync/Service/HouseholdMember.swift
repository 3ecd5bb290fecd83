import Journal
import PrintedText
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A membership that a server granted.
public struct HouseholdAdmission: Hashable, Sendable {
  /// The id of the household.
  public let household: String
  /// The session of the device, if the server keeps its own accounts.
  public let session: HiddenKey?

  /// Makes an admission.
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

/// An invitation to a household, valid once.
public struct HouseholdInvitation: Hashable, Sendable {
  /// The code that the invited person enters.
  public let code: String
  /// The time when it expires.
  public let expires: Date

  /// Makes an invitation.
  public init(code: String, expires: Date) {
    self.code = code
    self.expires = expires
  }
}

/// A member of a household.
public struct HouseholdMember: Hashable, Sendable {
  /// The member's id at the server.
  public let id: String
  /// The name that the other members see; it may be empty.
  public let name: String
  /// The time when the member joined.
  public let since: Date
  /// The member's devices, by their ids.
  public let devices: [String]
  /// Whether the member is the caller.
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
