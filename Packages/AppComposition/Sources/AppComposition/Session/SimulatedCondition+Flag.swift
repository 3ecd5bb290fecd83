import CommandKit
import StageParts

extension SimulatedCondition {
  /// The simulations of a command that calls a service.
  public static let ofServices: [SimulatedCondition] = [.offline, .flaky]
  /// The simulations of a sync with the household.
  public static let ofSync = ofServices + [.conflict]
}

extension Flag {
  /// The flag that simulates the network and other devices for a command.
  public static func simulate(_ ways: [SimulatedCondition] = SimulatedCondition.ofServices) -> Flag
  {
    Flag(
      "--simulate", "NAME",
      "try it under simulated conditions: "
        + ways.map(\.rawValue).joined(separator: ", "))
  }
}

extension Invocation {
  /// The chosen simulation; nil for no simulation.
  public func simulation(among ways: [SimulatedCondition]) throws(CommandError)
    -> SimulatedCondition?
  {
    guard let text = arguments.value(.simulate(ways)) else { return nil }
    let word = text.lowercased()
    guard let found = ways.first(where: { $0.rawValue == word }) else {
      throw .unknown("simulation", text, among: ways.map(\.rawValue), listsAll: true)
    }
    return found
  }
}
