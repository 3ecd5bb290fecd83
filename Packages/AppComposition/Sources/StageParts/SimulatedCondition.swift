import AppRecord

/// A simulated condition of the network or of other devices, to try an app or a command.
public enum SimulatedCondition: String, CaseIterable, Hashable, Sendable {
  /// Answers take long.
  case slow
  /// There is no connection.
  case offline
  /// There is a connection, and every answer is useless.
  case failing
  /// Suggestions succeed at the third attempt, and every other call to a service is lost.
  case flaky
  /// A second, simulated device changes what this one changes.
  case conflict

  /// The simulations of the connection.
  public static let ofConnection: [SimulatedCondition] = [.slow, .offline, .failing, .flaky]

  /// The condition in words.
  public var title: String {
    switch self {
    case .slow: "Slow"
    case .offline: "Offline"
    case .failing: "Failing"
    case .flaky: "Flaky"
    case .conflict: "A second device"
    }
  }

  /// The behaviour of the connection.
  public var behaviour: SimulatedNetwork.Behaviour {
    switch self {
    case .slow: .slow
    case .offline: .offline
    case .failing: .failing
    case .flaky: .flaky(failures: 2)
    case .conflict: .absent
    }
  }
}
