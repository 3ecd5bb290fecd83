import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealCatalog
import MealModels
import Presentation
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorOpinion

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct OpinionFeatureTests {
  private func shown(_ visitor: Visitor) async throws -> MealID {
    try #require(try await visitor.stores.read().history.lastShown(1).first)
  }

  /// What was recorded about a meal since it was suggested, and counts.
  private func said(_ visitor: Visitor, _ meal: MealID) async throws -> [HistoryEvent] {
    try await visitor.stores.read().history.entries.map(\.event)
      .filter { $0.meal == meal && $0.kind != .suggested }
  }

  @Test func `stars show at once, are stored once, and can be changed`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    try await visitor.tap(
      "meal.opinion?id=\(meal)", "meal.rate?id=\(meal)&stars=4", "meal.rate?id=\(meal)&stars=4")
    #expect(try await said(visitor, meal) == [HistoryEvent(.rated, meal, stars: 4)])
    #expect(try await visitor.words.contains("You gave it 4 stars"))
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "home")
    #expect(try await shown(visitor) == meal)
  }

  @Test func `two quick taps on the same thing store it once`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    try await visitor.tap("meal.opinion?id=\(meal)")
    for action in ["meal.cooked?id=\(meal)", "meal.rate?id=\(meal)&stars=2"] {
      try await visitor.touch(action)
      try? await visitor.touch(action)
    }
    await visitor.app.settle()
    #expect(
      try await said(visitor, meal) == [
        HistoryEvent(.cooked, meal), HistoryEvent(.rated, meal, stars: 2),
      ])
    let records = try await visitor.stores.journal.records(in: "history")
    #expect(records.count == 3)
  }

  // A disliked meal makes room at once, was not skipped as well, and does not come back.
  @Test func `Not for Me on Home brings another meal at once`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    try await visitor.tap("meal.dislike?id=\(meal)")
    #expect(try await visitor.screen.id == "home")
    #expect(try await visitor.words.contains(" is left out from now on. Tap to undo."))
    #expect(try await shown(visitor) != meal)
    #expect(try await said(visitor, meal) == [HistoryEvent(.disliked, meal)])
    for _ in 0..<30 {
      try await visitor.tap("home.newSuggestion")
      #expect(try await shown(visitor) != meal)
    }
  }

  @Test func `undoing it on Home brings the meal back as if nothing had been said`()
    async throws
  {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    let title = try #require(Catalog.bundled.meal(meal)).recipe.title
    try await visitor.tap("meal.dislike?id=\(meal)", "meal.undoDislike?id=\(meal)")
    #expect(try await said(visitor, meal).isEmpty)
    #expect(try await visitor.words.contains(title))
    #expect(try await !visitor.words.contains("Tap to undo"))
    // The one in between waits its turn and was not passed over.
    let kinds = try await visitor.stores.read().history.entries.map(\.event.kind)
    #expect(kinds == [.suggested, .suggested])
  }

  @Test func `while a meal leaves, another tap does not say it again`() async throws {
    let waiting = Waiting()
    let visitor = try await Visitor(sleep: waiting.sleep)
    let meal = try await shown(visitor)
    try await visitor.touch("meal.dislike?id=\(meal)")
    await #expect(throws: Never.self) {
      for _ in 0..<2000 where try await visitor.screen.state != "loading-fading-out" {
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    #expect(try await visitor.screen.state == "loading-fading-out")
    await #expect(throws: AppShellError.self) {
      try await visitor.touch("meal.dislike?id=\(meal)")
    }
    await visitor.app.close()
    #expect(try await said(visitor, meal) == [HistoryEvent(.disliked, meal)])
  }

  @Test func `a dislike of another session is taken back by its row`() async throws {
    let disk = JournalFileSystem.inMemory()
    let first = try await Visitor(on: disk)
    let meal = try await shown(first)
    try await first.tap("meal.opinion?id=\(meal)", "meal.dislike?id=\(meal)")
    #expect(try await first.screen.id == "opinion")

    let second = try await Visitor(on: disk)
    try await second.app.open(link: "mealadvisor://recipe?id=\(meal)")
    #expect(try await second.words.contains("It is suggested only if nothing else fits"))
    try await second.tap("meal.undoDislike?id=\(meal)")
    #expect(try await !second.words.contains("It is left out"))
    #expect(try await second.screen.id == "recipe-detail")
    #expect(try await !second.stores.read().history[meal].isDisliked)
  }

  @Test func `stars replace a dislike that is too old to undo, and the app says so`()
    async throws
  {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    try await visitor.tap("meal.opinion?id=\(meal)", "meal.dislike?id=\(meal)")
    let later = await visitor.app.world.date + 60
    let others = Catalog.bundled.summaries.prefix(101).map { HistoryEvent(.suggested, $0.id) }
    _ = try await visitor.stores.history.record(others, at: later)
    try await visitor.tap("meal.undoDislike?id=\(meal)")
    #expect(
      try await visitor.words.contains("Give it three stars or more, and it is suggested again"))
    #expect(try await visitor.stores.read().history[meal].isDisliked)
    _ = try await visitor.stores.history.record(
      [HistoryEvent(.rated, meal, stars: 3)], at: later)
    await visitor.app.dataChanged(in: "history")
    await visitor.app.settle()
    #expect(try await visitor.screen.element.action(for: call("meal.dislike?id=\(meal)")) != nil)
  }

  @Test func `a meal that was refused in the sheet is back on Home when that is undone`()
    async throws
  {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    let title = try #require(Catalog.bundled.meal(meal)).recipe.title
    try await visitor.tap(
      "meal.opinion?id=\(meal)", "meal.dislike?id=\(meal)", "meal.undoDislike?id=\(meal)",
      "navigation.dismiss")
    #expect(try await visitor.screen.element.find("home.card.title")?.visibleText == title)
    #expect(try await said(visitor, meal).isEmpty)
  }

  @Test func `an opinion that could not be stored has a message and can be given again`()
    async throws
  {
    let isFull = Mutex(false)
    var disk = JournalFileSystem.inMemory()
    let plain = disk.open
    disk.open = { path, access throws(JournalError) in
      var file = try plain(path, access)
      if let sync = file?.sync {
        file?.sync = { () throws(JournalError) in
          if isFull.withLock({ $0 }) { throw .diskFull(path) }
          try sync()
        }
      }
      return file
    }
    let visitor = try await Visitor(on: disk)
    let meal = try await shown(visitor)
    isFull.withLock { $0 = true }
    try await visitor.tap("meal.dislike?id=\(meal)")
    let words = "This change could not be stored. Please try again."
    #expect(try await visitor.words.contains(words))
    try await visitor.tap("meal.opinion?id=\(meal)", "meal.rate?id=\(meal)&stars=3")
    #expect(try await visitor.words.contains(words))
    isFull.withLock { $0 = false }
    try await visitor.tap("meal.rate?id=\(meal)&stars=3")
    #expect(try await visitor.words.contains("You gave it 3 stars"))
    #expect(try await said(visitor, meal) == [HistoryEvent(.rated, meal, stars: 3)])
  }

  @Test func `an opinion that was stored but cannot be read back counts once`()
    async throws
  {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    let feature = OpinionFeature(visitorClients(visitor))
    var state = OpinionFeature.State()
    var world = await visitor.app.world
    world.route = Route(Routes.opinion, (meal, nil))
    for event in [HistoryEvent(.cooked, meal), HistoryEvent(.rated, meal, stars: 4)] {
      let unread = StoredState()
      #expect(feature.reduce(.said(event), into: &state, stored: unread, world: world).count == 1)
      let commands = feature.reduce(
        .recorded(event, world), into: &state, stored: unread, world: world)
      guard case .say(let notice, _) = commands.first else {
        return _ = Issue.record("\(commands)")
      }
      #expect(notice.isBrief)
      for command in feature.reduce(.said(event), into: &state, stored: unread, world: world) {
        guard case .show = command else { return _ = Issue.record("said again: \(command)") }
      }
    }
  }

  // The disk breaks after the write, before it is read back.
  @Test func `a disk that breaks right after a write does not make it a failure`() async throws {
    let disk = BrokenDisk()
    let isBreaking = Mutex(false)
    var files = disk.files
    let plain = files.open
    files.open = { path, access throws(JournalError) in
      var file = try plain(path, access)
      if let sync = file?.sync {
        file?.sync = { () throws(JournalError) in
          try sync()
          if isBreaking.withLock({ $0 }) { disk.become(.everything) }
        }
      }
      return file
    }
    let visitor = try await Visitor(on: files)
    let meal = try await shown(visitor)
    try await visitor.tap("meal.opinion?id=\(meal)", "meal.dislike?id=\(meal)")
    isBreaking.withLock { $0 = true }
    try await visitor.tap("meal.undoDislike?id=\(meal)")
    #expect(try await !visitor.words.contains("could not be stored"))
    disk.become(.none)
    #expect(try await said(visitor, meal).isEmpty)
    disk.become(.none)
    try await visitor.tap("meal.rate?id=\(meal)&stars=4")
    #expect(try await visitor.words.contains("You gave it 4 stars"))
    disk.become(.none)
    isBreaking.withLock { $0 = false }
    try? await visitor.tap("meal.rate?id=\(meal)&stars=4")
    #expect(try await said(visitor, meal) == [HistoryEvent(.rated, meal, stars: 4)])
  }

  @Test func `an opinion that cannot be undone as a whole stays`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    let date = await visitor.app.world.date
    let others = Catalog.bundled.summaries.prefix(60).map { HistoryEvent(.suggested, $0.id) }
    for (number, events) in [
      [HistoryEvent(.disliked, meal)], others, [HistoryEvent(.disliked, meal)], others,
    ].enumerated() {
      _ = try await visitor.stores.history.record(events, at: date + Double(60 * number))
    }
    let before = try await visitor.stores.journal.records().count
    let isWelcome = try await visitor.stores.takeBackDislike(at: date + 600) { $0 == meal }
    #expect(!isWelcome)
    #expect(try await visitor.stores.journal.records().count == before)
    #expect(try await said(visitor, meal).map(\.kind) == [.disliked, .disliked])
  }

  @Test func `all that was said of a meal lately is taken back in one step`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    let date = await visitor.app.world.date
    for number in 1...3 {
      _ = try await visitor.stores.history.record(
        [HistoryEvent(.disliked, meal)], at: date + Double(60 * number))
    }
    let before = try await visitor.stores.journal.records().count
    #expect(try await visitor.stores.takeBackDislike(at: date + 600) { $0 == meal })
    #expect(try await visitor.stores.journal.records().count == before + 1)
    #expect(try await said(visitor, meal).isEmpty)
  }

  @Test func `the screen shows opinions that another process stored`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    try await visitor.tap("meal.opinion?id=\(meal)")
    _ = try await visitor.stores.history.record(
      [HistoryEvent(.rated, meal, stars: 5)], at: visitor.app.world.date)
    await visitor.app.dataChanged(in: "history")
    await visitor.app.settle()
    #expect(try await visitor.words.contains("You gave it 5 stars"))
    try await visitor.tap("meal.rate?id=\(meal)&stars=5")
    #expect(try await said(visitor, meal).count == 1)
  }

  @Test func `cooking to the end is stored once and asks how it was`() async throws {
    let visitor = try await Visitor()
    let meal: MealID = "creamy-tuscan-chicken"
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    try await visitor.tap(
      "recipe.startCooking?id=\(meal)", "cooking.next", "cooking.next", "cooking.next",
      "cooking.next", "cooking.finish?id=\(meal)")
    #expect(try await visitor.screen.id == "opinion")
    #expect(try await visitor.screen.state == "after-cooking")
    #expect(try await said(visitor, meal) == [HistoryEvent(.cooked, meal)])
    try await visitor.tap("meal.rate?id=\(meal)&stars=5", "navigation.dismiss")
    #expect(try await visitor.screen.id == "recipe-detail")
    #expect(try await visitor.words.contains("You gave it 5 stars · Cooked once"))
    #expect(
      try await said(visitor, meal) == [
        HistoryEvent(.cooked, meal), HistoryEvent(.rated, meal, stars: 5),
      ])
  }

  @Test func `everything is free`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    #expect(try await !visitor.stores.read().phase(at: visitor.app.world.date).isEntitled)
    try await visitor.tap(
      "meal.why?id=\(meal)", "navigation.dismiss", "recipe.open?id=\(meal)",
      "meal.opinion?id=\(meal)")
    for action in ["meal.rate?id=\(meal)&stars=1", "meal.cooked?id=\(meal)"] {
      try await visitor.tap(action)
      #expect(try await visitor.screen.id == "opinion")
    }
    #expect(try await said(visitor, meal).map(\.kind) == [.accepted, .rated, .cooked])
  }

  @Test func `a meal that is gone can neither be asked about nor explained`() async throws {
    let visitor = try await Visitor()
    for action in ["dislike", "cooked", "opinion", "why"] {
      await #expect(throws: AppShellError.self) {
        try await visitor.touch("meal.\(action)?id=gone")
      }
    }
    let feature = OpinionFeature(visitorClients(visitor))
    var state = OpinionFeature.State()
    let world = await visitor.app.world
    for action in [
      OpinionFeature.Action.said(HistoryEvent(.disliked, "gone")), .takenBack("gone"),
      .whyAsked("gone"), .said(HistoryEvent(.rated, "tacos", stars: 6)),
    ] {
      #expect(feature.reduce(action, into: &state, stored: StoredState(), world: world).isEmpty)
    }
    let why = Route(Routes.why, "gone")
    #expect(
      feature.screen(
        of: why, state: state, stored: StoredState(), context: ScreenContext(world: world)) == nil)
  }

  private func visitorClients(_ visitor: Visitor) -> MealAdvisorClients {
    MealAdvisorClients(
      service: SuggestionService.bundled(), stores: visitor.stores,
      subscriptions: .local(visitor.stores, now: { Date(timeIntervalSince1970: 0) }))
  }

  private func call(_ text: String) throws -> ActionCall { try ActionCall(parsing: text) }

  @Test func `why names the limits that a suggestion keeps, and a later dislike`() async throws {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await Visitor(on: disk)
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(
      "settings.diet=on?id=vegetarian", "settings.allergy=on?id=peanut", "tab.select?id=home")
    let meal = try await shown(visitor)
    try await visitor.tap("meal.why?id=\(meal)")
    #expect(try await visitor.screen.id == "why")
    #expect(try await visitor.words.contains("Fits vegetarian"))
    #expect(try await visitor.words.contains("Free of peanuts"))
    try await visitor.tap("navigation.dismiss", "recipe.open?id=\(meal)")
    try await visitor.tap("meal.dislike?id=\(meal)", "meal.why?id=\(meal)")
    #expect(try await visitor.screen.state == "disliked")
    #expect(try await visitor.words.contains("You said it is not for you"))
  }

  @Test func `why a meal is never suggested names the limit and offers to drop none`()
    async throws
  {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.allergy=on?id=milk")
    try await visitor.app.open(link: "mealadvisor://recipe?id=creamy-tuscan-chicken")
    try await visitor.tap("meal.why?id=creamy-tuscan-chicken")
    #expect(try await visitor.screen.state == "ruled-out")
    #expect(try await visitor.words.contains("It is never suggested to you: it contains milk."))
    #expect(try await Set(visitor.screen.element.actions.map(\.id)) == ["navigation.dismiss"])
  }

  @Test func `a favorite that is not for the eater any more says so with a way back`()
    async throws
  {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    try await visitor.tap(
      "favorites.toggle?id=\(meal)", "premium.learnMore", "premium.startTrial",
      "tab.select?id=favorites", "meal.dislike?id=\(meal)")
    #expect(try await visitor.screen.id == "opinion")
    #expect(try await visitor.words.contains(" is left out from now on. Tap to undo."))
    try await visitor.tap("meal.undoDislike?id=\(meal)", "navigation.dismiss")
    #expect(try await visitor.screen.id == "favorites")
    #expect(try await !visitor.stores.read().history[meal].isDisliked)
    #expect(try await visitor.stores.read().savedMeals == [meal])
  }
}
