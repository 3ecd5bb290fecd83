import CommandKit
import StageParts

extension Simulation {
  /// In which ways a verb that asks a service can be tried.
  public static let ofServices: [Simulation] = [.offline, .flaky]
  /// In which ways a meeting of the household can be tried.
  public static let ofMeetings = ofServices + [.conflict]
}

extension Flag {
  /// How everything outside behaves for a call, of the ways in which it can be tried.
  public static func simulate(_ ways: [Simulation] = Simulation.ofServices) -> Flag {
    Flag(
      "--simulate", "NAME",
      "try it with a made-up world outside: "
        + ways.map(\.rawValue).joined(separator: ", "))
  }
}

extension Invocation {
  /// How everything outside is to behave; nil as it does.
  public func simulation(among ways: [Simulation]) throws(CommandError) -> Simulation? {
    guard let text = arguments.value(.simulate(ways)) else { return nil }
    let word = text.lowercased()
    guard let found = ways.first(where: { $0.rawValue == word }) else {
      throw .unknown("simulation", text, among: ways.map(\.rawValue), listsAll: true)
    }
    return found
  }
}
