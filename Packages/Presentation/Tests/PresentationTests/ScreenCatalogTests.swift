import DesignSystem
import MealModels
import Presentation
import Testing

@Suite struct ScreenCatalogTests {
  static let pairs = SampleKitchen.catalog.screens.flatMap { screen in
    screen.states.map { (screen.id.rawValue, $0.id.rawValue) }
  }

  @Test func `the catalogue has every screen with its states`() {
    let listed = Dictionary(
      uniqueKeysWithValues: SampleKitchen.catalog.screens.map {
        ($0.id.rawValue, Set($0.states.map(\.id.rawValue)))
      })
    #expect(
      listed["home"] == [
        "loading", "loading-new", "suggestion", "suggestion-saved", "suggestion-relaxed",
        "long-title", "error", "error-cached", "empty", "dead-end", "nudge", "toast",
      ])
    #expect(listed["recipe-detail"] == ["default", "saved"])
    #expect(
      listed["favorites"] == ["none", "one", "five", "many", "premium-required", "read-only"])
    #expect(listed["settings"] == ["default", "active"])
    #expect(
      Set(listed.keys) == [
        "home", "recipe-detail", "cooking", "favorites", "settings", "dietary-restrictions",
        "cooking-time", "cuisine-preferences", "privacy-policy", "terms-of-service",
        "premium-prompt", "paywall", "connection-error", "system-error",
      ])
  }

  @Test(arguments: pairs)
  func `each state is a sound screen that says its own name`(
    screen: String, state: String
  ) throws {
    let built = try SampleKitchen.catalog.screen(screen, state: state)
    #expect(built.id.rawValue == screen)
    #expect(built.state.rawValue == state)
    #expect(built.structureFindings == [])
    #expect(!built.title.isEmpty)
  }

  // C-E01, C-E07
  @Test(arguments: pairs)
  func `each state has a way on and at most one primary button, which it names`(
    screen: String, state: String
  ) throws {
    let built = try SampleKitchen.catalog.screen(screen, state: state)
    let primaries = built.element.all.filter { $0.role == .primaryButton }
    #expect(primaries.map(\.id) == built.primaryAction.map { [$0] } ?? [])
    #expect(!built.element.actions.isEmpty)
  }

  @Test(arguments: pairs)
  func `no control carries an action outside of the list`(screen: String, state: String) throws {
    let built = try SampleKitchen.catalog.screen(screen, state: state)
    let known = Set(ActionCatalog.all)
    for element in built.element.all {
      if let action = element.action { #expect(known.contains(action.id), "\(action)") }
    }
    for action in built.element.actions { #expect(known.contains(action.id), "\(action)") }
  }

  @Test(arguments: pairs)
  func `no text is missing from the copy catalogue or left with a brace`(
    screen: String, state: String
  ) throws {
    let built = try SampleKitchen.catalog.screen(screen, state: state)
    for element in built.element.all {
      let words = [
        element.visibleText, element.accessibility.label, element.accessibility.value,
        element.accessibility.hint, built.announcement ?? "", built.title,
      ]
      for text in words {
        #expect(!text.contains("⟦") && !text.contains("{"), "\(element.id): \(text)")
      }
    }
  }

  @Test(arguments: pairs)
  func `only saving, tabs and chips are felt`(screen: String, state: String) throws {
    let built = try SampleKitchen.catalog.screen(screen, state: state)
    for action in built.element.actions where action.haptic != nil {
      #expect(["favorites.toggle", "tab.select", "home.relax"].contains(action.id.rawValue))
    }
  }

  @Test func `every action of the list is on some screen`() throws {
    var seen: Set<ActionID> = []
    for (screen, state) in Self.pairs {
      let built = try SampleKitchen.catalog.screen(screen, state: state)
      seen.formUnion(built.element.actions.map(\.id))
    }
    #expect(Set(ActionCatalog.all).subtracting(seen) == [])
  }

  @Test func `covers and sheets hide the tabs, everything else shows them`() throws {
    for (screen, state) in Self.pairs {
      let built = try SampleKitchen.catalog.screen(screen, state: state)
      let covers = [
        "recipe-detail", "cooking", "premium-prompt", "paywall", "connection-error",
        "system-error",
      ]
      #expect((built.element.find("tabs") == nil) == covers.contains(screen), "\(screen)")
    }
  }

  @Test func `without a state the first one is shown`() throws {
    #expect(try SampleKitchen.catalog.screen("home").state == "suggestion")
  }

  @Test func `an unknown screen names the valid ones and the nearest`() {
    let valid = SampleKitchen.catalog.screens.map(\.id)
    #expect(throws: PresentationError.unknownScreen("hom", valid: valid, nearest: "home")) {
      try SampleKitchen.catalog.screen("hom")
    }
    #expect(throws: PresentationError.unknownScreen("zzz", valid: valid, nearest: nil)) {
      try SampleKitchen.catalog.screen("zzz")
    }
  }

  @Test func `an unknown state names the valid ones and the nearest`() {
    #expect(
      throws: PresentationError.unknownState(
        "save", screen: "recipe-detail", valid: ["default", "saved"], nearest: "saved")
    ) {
      try SampleKitchen.catalog.screen("recipe-detail", state: "save")
    }
  }

  @Test func `sample meals are found by their ids or not at all`() {
    let all = SampleKitchen.samples.all
    #expect(SampleMeals { id in all.first { $0.id == id } } == SampleKitchen.samples)
    #expect(SampleMeals { id in all.dropLast().first { $0.id == id } } == nil)
  }
}
