import FoodFacts
import MealCatalog
import MealModels
import SeededRandom
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the first suggestion has to prove, through the same door that people use.
@Suite struct AcceptanceTests {
  @Test func `no meal comes back within 14 days when asked once a day`() async throws {
    let demo = Demo()
    var last: [String: Int] = [:]
    for day in 0..<Sample.count(quick: 40, whole: 200) {
      let at = LocalMoment(date: Demo.start + Double(day) * 86_400).text
      let document: SuggestDocument = try await demo.json("suggest --at \(at) --seed 7 --json")
      let id = try #require(document.ids.first)
      if let before = last[id] { #expect(day - before > 14, "\(id) on days \(before), \(day)") }
      #expect(!document.exhausted)
      last[id] = day
    }
    #expect(last.count > 14)
  }

  @Test func `at one instant each dinner comes once, then the one shown longest ago`() async throws
  {
    let demo = Demo()
    let dinners = Set(
      Catalog.bundled.summaries.filter { $0.slots.contains(.dinner) && $0.cuisine == .thai }
        .map(\.id.rawValue))
    var shown: [String] = []
    for call in 0..<(2 * dinners.count + 5) {
      let document: SuggestDocument = try await demo.json(
        "suggest --cuisine thai --at 2026-05-12T18:30 --seed \(call) --json")
      let id = try #require(document.ids.first)
      #expect(document.exhausted == (call >= dinners.count))
      if call >= dinners.count { #expect(id == shown[call - dinners.count]) }
      shown.append(id)
    }
    #expect(Set(shown.prefix(dinners.count)) == dinners)
  }

  @Test func `four limits at once leave at least three meals that keep every one`() async throws {
    let document: SuggestDocument = try await Demo().json(
      "suggest --diet vegan,gluten-free --allergy tree-nut,sesame --count 20 --json")
    #expect(Set(document.ids).count >= 3)
    for id in document.ids {
      let meal = try #require(Catalog.bundled.meal(MealID(rawValue: id)))
      let problems = NaiveCheck(FoodBook.culinary).problems(of: meal.recipe)
      #expect(problems.isEmpty, "\(id): \(problems)")
    }
  }

  @Test func `the naive check does find meals that break the four limits`() {
    let check = NaiveCheck(FoodBook.culinary)
    let broken = Catalog.bundled.meals.filter { !check.problems(of: $0.recipe).isEmpty }
    #expect(broken.count > Catalog.bundled.summaries.count / 2)
  }
}

/// Looks every food of a recipe up by hand, apart from the rules that choose meals.
struct NaiveCheck {
  private static let forbidden: Set<Allergen> = [
    .milk, .egg, .fish, .crustacean, .mollusc, .gluten, .wheat, .sesame, .treeNut, .almond,
    .brazilNut, .cashew, .hazelnut, .macadamia, .pecan, .pineNut, .pistachio, .walnut,
  ]
  /// What a vegan may meet in traces, as on the packs of many vegan foods.
  private static let forbiddenTraces: Set<Allergen> = forbidden.subtracting([
    .milk, .egg, .fish, .crustacean, .mollusc,
  ])
  private static let forbiddenClasses: FoodClasses = [
    .meat, .poultry, .pork, .fish, .shellfish, .dairy, .egg, .honey, .gelatin, .rennet, .animal,
    .insect, .scalelessFish,
  ]

  private let foods: [FoodID: Food]

  init(_ book: FoodBook) {
    foods = Dictionary(uniqueKeysWithValues: book.foods.map { ($0.id, $0) })
  }

  func problems(of recipe: Recipe) -> [String] {
    let unknown = recipe.ingredients.filter { $0.food == nil }.map { "unknown \($0.name)" }
    return unknown + (recipe.ingredients.compactMap(\.food) + recipe.alsoUses).flatMap(problems)
  }

  private func problems(of id: FoodID) -> [String] {
    guard let food = foods[id] else { return ["unknown \(id)"] }
    let allergens = Set(food.contents.allergens.allergens).intersection(Self.forbidden)
    let traces = Set(food.contents.traces.allergens).intersection(Self.forbiddenTraces)
    let classes = FoodClasses.named.filter {
      food.contents.classes.contains($0.value) && Self.forbiddenClasses.contains($0.value)
    }
    return allergens.map { "\(id) has \($0)" } + traces.map { "\(id) has traces of \($0)" }
      + classes.map { "\(id) is \($0.name)" } + food.parents.flatMap(problems)
  }
}
