import AppRecord

/// Ways in which what is outside may behave, to try what an app or a command does then.
public enum Simulation: String, CaseIterable, Hashable, Sendable {
  /// Each answer takes long.
  case slow
  /// There is no connection.
  case offline
  /// There is one, and no answer is of any use.
  case failing
  /// Suggestions work at the third try, and services lose every other request.
  case flaky
  /// A second device that is made up changes what this one changes.
  case conflict

  /// Those in which the connection behaves otherwise.
  public static let ofConnection: [Simulation] = [.slow, .offline, .failing, .flaky]

  /// Its words.
  public var title: String {
    switch self {
    case .slow: "Slow"
    case .offline: "Offline"
    case .failing: "Failing"
    case .flaky: "Flaky"
    case .conflict: "A second device"
    }
  }

  /// What the connection does.
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
