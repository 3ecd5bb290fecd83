import EaterMeals
import Journal
import MealCatalog
import MealModels
import Preferences
import PremiumGate
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SuggestionServiceTests {
  private let service = SuggestionService.bundled
  private let evening = LocalMoment(date: Date(timeIntervalSince1970: 1_778_610_600))

  private func request(_ stored: StoredState, count: Int = 1) throws -> SuggestionRequest {
    let limits = try service.safeLimits(of: stored, at: evening.date)
    return service.request(stored, for: limits, at: evening, count: count, seed: 7)
  }

  @Test func `the question asks what the table is set to, at the part of the day it is`() throws {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "diets", value: "vegan"))
    stored.preferences.apply(PreferencesEvent(key: "cooking-time", value: "30"))
    stored.preferences.apply(PreferencesEvent(key: "nutrition", value: "sodium<=600"))
    let request = try request(stored, count: 3)
    #expect(request.limits.diets.diets == [.vegan])
    #expect(
      request.wishes
        == Wishes(
          slot: .dinner, maxMinutes: 30, nutrition: NutritionBounds([.sodium: 600]), month: 5))
  }

  // C-P02
  @Test func `stored cuisines and dislikes rest without premium, an allergy to a food never does`()
    throws
  {
    var stored = StoredState(premium: .sample)
    for (key, value) in [
      ("cuisines", "thai"), ("dislikes", "tomato"), ("allergies", "food:kiwi"),
    ] {
      stored.preferences.apply(PreferencesEvent(key: key, value: value))
    }
    let free = try request(stored)
    #expect(free.wishes.cuisines.isEmpty)
    #expect(free.limits == EaterLimits(allergies: [FoodAllergy(to: "kiwi", in: service.foods)]))
    stored.entitlement.apply(
      .trialStarted(at: evening.date, until: evening.date.addingTimeInterval(7 * 86_400)))
    let trial = try request(stored)
    #expect(trial.wishes.cuisines == [.thai])
    #expect(trial.limits.dislikedFoods == ["tomato"])
  }

  @Test func `nothing rests in an app that does not sell it`() throws {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "cuisines", value: "thai"))
    #expect(try request(stored).wishes.cuisines == [.thai])
  }

  @Test func `no app can make a limit a premium setting`() {
    let greedy = PremiumRules(
      PremiumRules.sample.offer,
      settings: Dictionary(
        uniqueKeysWithValues: PreferenceKey.allCases.map { ($0, "cuisine-filter") }))
    #expect(greedy.settings.keys.allSatisfy { !$0.isLimit })
    #expect(greedy.settings.count == PreferenceKey.allCases.count { !$0.isLimit })
  }

  @Test func `a source that ignores a limit or invents a meal is not believed`() async throws {
    let careless = SuggestionService(
      catalog: .bundled,
      source: SuggestionSource { _, _ async throws(SuggestionSourceError) in
        SuggestionAnswer(
          suggestions: ["creamy-tuscan-chicken", "no-such-meal", "greek-quinoa-salad"].map {
            Suggestion(mealID: MealID(rawValue: $0), reasons: [.neverShown])
          })
      })
    let request = SuggestionRequest(
      moment: evening, limits: EaterLimits(diets: DietSet([.pescatarian])), seed: 7)
    let served = try await careless.serve(request, for: try careless.noLimits, History())
    let offered = served.meals.map(\.meal.id)
    #expect(!offered.contains("creamy-tuscan-chicken"))
    #expect(served.meals.allSatisfy { request.limits.admits($0.meal.facts) })
    #expect(served.answer.suggestions.map(\.mealID) == offered)
  }

  @Test func `a limit that cannot be read or checked makes everything unsafe`() {
    var stored = StoredState()
    #expect(service.unreadableLimits(of: stored).isEmpty)
    stored.settings.unreadEvents = 1
    #expect(service.unreadableLimits(of: stored) == ["1 unread setting"])
    stored.settings.unreadEvents = 0
    stored.settings.damagedLines = 2
    #expect(service.unreadableLimits(of: stored) == ["2 damaged lines"])
    stored.settings.damagedLines = 0
    stored.preferences.apply(PreferencesEvent(key: "allergies", value: "food:stardust"))
    stored.preferences.apply(PreferencesEvent(key: "diets", value: "low-fodmap"))
    #expect(
      service.unreadableLimits(of: stored) == ["diets:low-fodmap", "allergies:stardust"])
  }
}
