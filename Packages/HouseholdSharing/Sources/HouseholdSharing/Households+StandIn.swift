import AppRecord
import Journal
import Sync

extension Households {
  /// Joins a household with a second, simulated device, if the device is in no household.
  ///
  /// The simulated device changes the same fields as this device, so that a user sees the questions
  /// about conflicts. Leaving the household ends it.
  ///
  /// - Throws: `HouseholdError.hasHousehold` in a real household, which is not changed.
  public func joinStandIn() async throws(HouseholdError) {
    if let membership = try await membership() {
      guard membership.isStandIn else { throw .hasHousehold }
      return
    }
    guard try await isEntitled() else { throw .notAllowed(.notEntitled) }
    try await checkStatement()
    let membership = HouseholdMembership(
      household: "stand-in", service: StandInHousehold.service, kind: .home, name: "",
      device: try await allowed())
    while try await !take(membership) {}
  }

  /// The list of edits of the household with a simulated device.
  func standIn() async throws(HouseholdError) -> EditExchange {
    let ledger = try await reading { try await sync.ledger() }
    let device = try await reading { try DeviceID("stand-in") }
    let streams = try await reading { try await sync.streams() }
    let exchange = StandInHousehold(after: ledger, device: device, sharing: streams).exchange
    return network?.exchange(over: exchange) ?? exchange
  }

  /// The members of the household with a simulated device.
  func standInMembers(_ membership: HouseholdMembership) -> [HouseholdMember] {
    [
      HouseholdMember(
        id: "you", name: membership.name, since: now(), devices: [membership.device.rawValue],
        isYou: true),
      HouseholdMember(
        id: "stand-in", name: StandInHousehold.name, since: now(), devices: ["stand-in"],
        isYou: false),
    ]
  }
}

extension HouseholdMembership {
  /// Whether the household has a simulated device and no server.
  public var isStandIn: Bool { service == StandInHousehold.service }
}
