/// A state and how many records of its stream are not part of it.
public struct Folded<State: Sendable>: Sendable {
  /// What the records add up to.
  public var state: State
  /// Records of a later version, or with content that this version cannot decode.
  public var unread = 0

  /// Starts from a state in which every record was read.
  public init(_ state: State) {
    self.state = state
  }
}

extension Folded: Equatable where State: Equatable {}
