import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealModels
import Presentation
import ScreenParts
import Synchronization
import Testing

extension Requirement {
  /// S-PRIV, S-QA, S-A11Y and S-INT.
  static let trust = privacy + suites + diagnostics + speech + outside

  private static let privacy = [
    Requirement("S-PRIV-01", "nothing is allowed until somebody says so, and nothing leaves") {
      let visitor = try await Visitor()
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.stores.consents.state().given.isEmpty)
      #expect(await visitor.app.takeNews().isEmpty)
      let online: Set = ["FoundationNetworking", "Network", "WebKit", "CloudKit"]
      // The two doors: the page of a recipe, when somebody gives its link, and a retailer's service,
      // when somebody gives its address and key; the app opens the first alone.
      let doors = ["/LivePages/", "/LiveCalls/"]
      for file in try Sources.shipped() where !doors.contains(where: file.path.contains) {
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
    Requirement(
      "S-PRIV-04", "it is said what is kept, what for, until when, and what leaves",
      .shows(
        "What you enter and save is kept on this device", "From that it learns your taste",
        "Until you delete it.", "no profile leaves", on: "privacy-policy.default"),
      Check {
        let visitor = try await Visitor()
        try await visitor.tap("tab.select?id=settings", "settings.open?screen=privacy-policy")
        #expect(try await visitor.sees("Your taste is learned from it"))
      }),
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

  private static let diagnostics = [
    Requirement("S-QA-03 S-QA-04", "how long start and answers take is counted here, if allowed") {
      let diagnostics = Diagnostics(startedAt: TestWorld.evening)
      let before = try await Visitor(clients: { $0.diagnostics = diagnostics })
      #expect(try await before.stores.record.measurements.state().isEmpty)
      try await before.tap("tab.select?id=settings", "settings.open?screen=privacy-policy")
      try await before.tap("data.consent=on?id=measurements")
      let visitor = try await Visitor(
        in: before.stores, clients: { $0.diagnostics = diagnostics })
      let known = try await visitor.stores.record.measurements.state()
      #expect(known[.launch].total == 1 && known[.suggestion].total == 1)
      let budgets = try Sources.file("Scripts/check")
      #expect(
        budgets.contains(/\nrow="[^"]*\bbudgets\b/), "and both are held to limits in each check")
    },
    Requirement("S-QA-05", "a crash tells version and signal, to this device, and only if allowed")
    {
      let watched = Mutex(false)
      let left = CrashReport(version: "1.0", signal: "SIGSEGV", date: TestWorld.evening)
      let diagnostics = Diagnostics(
        startedAt: TestWorld.evening,
        crashes: CrashReports(watch: { isOn in watched.withLock { $0 = isOn } }, take: { left }))
      let visitor = try await Visitor(clients: { $0.diagnostics = diagnostics })
      let isWatched = watched.withLock { $0 }
      #expect(!isWatched)
      #expect(try await visitor.stores.record.crashes.state().isEmpty)
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=privacy-policy")
      try await visitor.tap("data.consent=on?id=crash-reports")
      let isWatchedNow = watched.withLock { $0 }
      #expect(isWatchedNow)
      let next = try await Visitor(in: visitor.stores, clients: { $0.diagnostics = diagnostics })
      #expect(try await next.stores.record.crashes.state() == [left])
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
    },
    Requirement("S-INT-05", "the time to cook goes into the calendar, after a yes") {
      let added = Mutex<[CookingAppointment]>([])
      let visitor = try await Visitor(clients: {
        $0.calendar = CalendarPort { appointment, _ in
          added.withLock { $0.append(appointment) }
          return "Calendar"
        }
      })
      let meal = try await visitor.meal
      try await visitor.tap("recipe.open?id=\(meal.id)", "calendar.add?id=\(meal.id)")
      #expect(try await visitor.screen.id == "calendar-question")
      let early = added.withLock { $0 }
      #expect(early.isEmpty)
      try await visitor.tap("calendar.confirm?id=\(meal.id)")
      let appointments = added.withLock { $0 }
      let appointment = try #require(appointments.first)
      #expect(appointment.title == meal.recipe.title)
      let minutes = appointment.end.date.timeIntervalSince(appointment.start.date) / 60
      #expect(minutes >= Double(meal.recipe.times.totalMinutes))
    },
  ]
}
