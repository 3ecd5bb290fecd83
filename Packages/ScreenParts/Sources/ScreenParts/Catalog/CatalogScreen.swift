import DesignSystem

/// A screen of the catalogue with all its states.
public struct CatalogScreen: Sendable {
  /// The id of the screen.
  public var id: ScreenID
  /// The title.
  public var name: String
  /// How many taps it is away from the tabs.
  public var layer: InformationLayer
  /// Its states; the first one is shown if no state is named.
  public var states: [CatalogState]

  /// Makes an entry; by default optional.
  public init(
    _ id: ScreenID, _ name: String, layer: InformationLayer = .optional, states: [CatalogState]
  ) {
    self.id = id
    self.name = name
    self.layer = layer
    self.states = states
  }

  /// The screen in the given words and without tabs, for lists in galleries, audits and commands.
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

/// A state of a screen, with a function that makes the screen from words, looks and tabs.
public struct CatalogState: Sendable {
  /// The id of the state.
  public var id: StateID
  /// Makes the screen in this state.
  public var make: @Sendable (PresentationContext) -> any Screen

  /// Makes a state.
  public init(_ id: StateID, make: @escaping @Sendable (PresentationContext) -> any Screen) {
    self.id = id
    self.make = make
  }

  /// Makes a state and sets its name as the state of the screen.
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

/// A screen whose state can be renamed.
public protocol RestatableScreen: Screen {
  /// The state of the screen.
  var state: StateID { get set }
}
