import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import FavoritesStore
import FoodFacts
import Journal
import MealCatalog
import MealModels
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorOpinion

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct RenameTests {
  private static let meals = """
    mealadvisor-catalog 1

    meal carrot-soup
    title: Carrot Soup
    cuisine: french
    slots: lunch, dinner
    difficulty: easy
    time: prep 5, cook 20
    formerly: soup-of-the-day
    servings: 2
    summary: Carrots and water.
    description: Carrots cooked in water until soft.
    picture: soup, an orange soup
    ingredients:
    - 2 | carrots
    steps:
    1. Cook the carrots in water for 20 minutes.

    meal leek-soup
    title: Leek Soup
    cuisine: british
    slots: lunch, dinner
    difficulty: easy
    time: prep 5, cook 20
    servings: 2
    summary: Leeks and water.
    description: Leeks cooked in water until soft.
    picture: soup, a green soup
    ingredients:
    - 2 | leeks
    steps:
    1. Cook the leeks in water for 20 minutes.

    """

  private let evening = LocalMoment(date: Date(timeIntervalSince1970: 1_778_610_600))

  private func service() throws -> SuggestionService {
    SuggestionService(
      catalog: try Catalog(text: Self.meals, fileName: "meals.txt", foods: .culinary))
  }

  @Test func `an opinion under a meal's former id counts for the meal`() throws {
    let stores = Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory()),
      premium: .mealAdvisor)
    let feature = OpinionFeature(
      MealAdvisorClients(
        service: try service(), stores: stores,
        subscriptions: .local(stores, now: { Date(timeIntervalSince1970: 0) })))
    let world = World(
      date: evening.date, secondsFromGMT: 0, seed: 1, isConnected: true, region: .unitedStates)
    var state = OpinionFeature.State()
    let call = try ActionCall(parsing: "meal.dislike?id=soup-of-the-day")
    let action = try #require(feature.action(for: call))
    #expect(feature.reduce(action, into: &state, stored: StoredState(), world: world).count == 1)
    #expect(state.writing == [HistoryEvent(.disliked, "carrot-soup")])

    var history = History()
    history.apply(HistoryEvent(.disliked, "soup-of-the-day"), at: evening.date)
    #expect(try service().current(history)["carrot-soup"].isDisliked)
  }

  @Test func `a meal that was shown under its former id is not shown again`() async throws {
    let service = try service()
    var history = History()
    history.apply(HistoryEvent(.suggested, "soup-of-the-day"), at: evening.date - 86_400)
    let limits = try service.safeLimits(of: StoredState(), at: evening.date)
    for seed in 0..<20 as Range<UInt64> {
      let request = service.request(StoredState(), for: limits, at: evening, count: 1, seed: seed)
      let served = try await service.serve(request, for: limits, history)
      #expect(served.meals.map(\.meal.id) == ["leek-soup"])
    }
    let request = service.requestToExplain(StoredState(), at: evening, today: evening.date)
    let explanation = try #require(service.explain("soup-of-the-day", request, history))
    #expect(explanation.meal == "carrot-soup")
    #expect(explanation.standing == .repeated)
  }

  @Test func `the history keeps its events, and missing meals keep a name`() throws {
    let service = try service()
    var history = History()
    for (index, id) in ["soup-of-the-day", "gone", "leek-soup"].enumerated() {
      let event = HistoryEvent(.cooked, MealID(rawValue: id))
      history.apply(event, at: evening.date + Double(index))
    }
    let current = service.current(history)
    #expect(current.entries.map(\.event.meal) == ["carrot-soup", "gone", "leek-soup"])
    #expect(current.entries.map(\.date) == history.entries.map(\.date))
    #expect(service.current(current) == current)
  }

  @Test func `a meal that was saved under its former id is saved`() throws {
    var stored = StoredState()
    let key = Favorite.Key(.meal, "soup-of-the-day")
    stored.favorites.apply(.saved(Favorite(key: key, title: "Soup of the Day")))
    let request = try service().requestToExplain(stored, at: evening, today: evening.date)
    #expect(request.saved == ["carrot-soup"])
  }
}
