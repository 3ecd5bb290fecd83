import DesignSystem
import Journal
import Testing

extension Requirement {
  /// W-ERR: nothing new to show, and Favorites without premium.
  static let failures = homeFailures + premiumRequired

  private static let homeFailures = [
    Requirement(
      "W-ERR-01", "the greeting stays",
      .says("Good evening! What's for dinner?", "home.greeting", on: "home.error-cached")),
    Requirement(
      "W-ERR-02", "in the card's place stands that there is no connection",
      .icon("home.error", on: "home.error-cached", .offline),
      Check {
        #expect(Shown.screen("home.error-cached").element.find("home.card") == nil)
      }),
    Requirement(
      "W-ERR-03 W-ERR-04", "what is wrong, and what to do about it",
      .says(
        "Unable to load suggestion", "home.error.message.headline", on: "home.error-cached"),
      .says(
        "Please check your connection and try again", "home.error.message.body",
        on: "home.error-cached")),
    Requirement("W-ERR-05", "the meal of the session before is named") {
      let disk = JournalFileSystem.inMemory()
      let title = try await Visitor(on: disk).meal.recipe.title
      let visitor = try await Visitor(on: disk, source: Visitor.nobody)
      #expect(try await visitor.sees("Last suggestion shown: \(title)"))
    },
    Requirement(
      "W-ERR-06", "one can try again",
      .says("Try Again", "home.primary", on: "home.error-cached"),
      .fires("home.retry", "home.primary", on: "home.error-cached")),
    Requirement("W-ERR-07", "the three buttons act on the meal of the session before") {
      let disk = JournalFileSystem.inMemory()
      let meal = try await Visitor(on: disk).meal.id
      let visitor = try await Visitor(on: disk, source: Visitor.nobody)
      for action in ["recipe.open", "favorites.toggle", "meal.order"] {
        #expect(try await visitor.can("\(action)?id=\(meal)"), "\(action)")
      }
    },
  ]

  private static let premiumRequired = [
    Requirement(
      "W-ERR-08", "who opens Favorites without premium sees what premium would be",
      .leads("tab.select?id=favorites", to: "favorites.premium-required"),
      .says("Favorites", "favorites.bar.title", on: "favorites.premium-required")),
    Requirement(
      "W-ERR-09", "a diamond of 48 points",
      .icon("favorites.premium", on: "favorites.premium-required", .premium, style: .stateIcon)),
    Requirement(
      "W-ERR-10", "the headline is 20 points, bold",
      .says(
        "Save Your Favorites", "favorites.premium.headline", on: "favorites.premium-required"),
      .type("favorites.premium.headline", on: "favorites.premium-required", .title3, .bold)),
    Requirement(
      "W-ERR-11", "what it is good for, in 16 points and secondary",
      .says(
        "Premium lets you save unlimited meals and build your personal cookbook",
        "favorites.premium.body", on: "favorites.premium-required"),
      .type(
        "favorites.premium.body", on: "favorites.premium-required", .callout,
        color: .secondaryLabel)),
    Requirement(
      "W-ERR-12", "the button leads to the paywall",
      .says("Upgrade to Premium", "favorites.upgrade", on: "favorites.premium-required"),
      .leads("tab.select?id=favorites", "premium.open", to: "paywall")),
    Requirement(
      "W-ERR-13", "and one can leave it",
      .says("Maybe Later", "favorites.later", on: "favorites.premium-required"),
      .leads("tab.select?id=favorites", "premium.maybeLater", to: "home.suggestion")),
  ]
}
