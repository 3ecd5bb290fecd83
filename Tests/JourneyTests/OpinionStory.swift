import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatures
import MealModels
import SuggestionEngine
import Testing

/// From a meal that was suggested to what is thought of it.
@Suite struct OpinionStory {
  private func said(_ guest: Diner, _ meal: MealID) async throws -> [HistoryEvent] {
    try await guest.stores.read().history.entries.map(\.event).filter {
      $0.meal == meal && $0.kind != .suggested
    }
  }

  // C-A05, S-PREM-01
  @Test func `a meal marked Not for Me is replaced, stays away and can come back`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let refused = try await guest.meal
    try await guest.tap("meal.why?id=\(refused.id)")
    #expect(try await guest.words.contains("You set no diets or allergies"))
    #expect(try await guest.drawing.contains("Not for Me"))
    try await guest.tap("meal.dislike?id=\(refused.id)")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.meal.id != refused.id)
    #expect(try await guest.words.contains("Tap to undo."))
    #expect(try await said(guest, refused.id) == [HistoryEvent(.disliked, refused.id)])

    let later = try await Diner(on: disk, at: "2026-08-12T18:30")
    for _ in 0..<20 {
      #expect(try await later.meal.id != refused.id)
      try await later.tap("home.newSuggestion")
    }
    try await later.app.open(link: "mealadvisor://recipe?id=\(refused.id)")
    #expect(try await later.words.contains("It is suggested only if nothing else fits"))
    try await later.tap("meal.opinion?id=\(refused.id)")
    try await later.tap("meal.rate?id=\(refused.id)&stars=4")
    #expect(try await !later.can("meal.undoDislike?id=\(refused.id)"))
    #expect(try await later.can("meal.dislike?id=\(refused.id)"))
    #expect(try await !later.stores.read().history[refused.id].isDisliked)
  }

  @Test func `an eater cooks a meal, rates it and finds the rating the next day`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let meal = try await guest.meal
    try await guest.tap("recipe.open?id=\(meal.id)")
    try await guest.tap("recipe.startCooking?id=\(meal.id)")
    for _ in meal.recipe.steps.dropFirst() { try await guest.tap("cooking.next") }
    try await guest.tap("cooking.finish?id=\(meal.id)")
    #expect(try await guest.words.contains("How Was It?"))
    try await guest.tap("meal.rate?id=\(meal.id)&stars=5")
    #expect(try await guest.words.contains("You gave it 5 stars"))
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.id == "recipe-detail")
    try await guest.tap("meal.opinion?id=\(meal.id)")
    #expect(try await !guest.can("meal.cooked?id=\(meal.id)"))
    #expect(
      try await said(guest, meal.id) == [
        HistoryEvent(.accepted, meal.id), HistoryEvent(.cooked, meal.id),
        HistoryEvent(.rated, meal.id, stars: 5),
      ])

    let tomorrow = try await Diner(on: disk, at: "2026-05-13T18:30")
    try await tomorrow.app.open(link: "mealadvisor://recipe?id=\(meal.id)")
    #expect(try await tomorrow.words.contains("You gave it 5 stars · Cooked once"))
    try await tomorrow.tap("meal.opinion?id=\(meal.id)")
    try await tomorrow.tap("meal.cooked?id=\(meal.id)")
    #expect(try await tomorrow.words.contains("Cooked twice"))
    try await tomorrow.tap("navigation.dismiss")
    try await tomorrow.tap("meal.why?id=\(meal.id)")
    #expect(
      try await tomorrow.words.contains(
        "Since then you chose it, gave it 5 stars and cooked it."))
  }

  // C-A05: all four within two taps from Home.
  @Test func `everything that can be said is within two taps of Home`() async throws {
    let guest = try await Diner()
    let meal = try await guest.meal.id
    for action in ["why", "dislike", "opinion"] {
      #expect(try await guest.can("meal.\(action)?id=\(meal)"))
    }
    try await guest.tap("meal.opinion?id=\(meal)")
    for action in ["rate?id=\(meal)&stars=3", "cooked?id=\(meal)", "dislike?id=\(meal)"] {
      #expect(try await guest.can("meal.\(action)"))
      try await guest.tap("meal.\(action)")
    }
    #expect(
      try await said(guest, meal) == [
        HistoryEvent(.rated, meal, stars: 3), HistoryEvent(.cooked, meal),
        HistoryEvent(.disliked, meal),
      ])
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.meal.id != meal)
  }
}
