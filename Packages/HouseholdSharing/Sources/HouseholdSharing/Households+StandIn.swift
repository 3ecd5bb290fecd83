import AppRecord
import Journal
import Sync

extension Households {
  /// Joins a household with a second device that is made up, where there is none yet.
  ///
  /// It changes what this one changes, so that one sees what is asked then. Leaving ends it.
  ///
  /// - Throws: `HouseholdTrouble.hasHousehold` in a household that is not made up, which stays as it is.
  public func joinStandIn() async throws(HouseholdTrouble) {
    if let seat = try await seat() {
      guard seat.isStandIn else { throw .hasHousehold }
      return
    }
    guard try await isEntitled() else { throw .notAllowed(.notEntitled) }
    try await checkStatement()
    let seat = HouseholdSeat(
      household: "stand-in", service: StandInHousehold.service, kind: .home, name: "",
      device: try await allowed())
    while try await !take(seat) {}
  }

  /// The list of a household with a device that is made up.
  func standIn() async throws(HouseholdTrouble) -> EditExchange {
    let ledger = try await reading { try await sync.ledger() }
    let device = try await reading { try DeviceID("stand-in") }
    let streams = try await reading { try await sync.streams() }
    let exchange = StandInHousehold(after: ledger, device: device, sharing: streams).exchange
    return network?.exchange(over: exchange) ?? exchange
  }

  /// Who belongs to a household with a device that is made up.
  func standInMembers(_ seat: HouseholdSeat) -> [HouseholdMember] {
    [
      HouseholdMember(
        id: "you", name: seat.name, since: now(), devices: [seat.device.rawValue], isYou: true),
      HouseholdMember(
        id: "stand-in", name: StandInHousehold.name, since: now(), devices: ["stand-in"],
        isYou: false),
    ]
  }
}

extension HouseholdSeat {
  /// Whether it is in a household with a device that is made up, which no server keeps.
  public var isStandIn: Bool { service == StandInHousehold.service }
}
