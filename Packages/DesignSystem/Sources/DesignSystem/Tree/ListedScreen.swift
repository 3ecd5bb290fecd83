/// A screen with all its states, for galleries, audits and commands.
public struct ListedScreen: Sendable {
  /// The id of the screen.
  public var id: ScreenID
  /// The title.
  public var name: String
  /// The states, in the order in which they are shown.
  public var states: [ListedState]

  /// Makes an entry.
  public init(_ id: ScreenID, _ name: String, states: [ListedState]) {
    self.id = id
    self.name = name
    self.states = states
  }
}

/// A state of a screen with the function that makes the screen.
public struct ListedState: Sendable {
  /// The id of the state.
  public var id: StateID
  /// Makes the screen in this state for light or dark.
  public var make: @Sendable (InterfaceStyle) -> any Screen

  /// Makes a state.
  public init(_ id: StateID, make: @escaping @Sendable (InterfaceStyle) -> any Screen) {
    self.id = id
    self.make = make
  }
}
