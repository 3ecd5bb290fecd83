import FavoritesStore
import FoodFacts
import Journal
import MealCatalog
import MealModels
import Preferences
import SuggestionEngine
import Testing

@testable import EaterMeals

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SuggestionContextTests {
  private func moment(_ text: String) throws -> LocalMoment {
    try #require(LocalMoment(text))
  }

  @Test(
    arguments: [
      ("2026-05-12T18:30", nil, 5), ("2026-05-12T18:30", "GB", 5), ("2026-05-12T18:30", "NZ", 11),
      ("2026-01-31T23:59", "AU", 7), ("2026-07-01T00:00", "ZA", 1), ("2026-06-15T12:00", "AR", 12),
      ("2026-12-31T12:00", "CL", 6), ("2026-12-31T12:00", "US", 12),
    ] as [(String, String?, Int)])
  func `south of the equator the season is half a year apart`(
    at: String, country: String?, month: Int
  ) throws {
    #expect(Season.month(of: try moment(at), in: country) == month)
  }

  @Test func `the month is that of the eater's own calendar`() throws {
    let newYear = LocalMoment(
      date: try moment("2025-12-31T23:30").date, secondsFromGMT: 3600)
    #expect(Season.month(of: newYear, in: nil) == 1)
  }

  @Test func `of several counts of the day's rest, the least counts, and never less than zero`() {
    let surroundings = SuggestionContext(
      atHome: [FoodsAtHome(["spinach"]), FoodsAtHome(["egg"])],
      left: [
        NutritionLeft([.energy: 450.5, .sodium: -3]),
        NutritionLeft([.energy: 600, .fat: .nan]),
      ], country: "GB")
    #expect(surroundings.foodsAtHome == ["spinach", "egg"])
    #expect(surroundings.nutritionLeft == NutritionFacts([.energy: 450.5, .sodium: 0]))
    #expect(surroundings.country == "GB")
  }

  @Test func `everything that is known goes into the question`() throws {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "quotas", value: "fish>=1,red-meat<=2"))
    stored.favorites.apply(.saved(Favorite(Food(id: "kiwi", name: "kiwi"))))
    let saved = try #require(Catalog.bundled.meal("spicy-beef-tacos"))
    stored.favorites.apply(.saved(Favorite(saved.recipe)))
    let moment = try moment("2026-05-12T18:30")
    let limits = try SuggestionService.bundled.safeLimits(of: stored, at: moment.date)
    let request = SuggestionService.bundled.request(
      stored, for: limits, at: moment, count: 1, seed: 7,
      surroundings: SuggestionContext(
        foodsAtHome: ["moon-dust"], nutritionLeft: NutritionFacts([.energy: 500]), country: "AU"))
    #expect(request.quotas == [Quota(.fish, .atLeast, 1), Quota(.redMeat, .atMost, 2)])
    #expect(request.wishes.month == 11)
    #expect(request.wishes.atHome == ["moon-dust"])
    #expect(request.wishes.nutritionLeft == NutritionFacts([.energy: 500]))
    #expect(request.saved == ["spicy-beef-tacos"])
  }

  @Test(
    arguments: [
      (["chicken"], ["chicken", "chicken-breast", "chicken-thigh"]),
      (["milk"], ["milk", "goat-milk"]),  // butter is made of it and is no milk
      (["potato"], ["potato"]),  // a sweet potato has its name and is none
      (["egg", "stardust"], ["egg", "stardust"]),  // an eggplant begins with the letters alone
      ([], []),
    ] as [([FoodID], Set<FoodID>)])
  func `a food at home counts as itself and as its kinds`(
    home: [FoodID], foods: Set<FoodID>
  ) {
    let candidates: Set<FoodID> = [
      "chicken", "chicken-breast", "chicken-thigh", "milk", "goat-milk", "butter", "potato",
      "sweet-potato", "egg", "eggplant", "spinach",
    ]
    let kinds = KindsOfFoods(among: candidates)
    #expect(Set(home.flatMap { kinds.kinds(of: $0, in: .culinary) }) == foods)
  }
}
