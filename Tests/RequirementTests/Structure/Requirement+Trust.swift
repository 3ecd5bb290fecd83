import AppTesting
import DesignSystem
import EaterRecord
import Journal
import Presentation
import ScreenParts
import Testing

extension Requirement {
  /// S-PRIV, S-QA, S-A11Y and S-INT.
  static let trust = privacy + suites + speech + outside

  private static let privacy = [
    Requirement("S-PRIV-01", "nothing is allowed until somebody says so, and nothing leaves") {
      let visitor = try await Visitor()
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.stores.consents.state().given.isEmpty)
      #expect(await visitor.app.takeNews().isEmpty)
      let online: Set = ["FoundationNetworking", "Network", "WebKit", "CloudKit"]
      for file in try Sources.shipped() {
        #expect(Sources.imports(file.text).isDisjoint(with: online), "\(file.path)")
      }
    },
    Requirement("S-PRIV-02", "what one sets is on this disk, and there again") {
      let disk = JournalFileSystem.inMemory()
      let visitor = try await Visitor(on: disk)
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=dietary-restrictions")
      try await visitor.tap("settings.diet=on?id=vegan")
      let again = try await Visitor(on: disk)
      #expect(try await again.stores.read().preferences.limits(in: .empty).diets.contains(.vegan))
      #expect(try await again.meal.facts.diets.contains(.vegan))
    },
    Requirement("S-PRIV-03", "saved meals stay on this device, with premium too") {
      let visitor = try await Visitor.withSavedMeal()
      try await visitor.tap("tab.select?id=favorites", "favorites.edit", "favorites.refresh")
      #expect(await visitor.app.takeNews().isEmpty)
      #expect(try await visitor.stores.consents.state().given.isEmpty)
    },
    Requirement("S-PRIV-05", "three taps from Settings delete all that one told") {
      let visitor = try await Visitor.withSavedMeal()
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=privacy-policy")
      try await visitor.tap("data.delete", "data.confirmDelete")
      #expect(try await visitor.stores.read().savedMeals.isEmpty)
    },
    Requirement(
      "S-PRIV-06", "the policy is one tap from Settings and says what is kept",
      .leads(
        "tab.select?id=settings", "settings.open?screen=privacy-policy",
        to: "privacy-policy.default"),
      .shows("Export Data", "Delete My Data", on: "privacy-policy.default")),
  ]

  /// A suite by its name, with a test at least.
  private static func suite(_ name: String) throws {
    let file = try Sources.file("Tests/JourneyTests/\(name).swift")
    #expect(file.contains("@Suite struct \(name)"), "\(name)")
    #expect(file.contains("@Test"), "\(name)")
  }

  private static let suites = [
    Requirement("S-QA-01", "three suites of rules have the names that were asked for") {
      for name in ["HomeViewModelTests", "SuggestionServiceTests", "UserPreferencesTests"] {
        try suite(name)
      }
    },
    Requirement("S-QA-02", "three suites of flows have the names that were asked for") {
      for name in ["SuggestionFlowTests", "NavigationTests", "PremiumUpgradeTests"] {
        try suite(name)
      }
    },
  ]

  private static let speech = [
    Requirement(
      "S-A11Y-01 S-A11Y-02", "the main button speaks in the words of the drawings",
      .speaks(
        "home.primary", on: "home.suggestion", label: "Get new meal suggestion",
        hint: "Generates a different meal recommendation")),
    Requirement("S-A11Y-03", "a picture alone is described, one in a card is not read") {
      let hero = Shown.element("recipe.hero", on: "recipe-detail.default")
      #expect(hero.accessibility.exposure == .element && !hero.accessibility.label.isEmpty)
      let read = Shown.screen("home.suggestion").element.readingOrder.map(\.id)
      #expect(!read.contains("home.card.image"))
      #expect(Copy.english.pictureLabel("", title: "Pie") == "Photo of Pie")
    },
    Requirement("S-A11Y-04", "everything can be read and used at every text size") {
      Audits.expectNothing(by: "truncation", "text-clipped", "overlap", "target-size")
    },
    Requirement("S-A11Y-05", "targets are large, apart, and no gesture is the only way") {
      Audits.expectNothing(by: "target-size", "target-gap", "gesture-only")
    },
  ]

  private static let outside = [
    Requirement(
      "S-INT-04", "two delivery services are offered, and each is left for with the meal's name"
    ) {
      for (service, host) in [
        ("uber-eats", "https://www.ubereats.com/"), ("door-dash", "https://www.doordash.com/"),
      ] {
        let visitor = try await Visitor()
        let meal = try await visitor.meal.id
        try await visitor.tap("meal.order?id=\(meal)")
        #expect(try await visitor.sees("Order from Uber Eats"))
        #expect(try await visitor.sees("Order from DoorDash"))
        try await visitor.tap("meal.orderWith?id=\(meal)&service=\(service)")
        #expect(await visitor.departures.first?.hasPrefix(host) == true)
      }
    }
  ]
}
