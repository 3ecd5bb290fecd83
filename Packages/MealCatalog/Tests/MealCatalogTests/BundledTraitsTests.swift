import FoodFacts
import MealModels
import SeededRandom
import Testing

@testable import MealCatalog

/// What the bundled meals are, judged by a cook and derived again.
struct BundledTraitsTests {
  @Test(
    arguments: [
      ("creamy-tuscan-chicken", .chicken, .pasta), ("spicy-beef-tacos", .beef, .corn),
      ("lemon-herb-salmon", .fish, .none), ("buttermilk-pancakes", .dairy, .dough),
      ("tofu-scramble", .soy, .none), ("bubble-and-squeak", .none, .potato),
      ("lanzhou-niurou-mian", .beef, .noodles), ("mangu", .none, .roots),
      ("shakshuka", .egg, .none), ("socca", .legumes, .none),
      ("aglio-e-olio", .none, .pasta), ("cacio-e-pepe", .dairy, .pasta),
      ("feijoada", .pork, .rice), ("salade-nicoise", .fish, .potato),
      ("chana-masala", .legumes, .none), ("couscous-aux-sept-legumes", .none, .grains),
      ("insalata-di-tonno-e-fagioli", .fish, .none), ("pad-thai", .shellfish, .noodles),
      ("turkey-chili", .poultry, .none), ("shepherds-pie", .lamb, .potato),
      ("mapo-tofu", .soy, .rice), ("moules-marinieres", .shellfish, .bread),
      ("mushroom-risotto", .dairy, .rice), ("hyderabadi-biryani", .chicken, .rice),
      ("blueberry-overnight-oats", .nuts, .oats), ("pierogi-ruskie", .dairy, .dough),
      ("ratatouille", .none, .none), ("zaru-soba", .none, .noodles),
      ("polenta-e-latte", .dairy, .corn), ("doro-wat", .chicken, .bread),
    ] as [(MealID, ProteinSource, StarchSource)])
  func `a meal is what a cook calls it`(
    id: MealID, protein: ProteinSource, starch: StarchSource
  ) throws {
    let traits = try #require(Catalog.bundled.summary(id)).traits
    #expect(traits.protein == protein)
    #expect(traits.starch == starch)
  }

  @Test func `traits are what the recipe and its foods say`() throws {
    var deriver = MealDeriver(.culinary)
    for summary in Sample.some(60, of: Catalog.bundled.summaries) {
      let meal = try #require(Catalog.bundled.meal(summary.id))
      #expect(deriver.traits(of: meal.recipe) == meal.traits, "\(meal.id)")
      #expect(summary.traits == meal.traits, "\(meal.id)")
    }
  }

  @Test func `every meal has main foods of its own, and its nutrients are known`() {
    for meal in Catalog.bundled.meals {
      let foods = Set(meal.recipe.ingredients.compactMap(\.food))
      #expect(!meal.traits.mainFoods.isEmpty, "\(meal.id)")
      #expect(foods.isSuperset(of: meal.traits.mainFoods), "\(meal.id)")
      #expect(meal.traits.nutrition[.energy] != nil && meal.traits.nutrition[.protein] != nil)
      #expect(meal.traits.shape == meal.recipe.picture.kind)
    }
  }

  @Test func `of all meals of flesh, two are eaten raw`() {
    let raw = Catalog.bundled.summaries.filter(\.traits.isRaw)
    let flesh = raw.filter { !$0.facts.contents.classes.contains(.egg) }
    #expect(flesh.map(\.id).sorted() == ["ceviche", "tuna-poke-bowls"])
    #expect(raw.allSatisfy { $0.daysItMayBeEaten == 0 })
  }

  @Test func `every month has meals in season, and some have no season`() {
    let traits = Catalog.bundled.summaries.map(\.traits)
    for month in 1...12 { #expect(traits.count { $0.months.contains(month) } >= 20, "\(month)") }
    #expect(traits.count { $0.months == [] } >= 60)
  }

  @Test func `a meal of a file's own foods has traits`() throws {
    let text = """
      mealadvisor-catalog 1
      food nans-sausage: Nan's sausages | from: pork, oats
      food gran-loaf: Gran's loaf | from: bread | weights: slice 40
      food spring-greens-mix: garden greens | season: 4-6
      meal nans-supper
      title: Supper
      cuisine: british
      slots: dinner
      difficulty: easy
      time: prep 5, cook 10
      servings: 2
      summary: Supper.
      picture: plate, A plate
      ingredients:
      - 4 | Nan's sausages
      - 2 slices | Gran's loaf
      - 200 g | garden greens
      - 250 ml | chicken stock
      steps:
      1. Fry everything until done.
      """
    let catalog = try Catalog(text: text, fileName: "recipes.txt", foods: .culinary)
    let traits = try #require(catalog.summaries.first).traits
    #expect(traits.protein == .pork)
    #expect(traits.starch == .bread)
    #expect(traits.mainFoods == ["nans-sausage", "spring-greens-mix", "gran-loaf"])
    #expect(traits.months.months == [4, 5, 6])
    #expect(traits.nutrition.measured == [])
  }
}
