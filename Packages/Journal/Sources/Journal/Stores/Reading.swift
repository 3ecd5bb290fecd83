/// The state of a store at one moment.
public struct Reading<State: Sendable>: Sendable {
  /// The state after the records.
  public let state: State
  /// The number of records of the stream that this version cannot read.
  public let unread: Int
  /// The number of changes of the state, from 1.
  ///
  /// Of one store, a later value has a higher number, even after deletions and undos. The numbers
  /// of different stores cannot be compared.
  public let revision: Int

  /// Makes a value from a state and its numbers.
  public init(state: State, unread: Int = 0, revision: Int = 1) {
    self.state = state
    self.unread = unread
    self.revision = revision
  }
}
