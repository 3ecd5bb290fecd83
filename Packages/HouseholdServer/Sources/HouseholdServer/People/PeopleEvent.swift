#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// What happened to the members of a household; each event is about one member.
enum PeopleEvent: Equatable, Sendable {
  /// Somebody became a member, with a session of which only the digest is kept.
  case joined(name: String, session: String)
  /// A device is the member's from now on.
  case claimed(String)
  /// The member invited somebody, with a code of which only the digest is kept.
  case invited(String, expires: Date)
  /// An invitation of the member was used.
  case spent(String)
  /// The member left or was removed; the digest of the session stays, so that it is told so.
  case left(session: String)
  /// The last member left: all of the household goes.
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
