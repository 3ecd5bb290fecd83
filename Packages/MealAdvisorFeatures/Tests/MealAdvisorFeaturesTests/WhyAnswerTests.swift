import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Presentation
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorOpinion

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is answered in the sheet that says why a meal is suggested.
@Suite struct WhyAnswerTests {
  @Test func `Not for Me in Why leads back to Home, where another meal comes`() async throws {
    let visitor = try await Visitor()
    let meal = try await visitor.shownMeal
    try await visitor.tap("meal.why?id=\(meal)", "meal.dislike?id=\(meal)")
    #expect(try await visitor.screen.id == "home")
    #expect(try await visitor.words.contains(" is left out from now on. Tap to undo."))
    #expect(try await visitor.shownMeal != meal)
    try await visitor.tap("meal.undoDislike?id=\(meal)")
    #expect(try await !visitor.stores.read().history[meal].isDisliked)
  }

  @Test func `Not for Me in Why leads back to the recipe, and Why takes it back where it is`()
    async throws
  {
    let visitor = try await Visitor()
    let meal = try await visitor.shownMeal
    try await visitor.tap(
      "recipe.open?id=\(meal)", "meal.why?id=\(meal)", "meal.dislike?id=\(meal)")
    #expect(try await visitor.screen.id == "recipe-detail")
    #expect(try await visitor.words.contains("It is suggested only if nothing else fits"))
    #expect(try await visitor.words.contains(" is left out from now on. Tap to undo."))
    try await visitor.tap("meal.why?id=\(meal)", "meal.undoDislike?id=\(meal)")
    #expect(try await visitor.screen.id == "why")
    #expect(try await !visitor.words.contains("It is left out"))
    try await visitor.tap("meal.opinion?id=\(meal)", "meal.rate?id=\(meal)&stars=2")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "why")
    #expect(try await visitor.words.contains("You gave it 2 stars"))
  }

  // Brief messages go by themselves, so that what is said is read from the commands.
  @Test func `the result of an answer shows on the screen where the eater gave it`() async throws {
    let visitor = try await Visitor()
    let meal = try await visitor.shownMeal
    let feature = OpinionFeature(
      MealAdvisorClients(
        service: SuggestionService.bundled(), stores: visitor.stores,
        subscriptions: .local(visitor.stores, now: { Date(timeIntervalSince1970: 0) })))
    var state = OpinionFeature.State()
    var world = await visitor.app.world
    world.route = Route(Routes.why, meal)
    func said(_ action: OpinionFeature.Action) -> [String] {
      feature.reduce(action, into: &state, stored: StoredState(), world: world).map { command in
        switch command {
        case .say(let notice, nil): notice.text
        case .dismiss: "dismiss"
        default: "\(command)"
        }
      }
    }
    #expect(said(.undone(meal, isWelcome: true)) == ["It can be suggested to you again"])
    #expect(
      said(.undone(meal, isWelcome: false)) == [
        "Give it three stars or more, and it is suggested again"
      ])
    #expect(said(.unstored(nil)) == ["This change could not be stored. Please try again."])
    let disliked = said(.recorded(HistoryEvent(.disliked, meal), world))
    #expect(disliked.first == "dismiss")
    #expect(disliked.count == 2)
  }
}

extension Visitor {
  fileprivate var shownMeal: MealID {
    get async throws { try #require(try await stores.read().history.lastShown(1).first) }
  }
}
