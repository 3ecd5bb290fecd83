import DesignSystem
import MealModels
import Presentation
import ScreenParts
import Testing

@testable import PresentationSamples

@Suite struct ScreenCatalogTests {
  static let pairs = SampleKitchen.catalog.screens.flatMap { screen in
    screen.states.map { (screen.id.rawValue, $0.id.rawValue) }
  }

  @Test func `the catalogue has every screen with its states`() {
    let listed = Dictionary(
      uniqueKeysWithValues: SampleKitchen.catalog.screens.map {
        ($0.id.rawValue, Set($0.states.map(\.id.rawValue)))
      })
    for (screen, states) in Self.expected {
      #expect(listed[screen] == Set(states), "\(screen)")
    }
    #expect(Set(listed.keys) == Set(Self.expected.keys))
  }

  private static let expected: [String: [String]] = [
    "home": [
      "suggestion", "suggestion-saved", "suggestion-relaxed", "morning", "afternoon", "launch",
      "glossed", "long-title", "right-to-left-title", "loading", "loading-fading-out",
      "loading-new",
      "loading-sliding-in", "image-placeholder", "image-loading", "image-failed", "error",
      "error-cached", "error-service", "error-service-cached", "empty", "empty-catalog", "dead-end",
      "limits-unreadable", "limits-lost",
      "data-gone", "data-left", "data-replaced", "allergy",
      "traces-accepted", "wishes", "nudge", "on-the-stove", "asks-limits", "asks-taste",
      "limit-kept", "toast",
      "toast-service", "toast-confirmation", "toast-undo", "planned", "planned-leftovers",
      "planned-words",
    ],
    "recipe-detail": [
      "default", "saved", "offers", "allergens", "allergy", "opinion", "more-people", "metric",
      "ruled-out", "long-title", "right-to-left-title", "image-loading", "image-failed",
      "calendar", "toast-saved", "cooked", "sides", "missing-side", "needs-cooked", "glossed",
      "imported",
    ],
    "side": ["chosen", "left-out", "missing", "not-stored"],
    "servings": ["us", "metric", "one", "twelve", "not-stored"],
    "cooking": [
      "first", "first-allergens", "sides", "side-to-start", "ruled-out", "middle", "more-people",
      "metric", "several-timers", "last", "not-stored", "not-remembered", "timer-running",
      "timer-paused", "timer-finished", "timer-missed", "timers-running", "long-title",
      "right-to-left-title", "image-loading", "image-failed",
    ],
    "order-services": ["default", "long-title"],
    "calendar-question": ["default"],
    "taste": ["first", "last", "not-stored", "long-title", "learned", "too-early"],
    "opinion": [
      "not-rated", "rated", "disliked", "cooked", "after-cooking", "toast", "not-stored",
      "long-title",
    ],
    "why": [
      "suggested", "ruled-out", "traces-accepted", "disliked", "shown-lately", "other-wishes",
      "limits-unreadable", "nothing-known", "not-stored", "offers",
    ],
    "favorites": [
      "none", "one", "five", "many", "premium-required", "read-only", "editing", "removed",
      "images-loading", "glossed",
    ],
    "settings": [
      "limits-lost", "default", "active", "lapsed", "toast", "signed-in", "offers", "groups",
    ],
    "dietary-restrictions": [
      "default", "named-foods", "unknown-food", "eater", "traces-accepted",
      "traces-partly-accepted", "no-limits", "limits-lost",
    ],
    "accept-traces": ["default", "eater"],
    "household": ["several", "one", "name-refused"],
    "eater": ["default", "only", "name-refused"],
    "cooking-time": ["default", "other-times", "no-limit"],
    "cuisine-preferences": ["default", "all-cuisines", "read-only"],
    "nutrition-limits": ["default", "none", "refused", "read-only", "read-only-none"],
    "history": ["default", "paged", "empty", "toast"],
    "search": [
      "start", "found", "found-more", "none", "nothing-near", "unsuitable", "unreadable",
    ],
    "appearance": ["default", "increased"],
    "units": ["us", "metric"],
    "subscription": ["active", "trial", "grace", "lapsed", "nothing-to-restore"],
    "privacy-policy": ["default", "permissions", "kept", "diagnostics", "exported", "deleted"],
    "terms-of-service": ["default"],
    "account": ["signed-in", "signed-in-with-apple", "signed-out", "not-stored"],
    "sign-in": ["default", "remembered", "name-refused", "not-stored"],
    "delete-account": ["default"],
    "delete-data": ["default"],
    "premium-prompt": [
      "meal-saved", "meal-saved-in-recipe", "favorites-opened", "cuisines-opened",
      "nutrition-limits-opened", "recipes-opened",
    ],
    "paywall": ["default", "partial", "trial-used", "purchasing", "error", "active"],
    "connection-error": ["default", "service"],
    "system-error": ["default", "storage"],
    "my-recipes": [
      "list", "empty", "empty-without-import", "loading", "found", "none", "none-at-all",
      "unfinished", "unfinished-unnamed", "waiting", "waiting-alone", "waiting-removed",
      "read-only", "long-title", "removed", "saved",
      "not-stored", "unreadable", "to-settle", "filtered", "files",
    ],
    "to-settle": ["list", "empty"],
    "recipe-choice": ["default", "filtered", "nothing"],
    "recipe-menu": ["default", "read-only"],
    "create-recipe": [
      "written", "new", "changing", "open", "refused", "nothing-in-it", "simple", "mindful",
      "photo", "photo-chosen", "saving", "not-stored", "line-removed", "reviewed",
    ],
    "recipe-ingredient": ["new", "found", "changing", "unknown", "refused"],
    "recipe-step": ["new", "changing", "refused"],
    "settle-name": ["start", "found", "none", "chosen", "several", "word"],
    "discard-recipe": ["default", "changing"],
    "import-recipe": [
      "asking", "from-outside", "text", "long-text", "reading", "telling", "reading-text", "failed",
      "failed-text", "waiting", "unfinished", "page",
    ],
    "review-recipe": [
      "doubtful", "sure", "not-for", "every-doubt", "open", "no-title", "nothing-found",
      "replacing",
      "long-title", "needs-premium", "saving", "not-stored", "readings-offered",
      "readings-offline", "readings-asking", "readings", "reading-of-same-words", "readings-none",
      "readings-failed", "photo", "no-photo",
    ],
    "same-recipe": ["address", "title", "ingredients"],
    "import-files": ["asking", "failed", "reading", "keeping", "done", "all-done", "stopped"],
    "recipe-note": ["empty", "written"],
    "planner-share": ["files", "closed", "open"],
    "planner": [
      "week", "synced", "empty", "empty-filling", "loading", "offline", "refreshing", "filling",
      "locked", "deltas", "faults", "no-store", "further-meals", "read-only", "skipped",
      "questions", "not-stored", "unreadable", "today", "earlier", "other-week", "past-empty",
      "skipped-day", "servings", "prepared", "guests", "cost", "in-budget", "over-budget",
    ],
    "planned-meal": [
      "default", "cooked", "later", "skipped", "not-for-all", "limit", "servings", "leftovers",
      "words", "read-only",
    ],
    "quick-actions": ["default"],
    "recipe-picker": [
      "curated", "curated-empty", "trending", "trending-everybody", "trending-season",
      "trending-empty", "saved", "saved-empty", "imported", "imported-empty", "found", "filtered",
      "none", "none-filtered", "searches-folded", "searches", "offline", "loading", "unplaced",
      "swap", "long-names", "not-stored", "unreadable", "imported-not-for-all", "left-out-shown",
      "left-out-names", "reading",
    ],
    "picker-filter": ["default", "filtered", "one-left", "counting", "nothing"],
    "serving-selection": [
      "placed", "scaled", "unplaced", "day-chosen", "time-chosen", "change", "swap", "long-name",
      "for-some", "accepted",
    ],
    "not-for-all": ["some", "nobody"],
    "move-meal": ["default", "duplicate", "long-name"],
    "grocery-entry": ["asking", "added", "refused", "limits"],
    "store-selector": [
      "asking", "looking", "found", "first-store", "switching", "switching-to-none", "elsewhere",
      "none", "unknown-zip", "offline", "failed",
    ],
    "connections": [
      "default", "nothing-set", "key-set", "key-remembered", "key-refused", "key-not-taken",
      "signing-in", "signed-in", "all-set", "word-refused", "offline", "read-only", "not-stored",
      "unreadable", "planning", "assistant", "sharing", "questions", "household-offline",
      "household-none", "household-resting",
      "household", "household-looking", "household-unknown", "household-inviting",
      "household-invited", "household-made-up", "household-failed",
    ],
    "first-run": ["limits", "people", "meals", "choosing", "week", "none"],
    "merge": [
      "open", "one-field", "partly-decided", "decided", "all-mine", "scripts", "deleted", "before",
      "others",
    ],
    "sharing-entry": [
      "asking", "advanced", "asking-project", "ready", "ready-project", "busy", "offline", "failed",
    ],
    "leave-household": ["default", "made-up", "unanswered"],
    "grocery-list": [
      "list", "narrowed", "ticked", "deltas", "limits", "unpriced", "offline", "refreshing",
      "refresh-failed", "no-store", "empty", "loading", "read-only", "long-names", "removed",
      "questions", "not-stored", "unreadable", "over-budget", "by-recipe", "full", "basket-closed",
      "list-deleted", "had", "own", "own-empty",
    ],
    "grocery-item": [
      "substitutes", "chosen", "default", "by-hand", "limits", "read-only", "assistant",
      "assistant-offline", "asking", "proposals", "proposals-none", "assistant-failed",
      "proposal-taken", "shelf", "only-kind",
    ],
    "cart": [
      "ready", "unchanged", "checking", "expired", "offline", "failed", "leaving", "read-only",
      "unpriced", "no-price", "saved", "empty", "asking", "ordered", "missing", "over-budget",
      "looking", "unanswered", "items", "empty-offline", "other-week",
    ],
    "cart-changes": ["changes", "none"],
    "planning-settings": ["default", "read-only"],
    "aisles": ["default", "read-only", "no-store"],
    "pantry": ["stocked", "empty", "refused", "removed", "read-only"],
    "pantry-item": ["default", "always", "refused", "read-only"],
    "grocery-lists": ["default", "own", "renaming", "refused"],
    "grocery-sorting": ["default"], "ingredient-line": ["new", "listed", "at-home"],
    "grocery-filter": ["default", "narrowed"],
    "planner-eaters": ["everyone", "some", "guests", "nobody"],
    "planner-note": ["on-meal", "instead", "empty"],
    "planner-repeat": ["free", "taken", "none"],
    "planner-weeks": ["default", "kept"],
    "planner-savings": ["looking", "none", "found"],
  ]

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
  func `every control carries a declared action with what it is about`(
    screen: String, state: String
  ) throws {
    let built = try SampleKitchen.catalog.screen(screen, state: state)
    let elements = built.element.all.compactMap(\.action)
    for action in elements + built.element.actions {
      #expect(ActionCatalog.all.contains { $0.isCarried(by: action) }, "\(action)")
    }
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
      let felt: Set<ActionID> = [
        "favorites.toggle", "tab.select", "home.relax", "home.keepLimit", "home.dropWish",
      ]
      #expect(felt.contains(action.id))
    }
  }

  @Test func `every action of the list is on some screen`() throws {
    var seen: Set<ActionID> = []
    for (screen, state) in Self.pairs {
      let built = try SampleKitchen.catalog.screen(screen, state: state)
      seen.formUnion(built.element.actions.map(\.id))
    }
    // Notices carry the first ones, rows that planning offers to other screens the next, and the
    // last are of screens that an app has in place of this package's own.
    let elsewhere: Set<ActionID> = [
      "settling.forget", "planner.startOver", "planner.rescale", "groceries.takeBack",
      "planner.open", "planner.planMeal", "groceries.ingredient", "groceries.addMeal",
      "pantry.open",
      "kitchen.planning", "kitchen.aisles", "recipes.shelf",
    ]
    #expect(Set(ActionCatalog.all.map(\.id)).subtracting(seen) == elsewhere)
  }

  @Test func `covers and sheets hide the tabs, everything else shows them`() throws {
    for (screen, state) in Self.pairs {
      let built = try SampleKitchen.catalog.screen(screen, state: state)
      let covers = [
        "recipe-detail", "cooking", "order-services", "premium-prompt", "paywall",
        "connection-error", "system-error", "delete-data", "accept-traces", "delete-account",
        "sign-in", "opinion", "why", "taste", "calendar-question", "servings", "side",
        "recipe-choice", "recipe-menu", "ingredient-line", "recipe-ingredient", "recipe-step",
        "settle-name",
        "discard-recipe",
        "import-recipe", "same-recipe", "planned-meal", "quick-actions", "grocery-item",
        "recipe-picker", "picker-filter", "serving-selection", "move-meal", "grocery-entry",
        "store-selector", "merge", "sharing-entry", "leave-household", "first-run", "not-for-all",
        "planner-eaters", "planner-note", "planner-repeat", "planner-weeks", "planner-savings",
        "planner-share", "recipe-note", "grocery-lists", "grocery-sorting", "grocery-filter",
        "pantry-item",
      ]
      #expect((built.element.find("tabs") == nil) == covers.contains(screen), "\(screen)")
    }
  }

  // S-NAV-02, S-NAV-04, C-N06
  @Test(arguments: pairs)
  func `every screen that is not a tab has a way back`(screen: String, state: String) throws {
    let built = try SampleKitchen.catalog.screen(screen, state: state)
    let entry = try #require(SampleKitchen.catalog.screens.first { $0.id.rawValue == screen })
    let ways: Set<ActionID> = [
      "navigation.dismiss", "premium.maybeLater", "system.restart", "recipeEditor.cancel",
      "firstRun.left", "recipeNote.done", "recipeLine.cancel",
    ]
    let isTab = entry.layer == .essential
    #expect(isTab || built.element.actions.contains { ways.contains($0.id) })
  }

  // S-ARCH-01
  @Test func `the tabs are essential, what opens over them helps, the rest is optional`() {
    let layers = Dictionary(grouping: SampleKitchen.catalog.screens, by: \.layer)
      .mapValues { Set($0.map(\.id.rawValue)) }
    #expect(layers[.essential] == ["home", "favorites", "settings"])
    #expect(layers[.helpful]?.isSuperset(of: ["recipe-detail", "cooking", "paywall"]) == true)
    #expect(layers[.optional]?.isSuperset(of: ["appearance", "cooking-time"]) == true)
    #expect(layers.count == InformationLayer.allCases.count)
  }

  @Test(arguments: pairs)
  func `an announcement is words or nothing`(screen: String, state: String) throws {
    let announcement = try SampleKitchen.catalog.screen(screen, state: state).announcement
    #expect(announcement?.isEmpty != true)
  }

  // S-SET-03: every screen that Settings can open is there.
  @Test func `every sub-screen that a row opens is in the catalogue`() throws {
    var opened: Set<String> = []
    for (screen, state) in Self.pairs {
      let built = try SampleKitchen.catalog.screen(screen, state: state)
      let pages = built.element.actions.compactMap {
        SettingsAction.open.read($0.call())?.subject.value.rawValue
      }
      opened.formUnion(pages)
    }
    let known = Set(SampleKitchen.catalog.screens.map(\.id.rawValue))
    #expect(opened.subtracting(known) == [])
    #expect(opened.isSuperset(of: ["household", "eater", "appearance", "units", "subscription"]))
  }

  @Test func `without a state the first one is shown`() throws {
    #expect(try SampleKitchen.catalog.screen("home").state == "suggestion")
  }

  @Test func `an unknown screen names the valid ones`() {
    let valid = SampleKitchen.catalog.screens.map(\.id)
    #expect(throws: PresentationError.unknownScreen("hom", valid: valid)) {
      try SampleKitchen.catalog.screen("hom")
    }
  }

  @Test func `an unknown state names the valid ones`() {
    #expect(
      throws: PresentationError.unknownState(
        "defaul", screen: "settings",
        valid: [
          "default", "active", "lapsed", "toast", "signed-in", "offers", "limits-lost", "groups",
        ])
    ) {
      try SampleKitchen.catalog.screen("settings", state: "defaul")
    }
  }

  @Test func `sample meals are found by their ids or not at all`() {
    let all = SampleKitchen.samples.all
    #expect(SampleMeals { id in all.first { $0.id == id } } == SampleKitchen.samples)
    #expect(SampleMeals { id in all.dropLast().first { $0.id == id } } == nil)
  }
}
