import DesignSystem
import MealModels
import PrintedText

/// Every screen in every state, made from sample meals.
public struct ScreenCatalog: Sendable {
  /// The screens in the order of a walk through the app.
  public var screens: [CatalogScreen]

  /// Makes a catalogue of given screens, so that other features can add theirs.
  public init(screens: [CatalogScreen]) {
    self.screens = screens
  }

  /// Makes the catalogue of the MealAdvisor screens.
  public init(samples: SampleMeals, copy: Copy = .english) {
    self.init(
      screens: [
        Self.home(samples, copy), Self.recipeDetail(samples, copy),
        Self.cooking(samples, copy), Self.orderServices(samples, copy),
        Self.opinion(samples, copy), Self.why(samples, copy),
        Self.favorites(samples, copy), Self.settings(copy),
        Self.dietaryRestrictions(copy), Self.acceptTraces(copy), Self.household(copy),
        Self.eater(copy),
        Self.cookingTime(copy), Self.cuisinePreferences(copy), Self.appearance(copy),
        Self.subscription(copy), Self.privacyPolicy(copy), Self.termsOfService(copy),
        Self.account(copy), Self.signIn(copy),
        Self.deleteAccount(copy), Self.deleteData(copy), Self.premiumPrompt(copy),
        Self.paywall(copy),
        Self.connectionAlert(copy), Self.systemError(copy),
      ])
  }

  /// The screen of that id in that state, else in its first one.
  ///
  /// Throws `unknownScreen` or `unknownState` with the valid names.
  public func screen(
    _ id: String, state: String? = nil, in context: PresentationContext = PresentationContext()
  ) throws(PresentationError) -> any Screen {
    guard let entry = screens.first(where: { $0.id.rawValue == id }) else {
      let valid = screens.map(\.id)
      throw .unknownScreen(
        id, valid: valid, nearest: nearest(id, valid.map(\.rawValue)).map { ScreenID($0) })
    }
    let wanted = state ?? entry.states.first?.id.rawValue ?? ""
    guard let found = entry.states.first(where: { $0.id.rawValue == wanted }) else {
      let valid = entry.states.map(\.id)
      throw .unknownState(
        wanted, screen: entry.id, valid: valid,
        nearest: nearest(wanted, valid.map(\.rawValue)).map { StateID($0) })
    }
    return found.make(context)
  }

  private func nearest(_ word: String, _ names: [String]) -> String? {
    Spelling.nearest(to: word, among: names)
  }
}
