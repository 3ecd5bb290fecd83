/// A screen with all its states, as galleries, audits and commands list it.
public struct ListedScreen: Sendable {
  /// Which screen.
  public var id: ScreenID
  /// The name people know it by.
  public var name: String
  /// Its states, in the order in which they are shown.
  public var states: [ListedState]

  /// Makes an entry.
  public init(_ id: ScreenID, _ name: String, states: [ListedState]) {
    self.id = id
    self.name = name
    self.states = states
  }
}

/// A state of a screen with what makes it.
public struct ListedState: Sendable {
  /// Which state.
  public var id: StateID
  /// Makes the screen in this state for light or dark.
  public var make: @Sendable (InterfaceStyle) -> any Screen

  /// Makes a state.
  public init(_ id: StateID, make: @escaping @Sendable (InterfaceStyle) -> any Screen) {
    self.id = id
    self.make = make
  }
}
