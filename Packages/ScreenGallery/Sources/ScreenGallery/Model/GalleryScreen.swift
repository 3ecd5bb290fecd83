import DesignSystem

/// A screen of the gallery with all its states.
public struct GalleryScreen: Sendable {
  /// Which screen.
  public var id: ScreenID
  /// The name people know it by.
  public var name: String
  /// Its states, in the order in which they are shown.
  public var states: [GalleryState]

  /// Makes an entry.
  public init(_ id: ScreenID, _ name: String, states: [GalleryState]) {
    self.id = id
    self.name = name
    self.states = states
  }
}

/// A state of a screen with what makes it.
public struct GalleryState: Sendable {
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
