import DesignSystem

/// A screen of the catalogue with all its states.
public struct CatalogScreen: Sendable {
  /// Which screen.
  public var id: ScreenID
  /// The name people know it by.
  public var name: String
  /// Its states; the first is shown when none is named.
  public var states: [CatalogState]

  /// Makes an entry.
  public init(_ id: ScreenID, _ name: String, states: [CatalogState]) {
    self.id = id
    self.name = name
    self.states = states
  }
}

/// A state of a screen with what makes it.
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
  init<S: RestatableScreen>(
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
protocol RestatableScreen: Screen {
  var state: StateID { get set }
}

extension HomeScreen: RestatableScreen {}
extension RecipeDetailScreen: RestatableScreen {}
extension CookingScreen: RestatableScreen {}
extension FavoritesScreen: RestatableScreen {}
extension SettingsScreen: RestatableScreen {}
extension DietaryRestrictionsScreen: RestatableScreen {}
extension CookingTimeScreen: RestatableScreen {}
extension CuisinePreferencesScreen: RestatableScreen {}
extension LegalTextScreen: RestatableScreen {}
extension PremiumPromptScreen: RestatableScreen {}
extension PaywallScreen: RestatableScreen {}
extension ConnectionAlertScreen: RestatableScreen {}
extension SystemErrorScreen: RestatableScreen {}
extension OpinionScreen: RestatableScreen {}
extension WhyScreen: RestatableScreen {}
extension OrderServicesScreen: RestatableScreen {}
extension HouseholdScreen: RestatableScreen {}
extension EaterScreen: RestatableScreen {}
extension AppearanceScreen: RestatableScreen {}
extension SubscriptionScreen: RestatableScreen {}
extension DeleteDataScreen: RestatableScreen {}
extension AcceptTracesScreen: RestatableScreen {}
