import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import SuggestionEngine
import Synchronization
import Testing

/// A feature that no package knows: it keeps track of the pantry and of the day's energy.
private struct PantryFeature: Feature {
  enum Action: Sendable { case shopped }

  let id: FeatureID = "pantry"
  let routes: [RouteDefinition] = []

  func initialState() -> [FoodID] { ["spinach"] }

  let actions: [ActionHandler<Action>] = [.on(ActionForm("pantry.shop"), .shopped)]

  func reduce(_ action: Action, into foods: inout [FoodID], stored: Void, world: World)
    -> [Command<Never>]
  {
    foods.append("egg")
    return []
  }

  func screen(of route: Route, state foods: [FoodID], stored: Void, context: ScreenContext) -> (
    any Screen
  )? { nil }

  func offers(_ foods: [FoodID], _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.add(FoodsAtHome(foods))
    offers.add(NutritionLeft([.energy: 600]))
    offers.add(
      SettingsRowOffer(
        section: "Pantry",
        row: ListRow("settings.pantry", "I went shopping", action: ControlAction("pantry.shop"))))
    return offers
  }
}

/// A source that remembers what it was asked, and answers with dinners that use what is at home.
private final class AttentiveSource: Sendable {
  /// What the feature may say is at home; each of its kinds, such as frozen spinach, is asked for too.
  private static let bought: Set<FoodID> = ["spinach", "egg"]

  private let requests = Mutex<[SuggestionRequest]>([])
  private let engine = MealSuggester(pool: MealPool(Catalog.bundled.summaries))

  var asked: [SuggestionRequest] { requests.withLock { $0 } }

  var source: SuggestionSource {
    SuggestionSource { [self] request, history async throws(SuggestionSourceError) in
      requests.withLock { $0.append(request) }
      var answer = engine.suggest(request, history: history)
      for place in answer.suggestions.indices {
        answer.suggestions[place].reasons = [
          .usesAtHome(Self.bought.intersection(request.wishes.atHome).sorted()),
          .fitsNutritionLeft,
        ]
      }
      return answer
    }
  }
}

@Suite struct PantryFeatureTests {
  @Test func `Home suggests with what a feature from outside says is at home`() async throws {
    let source = AttentiveSource()
    let guest = try await Diner(source: source.source, further: { _ in [PantryFeature()] })
    let request = try #require(source.asked.first)
    #expect(request.wishes.atHome.isSuperset(of: ["spinach"]))
    #expect(!request.wishes.atHome.contains("egg"))
    #expect(request.wishes.nutritionLeft == NutritionFacts([.energy: 600]))
    #expect(request.wishes.month == 5)
    #expect(try await guest.words.contains("Uses your spinach · Fits the rest of your day"))
  }

  @Test func `the app refills the reserve once the pantry changed`() async throws {
    let source = AttentiveSource()
    let guest = try await Diner(source: source.source, further: { _ in [PantryFeature()] })
    try await guest.tap("home.newSuggestion")
    #expect(source.asked.count == 2)
    try await guest.tap("tab.select?id=settings")
    try await guest.tap("pantry.shop")
    try await guest.tap("tab.select?id=home")
    #expect(source.asked.map { $0.wishes.atHome.contains("egg") } == [false, false, true])
    try await guest.tap("home.newSuggestion")
    #expect(try await guest.words.contains("Uses your eggs and spinach"))
  }

  @Test func `without such a feature nothing is assumed`() async throws {
    let source = AttentiveSource()
    _ = try await Diner(source: source.source)
    #expect(source.asked.map(\.wishes.atHome) == [[]])
    #expect(source.asked.map(\.wishes.nutritionLeft) == [NutritionFacts()])
  }
}
