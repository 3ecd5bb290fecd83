#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// A change to the members of a household; each event is about one member.
enum PeopleEvent: Equatable, Sendable {
  /// A member joined, with a session of which only the digest is stored.
  case joined(name: String, session: String)
  /// A device was assigned to the member.
  case claimed(String)
  /// The member made an invitation, with a code of which only the digest is stored.
  case invited(String, expires: Date)
  /// An invitation of the member was used.
  case spent(String)
  /// The member left or was removed.
  ///
  /// The session's digest is kept, so that the server can tell a later caller with this session
  /// about it.
  case left(session: String)
  /// The last member left: the household is deleted.
  case ended

  /// The event as it is stored.
  var json: JSON {
    switch self {
    case .joined(let name, let session): ["joined": .string(session), "name": .string(name)]
    case .claimed(let device): ["claimed": .string(device)]
    case .invited(let code, let expires):
      ["invited": .string(code), "expires": .string(EventTime.text(expires))]
    case .spent(let code): ["spent": .string(code)]
    case .left(let session): ["left": .string(session)]
    case .ended: ["ended": .bool(true)]
    }
  }

  /// Reads what ``json`` writes; nil for anything else.
  init?(_ json: JSON) {
    guard case .object(let members) = json, let first = members.first else { return nil }
    let second = members.dropFirst().first?.value
    switch (first.key, first.value, second) {
    case ("joined", .string(let session), .string(let name)?):
      self = .joined(name: name, session: session)
    case ("claimed", .string(let device), _): self = .claimed(device)
    case ("invited", .string(let code), .string(let time)?):
      guard let expires = EventTime.read(time) else { return nil }
      self = .invited(code, expires: expires)
    case ("spent", .string(let code), _): self = .spent(code)
    case ("left", .string(let session), _): self = .left(session: session)
    case ("ended", .bool(true), _): self = .ended
    default: return nil
    }
  }
}
