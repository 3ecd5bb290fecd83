import AppShell
import MealAdvisorFeatures
import SuggestionEngine

/// Suggestions as if they came from far away, to try what the app does then.
enum Simulation: String, CaseIterable {
  case slow, offline, failing, flaky

  static let flag = Flag(
    "--simulate", "NAME",
    "suggestions from far away: \(allCases.map(\.rawValue).joined(separator: ", "))")

  /// What the connection does; a flaky one works at the third try.
  var behaviour: SimulatedNetwork.Behaviour {
    switch self {
    case .slow: .slow
    case .offline: .offline
    case .failing: .failing
    case .flaky: .flaky(failures: 2)
    }
  }

  /// Puts a connection between the app and its suggestions.
  ///
  /// - Returns: the connection, to be told how the running app waits.
  func apply(
    to environment: inout Environment, _ service: inout SuggestionService
  ) -> SimulatedNetwork {
    let network = SimulatedNetwork(behaviour, sleep: environment.sleep)
    environment.isConnected = network.isConnected
    service = service.asking { .simulatedRemote(over: $0, network: network) }
    return network
  }
}
