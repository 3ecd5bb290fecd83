import EaterRecord
import MealAdvisorFeatureParts
import FoodFacts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import Testing

/// What foods and meals share, walked as plainly as possible and without the product's lineage.
private struct Kinship {
  let allergens: Set<Allergen>
  let foods: Set<FoodID>

  init(of start: [FoodID], in foods: [FoodID: Food]) {
    var allergens: Set<Allergen> = []
    var names: Set<FoodID> = []
    for id in start {
      var own: Set<Allergen> = []
      var made: [FoodID] = [id]
      var likes: [FoodID] = []
      while let next = made.popLast() {
        names.insert(next)
        guard let food = foods[next] else { continue }
        own.formUnion(food.contents.allergens.allergens)
        made += food.parents
        likes += food.likes
      }
      while let next = likes.popLast() {
        names.insert(next)
        likes += foods[next]?.likes ?? []
      }
      if own.contains(.wheat) { own.insert(.gluten) }
      if own.contains(where: \.isTreeNutKind) {
        own.insert(.treeNut)
      } else if own.contains(.treeNut) {
        own.formUnion(Allergen.allCases.filter(\.isTreeNutKind))
      }
      allergens.formUnion(own)
    }
    self.allergens = allergens
    self.foods = names
  }

  func shares(with other: Kinship) -> Bool {
    !allergens.isDisjoint(with: other.allergens) || !foods.isDisjoint(with: other.foods)
  }
}

