import DesignSystem
import Testing

extension Requirement {
  /// W-ERR: nothing new to show, and Favorites without premium.
  static let failures = homeFailures + premiumRequired

  private static let homeFailures = [
    Requirement(
      "W-ERR-01", "the greeting stays",
      .provedBy(
        "HomeViewModelTests",
        "without a connection the last meal stays reachable, and trying again asks again")),
    Requirement(
      "W-ERR-02", "in the card's place stands that there is no connection",
      .icon("home.error", on: "home.error-cached", .offline),
      Check {
        #expect(Shown.screen("home.error-cached").element.find("home.card") == nil)
      }),
    Requirement(
      "W-ERR-03 W-ERR-04", "what is wrong, and what to do about it",
      .provedBy("HomeStateTests", "an error names the last suggestion and its controls act on it")),
    Requirement(
      "W-ERR-05", "the meal of the session before is named",
      .provedBy("HomeStateTests", "an error names the last suggestion and its controls act on it"),
      .provedBy(
        "OfflineStory",
        "without a connection the meal of the session before is read, saved and ordered")),
    Requirement(
      "W-ERR-06", "one can try again",
      .provedBy("HomeStateTests", "an error names the last suggestion and its controls act on it")),
    Requirement(
      "W-ERR-07", "the three buttons act on the meal of the session before",
      .provedBy(
        "OfflineStory",
        "without a connection the meal of the session before is read, saved and ordered")),
  ]

  private static let premiumRequired = [
    Requirement(
      "W-ERR-08", "who opens Favorites without premium sees what premium would be",
      .provedBy(
        "PremiumUpgradeTests", "Favorites without premium says what it would be, and lets one go"),
      .says("Favorites", "favorites.bar.title", on: "favorites.premium-required")),
    Requirement(
      "W-ERR-09", "a diamond of 48 points",
      .icon("favorites.premium", on: "favorites.premium-required", .premium, style: .stateIcon)),
    Requirement(
      "W-ERR-10", "the headline is 20 points, bold",
      .provedBy("FavoritesScreenTests", "without premium the upgrade is explained, with a way out"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-ERR-11", "what it is good for, in 16 points and secondary",
      .provedBy("FavoritesScreenTests", "without premium the upgrade is explained, with a way out"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-ERR-12", "the button leads to the paywall",
      .provedBy("FavoritesScreenTests", "without premium the upgrade is explained, with a way out"),
      .provedBy(
        "PremiumUpgradeTests", "Favorites without premium says what it would be, and lets one go")),
    Requirement(
      "W-ERR-13", "and one can leave it",
      .provedBy("FavoritesScreenTests", "without premium the upgrade is explained, with a way out"),
      .provedBy(
        "PremiumUpgradeTests", "Favorites without premium says what it would be, and lets one go")),
  ]
}
