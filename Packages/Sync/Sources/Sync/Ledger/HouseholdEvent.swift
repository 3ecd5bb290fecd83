#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// This device's membership in a household.
///
/// It has the server that keeps the edits and the device's id there.
public struct HouseholdMembership: Hashable, Sendable {
  /// The household, by the id that its server assigned.
  public let household: String
  /// The address of the server.
  public let service: String
  /// The kind of the server.
  public let kind: HouseholdServerKind
  /// The name of this device's owner, as the other members see it.
  public let name: String
  /// The device's id in the household; it changes if a copy of the device uses the same id.
  public internal(set) var device: DeviceID

  /// Makes a membership.
  public init(
    household: String, service: String, kind: HouseholdServerKind, name: String, device: DeviceID
  ) {
    (self.household, self.service, self.kind) = (household, service, kind)
    (self.name, self.device) = (name, device)
  }
}

/// A kind of server that keeps a household's edits.
public enum HouseholdServerKind: String, CaseIterable, Hashable, Sendable {
  /// `mealadvisor-server`, in the home network.
  case home
  /// PostgreSQL, hosted by Supabase.
  case supabase
}

/// An event of this device's membership, as it is stored in the journal.
enum HouseholdEvent: Equatable, Sendable {
  /// The device joined.
  case joined(HouseholdMembership)
  /// Edits were merged: in the journal they are before this event, and pending edits are after it.
  case pulled(LedgerPull)
  /// The device left, or was removed.
  case left
}

extension HouseholdEvent {
  /// Whether the event ends sharing.
  var isEnd: Bool { self == .left }
}

extension HouseholdEvent: Codable {
  init(from decoder: any Decoder) throws {
    let json = try JSON(from: decoder)
    guard let event = HouseholdEvent(json) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not an event of a household"))
    }
    self = event
  }

  func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// The event in the form that is stored.
  var json: JSON {
    switch self {
    case .joined(let membership):
      [
        "joined": [
          "household": .string(membership.household), "service": .string(membership.service),
          "kind": .string(membership.kind.rawValue), "name": .string(membership.name),
          "device": .string(membership.device.rawValue),
        ]
      ]
    case .pulled(let pull):
      JSON.object([.init("pulled", .array(pull.lines.map(\.json)))]).adding(pull.rest)
    case .left: ["left": .bool(true)]
    }
  }

  init?(_ json: JSON) {
    if let lines = json["pulled"].list {
      guard let pull = LedgerPull(json, lines) else { return nil }
      self = .pulled(pull)
    } else if let membership = HouseholdMembership(json["joined"]) {
      self = .joined(membership)
    } else if json["left"].truth == true {
      self = .left
    } else {
      return nil
    }
  }
}

extension HouseholdMembership {
  fileprivate init?(_ json: JSON) {
    guard let household = json["household"].text, let service = json["service"].text,
      let kind = json["kind"].text.flatMap(HouseholdServerKind.init), let name = json["name"].text,
      let device = json["device"].text.flatMap({ try? DeviceID($0) })
    else { return nil }
    self.init(household: household, service: service, kind: kind, name: name, device: device)
  }
}
