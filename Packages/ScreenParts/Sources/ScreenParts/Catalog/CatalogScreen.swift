import DesignSystem

/// A screen of the catalogue with all its states.
public struct CatalogScreen: Sendable {
  /// Which screen.
  public var id: ScreenID
  /// The name people know it by.
  public var name: String
  /// How far it is from the first look.
  public var layer: InformationLayer
  /// Its states; the first is shown when none is named.
  public var states: [CatalogState]

  /// Makes an entry; optional unless told otherwise.
  public init(
    _ id: ScreenID, _ name: String, layer: InformationLayer = .optional, states: [CatalogState]
  ) {
    self.id = id
    self.name = name
    self.layer = layer
    self.states = states
  }

  /// The screen as galleries, audits and commands list it, in these words and without tabs.
  public func listed(_ copy: Copy) -> ListedScreen {
    ListedScreen(
      id, name,
      states: states.map { state in
        ListedState(state.id) { style in
          state.make(PresentationContext(copy: copy, interfaceStyle: style))
        }
      })
  }
}

/// A state of a screen with what makes it, from words, looks and tabs.
public struct CatalogState: Sendable {
  /// Which state.
  public var id: StateID
  /// Makes the screen in this state.
  public var make: @Sendable (PresentationContext) -> any Screen

  /// Makes a state.
  public init(_ id: StateID, make: @escaping @Sendable (PresentationContext) -> any Screen) {
    self.id = id
    self.make = make
  }

  /// Makes a state whose screen is told its name.
  public init<S: RestatableScreen>(
    named id: StateID, make: @escaping @Sendable (PresentationContext) -> S
  ) {
    self.init(id) { context in
      var screen = make(context)
      screen.state = id
      return screen
    }
  }
}

/// A screen whose state can be named anew.
public protocol RestatableScreen: Screen {
  /// The state that the screen says it is in.
  var state: StateID { get set }
}
