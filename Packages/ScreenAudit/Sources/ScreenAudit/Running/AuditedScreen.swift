import DesignSystem

/// A screen with its states, to be walked through.
public struct AuditedScreen: Sendable {
  /// One state and how it is made.
  public struct State: Sendable {
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

  /// Which screen.
  public var id: ScreenID
  /// Its states.
  public var states: [State]

  /// Makes a screen from its states.
  public init(_ id: ScreenID, states: [State]) {
    self.id = id
    self.states = states
  }
}
