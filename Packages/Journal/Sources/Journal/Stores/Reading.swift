/// The state of a store as it was at one moment.
public struct Reading<State: Sendable>: Sendable {
  /// What the records added up to.
  public let state: State
  /// How many records of the stream this version cannot read.
  public let unread: Int
  /// How often the state had changed, from 1.
  ///
  /// Of two readings of one store the higher is the later one, whatever was deleted or undone in
  /// between. It means nothing among different stores.
  public let revision: Int

  /// Makes a reading.
  public init(state: State, unread: Int = 0, revision: Int = 1) {
    self.state = state
    self.unread = unread
    self.revision = revision
  }
}
