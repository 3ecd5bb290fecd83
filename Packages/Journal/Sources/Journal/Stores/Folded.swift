/// A state, and the number of records of its stream that it lacks.
public struct Folded<State: Sendable>: Sendable {
  /// The state after the records.
  public var state: State
  /// The number of records of a later version, or with content that this version cannot decode.
  public var unread = 0

  /// Makes a state without unread records.
  public init(_ state: State) {
    self.state = state
  }
}

extension Folded: Equatable where State: Equatable {}