@Suite struct AllergyReachTests {
  private static let foods = Dictionary(
    FoodBook.culinary.foods.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  private static let meals = Catalog.bundled.meals.map { meal in
    let recipe = meal.recipe
    return (
      meal.facts,
      Kinship(of: recipe.ingredients.compactMap(\.food) + recipe.alsoUses, in: foods)
    )
  }
  private static let parser = PreferenceParser(household: [.you]) { .culinary }
  private static let service = SuggestionService.bundled()

  /// The places of the meals that hold a food, or an allergen, as they are walked here.
  private static let holders: (foods: [FoodID: [Int]], allergens: [Allergen: [Int]]) = {
    var foods: [FoodID: [Int]] = [:]
    var allergens: [Allergen: [Int]] = [:]
    for (place, meal) in meals.enumerated() {
      for food in meal.1.foods { foods[food, default: []].append(place) }
      for allergen in meal.1.allergens { allergens[allergen, default: []].append(place) }
    }
    return (foods, allergens)
  }()

  /// The places of the meals that share an allergen or an origin.
  private static func sharing(_ allergens: some Sequence<Allergen>, _ foods: Set<FoodID>) -> Set<
    Int
  > {
    Set(
      foods.flatMap { holders.foods[$0] ?? [] } + allergens.flatMap { holders.allergens[$0] ?? [] })
  }

  private static func limits(_ ids: [String]) -> EaterLimits {
    var stored = EaterPreferences()
    stored.apply(PreferencesEvent(key: "allergies", value: ids.joined(separator: ",")))
    return service.limits(of: stored)
  }

  /// The ids that an allergy is stored under; none where it is refused.
  private static func ids(_ name: String) throws -> [String] {
    do throws(PreferenceError) { return try parser.allergies(name).ids } catch {
      // A word that nobody can decide about is refused, and one for very many foods is asked about.
      switch error {
      case .undecidableAllergy, .manyFoods: return []
      default: throw error
      }
    }
  }

  /// The foods in parts, so that no test keeps others waiting for long.
  private static let parts = 0..<16

  private static func foods(ofPart part: Int) -> [Food] {
    foods.values.sorted { $0.id < $1.id }.enumerated()
      .filter { $0.offset % parts.count == part }.map(\.element)
  }

  @Test func `the book has foods that no line records, and many names of components`() {
    #expect((50...150).contains(Self.foods.keys.count { !FoodBook.culinary.records($0) }))
    let names = Self.foods.values.flatMap { [$0.name] + $0.aliases }
    #expect(names.count(where: Self.isComponent) >= 500)
  }

  @Test(arguments: parts)
  func `for every food as an allergy, no safe meal shares an allergen or origin with it`(
    part: Int
  ) throws {
    for food in Self.foods(ofPart: part) {
      let ids = try Self.ids(food.name)
      guard !ids.isEmpty else { continue }
      let limits = Self.limits(ids)
      // Whoever names an allergen as such means that one: peanuts, but no other legumes.
      let named = ids.compactMap { Allergen(rawValue: $0) }
      let kin = Kinship(of: [food.id], in: Self.foods)
      let unsafe = named.isEmpty ? Self.sharing(kin.allergens, kin.foods) : Self.sharing(named, [])
      if unsafe.contains(where: { limits.admits(Self.meals[$0].0) }) {
        Issue.record("an allergy to \(food.name)")
      }
    }
  }

  @Test(arguments: parts)
  func `every name of a food means the same as an allergy, or more, or is refused`(
    part: Int
  ) throws {
    var known: [[String]: EaterLimits] = [:]
    for food in Self.foods(ofPart: part) {
      let kin = Kinship(of: [food.id], in: Self.foods)
      // Whoever names an allergen as such means that one.
      for name in [food.name] + food.aliases
      where !name.contains(",") && Allergen.named(name).isEmpty {
        let ids = try Self.ids(name)
        guard !ids.isEmpty else { continue }
        let limits = known[ids] ?? Self.limits(ids)
        known[ids] = limits
        let isWhole = limits.allergyFoods.contains(food.id)
        // Every kind of nut is a tree nut.
        let nuts: AllergenSet =
          limits.allergens.contains(.treeNut) ? AllergenSet.treeNutKinds : []
        let covers = kin.allergens.isSubset(of: limits.allergens.union(nuts).allergens)
        let isNut = ids.contains { Allergen(rawValue: $0)?.isTreeNutKind ?? false }
        if !(isWhole || isNut || covers && !kin.allergens.isEmpty) { Issue.record("\(name)") }
      }
    }
  }

  private static func isComponent(_ name: String) -> Bool {
    let parts: Set<String> = [
      "white", "yolk", "protein", "powder", "flour", "oil", "starch", "butter", "milk", "fat",
      "lecithin", "paste", "meal", "extract", "sauce", "solid", "isolate", "cream", "stock",
    ]
    return FoodName.words(of: name).contains { parts.contains(FoodName.singular($0)) }
  }

  @Test(arguments: [
    "egg-white", "whey", "casein", "lactose", "milk-powder", "milk-protein", "soy-protein",
    "peanut-oil", "almond-flour", "fish-oil", "sulfite", "vital-wheat-gluten", "soy-lecithin",
  ])
  func `an allergy that is already stored is as wide as a new one`(id: String) throws {
    let kin = Kinship(of: [FoodID(rawValue: id)], in: Self.foods)
    #expect(!kin.allergens.isEmpty)
    let limits = Self.limits(["food:\(id)"])
    for (facts, meal) in Self.meals {
      if kin.shares(with: meal), limits.admits(facts) { Issue.record("\(id)") }
    }
    #expect(Self.meals.contains { limits.admits($0.0) })
  }

  @Test(arguments: ["salt", "sugar", "lecithin", "citric-acid", "no-such-food"])
  func `a stored allergy that the app cannot check stops suggestions`(id: String) {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "allergies", value: "food:\(id)"))
    #expect(Self.service.unreadableLimits(of: stored).count == 1)
    #expect(!Self.meals.contains { Self.limits(["food:\(id)"]).admits($0.0) })
    #expect(!Self.meals.contains { Self.limits(["only:\(id)"]).admits($0.0) })
  }

  @Test func `an allergy that was narrowed says what it does not avoid`() throws {
    let limits = Self.limits(["only:egg-white"])
    #expect(limits.allergens.isEmpty && limits.allergyFoods == ["egg-white"])
    #expect(
      Self.service.narrowings(in: limits, .english) == [
        "Only egg white and foods made from it are avoided; meals with eggs may be suggested."
      ])
    let wide = FoodAllergy(to: "egg-white", in: .culinary)
    #expect(Self.service.reach(of: wide, .english) == "Avoids everything with eggs.")
    #expect(Self.service.narrowings(in: EaterLimits(allergies: [wide]), .english).isEmpty)
    #expect(Self.service.reach(of: FoodAllergy(to: "rice", in: .culinary), .english) == nil)
  }
}
