#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// Where a household's edits are kept, and who this device is there.
public struct HouseholdSeat: Hashable, Sendable {
  /// The household, by the id that its server gave it.
  public let household: String
  /// The address of the server.
  public let service: String
  /// What kind of server it is.
  public let kind: HouseholdServerKind
  /// The name by which the others know this device's owner.
  public let name: String
  /// The device, as the others know it; another once it turns out that it shares the name with a copy.
  public internal(set) var device: DeviceID

  /// Makes a seat.
  public init(
    household: String, service: String, kind: HouseholdServerKind, name: String, device: DeviceID
  ) {
    (self.household, self.service, self.kind) = (household, service, kind)
    (self.name, self.device) = (name, device)
  }
}

/// What keeps the edits of households.
public enum HouseholdServerKind: String, CaseIterable, Hashable, Sendable {
  /// `mealadvisor-server`, at home.
  case home
  /// PostgreSQL, as Supabase offers it.
  case supabase
}

/// What happened to a device as a member of a household, as it is stored.
enum HouseholdEvent: Equatable, Sendable {
  /// The device joined.
  case joined(HouseholdSeat)
  /// Edits were taken in; they stand before this in the journal, and drafts after it.
  case pulled(LedgerPull)
  /// The device left, or was removed.
  case left
}

extension HouseholdEvent {
  /// Whether nothing is shared from then on.
  var isEnd: Bool { self == .left }
}

extension HouseholdEvent: Codable {
  init(from decoder: any Decoder) throws {
    let json = try JSON(from: decoder)
    guard let event = HouseholdEvent(json) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no event of a household"))
    }
    self = event
  }

  func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// The event as it is stored.
  var json: JSON {
    switch self {
    case .joined(let seat):
      [
        "joined": [
          "household": .string(seat.household), "service": .string(seat.service),
          "kind": .string(seat.kind.rawValue), "name": .string(seat.name),
          "device": .string(seat.device.rawValue),
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
    } else if let seat = HouseholdSeat(json["joined"]) {
      self = .joined(seat)
    } else if json["left"].truth == true {
      self = .left
    } else {
      return nil
    }
  }
}

extension HouseholdSeat {
  fileprivate init?(_ json: JSON) {
    guard let household = json["household"].text, let service = json["service"].text,
      let kind = json["kind"].text.flatMap(HouseholdServerKind.init), let name = json["name"].text,
      let device = json["device"].text.flatMap({ try? DeviceID($0) })
    else { return nil }
    self.init(household: household, service: service, kind: kind, name: name, device: device)
  }
}
