import EaterRecord
/// Ways in which suggestions come from far away, to try what the app does then.
public enum SimulatedConnection: String, CaseIterable, Hashable, Sendable {
  /// Each answer takes long.
  case slow
  /// There is no connection.
  case offline
  /// There is one, and no answer is of any use.
  case failing
  /// It works at the third try.
  case flaky

  /// Its words.
  public var title: String {
    switch self {
    case .slow: "Slow"
    case .offline: "Offline"
    case .failing: "Failing"
    case .flaky: "Works at the third try"
    }
  }

  /// What the connection does.
  public var behaviour: SimulatedNetwork.Behaviour {
    switch self {
    case .slow: .slow
    case .offline: .offline
    case .failing: .failing
    case .flaky: .flaky(failures: 2)
    }
  }
}
