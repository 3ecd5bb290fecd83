import FoodFacts
import MealModels

/// Tells what is wrong with a food for a table, from the lines of the foods alone.
///
/// It walks what a food is made of by itself and knows the diets by words, so that a mistake in the
/// rules of the product is not a mistake here too.
struct PlainChecker {
  private struct Known {
    var names: Set<String>
    var possible: Set<String> = []
    var traces: Set<String>
    var foods: Set<FoodID>
    var isGroup: Bool
  }

  private var known: [FoodID: Known] = [:]

  /// What is wrong, in a word; nil where the food is safe.
  mutating func harm(of food: FoodID, _ table: PlainTable) -> String? {
    guard let own = look(up: food) else { return "unknown" }
    if own.isGroup { return "group" }
    for allergen in table.allergens {
      if own.names.contains(allergen.rawValue) { return allergen.rawValue }
      if own.possible.contains(allergen.rawValue) { return "perhaps \(allergen.rawValue)" }
      if own.traces.contains(allergen.rawValue) { return "traces of \(allergen.rawValue)" }
    }
    for diet in table.diets where breaks(own, diet) { return diet.rawValue }
    if !own.foods.isDisjoint(with: table.disliked) { return "disliked" }
    for allergy in table.allergies {
      guard let other = look(up: allergy) else { return "unknown allergy" }
      if own.foods.contains(allergy) { return "allergy to \(allergy)" }
      let allergens = Set(Allergen.allCases.map(\.rawValue))
      let shared = own.names.union(own.possible).intersection(allergens).intersection(other.names)
      if let first = shared.sorted().first { return "allergy to \(allergy) by \(first)" }
      if !own.foods.isDisjoint(with: other.foods) { return "made of what \(allergy) is made of" }
    }
    return nil
  }

  private func breaks(_ food: Known, _ diet: Diet) -> Bool {
    let flesh = [
      "meat", "poultry", "pork", "shellfish", "fish", "gelatin", "rennet", "animal", "insect",
      "scaleless-fish", "possible-animal", "possible-pork", "crustacean", "mollusc",
    ]
    let held = food.names.union(food.possible)
    func has(_ words: [String]) -> Bool { words.contains(where: held.contains) }
    switch diet {
    case .everything: return false
    case .vegetarian: return has(flesh)
    case .vegan: return has(flesh + ["dairy", "milk", "egg", "honey"])
    case .pescatarian:
      return has(
        flesh.filter {
          !["fish", "shellfish", "scaleless-fish", "crustacean", "mollusc"].contains($0)
        })
    case .glutenFree:
      return has(["gluten", "wheat"]) || food.traces.contains("gluten")
        || food.traces.contains("wheat")
    case .dairyFree: return has(["dairy", "milk"])
    case .halal:
      return has([
        "pork", "unhalal-meat", "alcohol", "gelatin", "rennet", "animal", "possible-animal",
        "possible-pork",
      ])
    case .kosher:
      return has([
        "pork", "unkosher-meat", "shellfish", "crustacean", "mollusc", "scaleless-fish", "insect",
        "gelatin", "rennet", "animal", "possible-animal", "possible-pork",
      ])
    case .keto: return food.foods.contains("sugar") || food.foods.contains("honey")
    }
  }

  private mutating func look(up food: FoodID) -> Known? {
    if let found = known[food] { return found }
    guard let own = FoodBook.culinary[food] else { return nil }
    var found = Known(names: [], traces: [], foods: [], isGroup: own.isGroup)
    var open = [own]
    var likes: [FoodID] = []
    while let next = open.popLast() {
      guard found.foods.insert(next.id).inserted else { continue }
      found.names.formUnion(next.contents.allergens.allergens.map(\.rawValue))
      let possible = Set(next.contents.possible.allergens.map(\.rawValue))
      found.possible.formUnion(possible.union(Self.nuts(possible)))
      let traces = Set(next.contents.traces.allergens.map(\.rawValue))
      found.traces.formUnion(traces.union(Self.nuts(traces)))
      found.names.formUnion(
        FoodClasses.named.filter { next.contents.classes.contains($0.value) }
          .map(\.name))
      likes += next.likes
      open += next.parents.compactMap { FoodBook.culinary[$0] }
    }
    while let like = likes.popLast() {
      if found.foods.insert(like).inserted { likes += FoodBook.culinary[like]?.likes ?? [] }
    }
    found.names.formUnion(Self.nuts(found.names))
    known[food] = found
    return found
  }

  /// A nut is a tree nut, and a tree nut of no kind may be any.
  private static func nuts(_ names: Set<String>) -> Set<String> {
    let kinds = Set([
      "almond", "brazil-nut", "cashew", "hazelnut", "macadamia", "pecan", "pine-nut", "pistachio",
      "walnut",
    ])
    if !names.isDisjoint(with: kinds) { return ["tree-nut"] }
    return names.contains("tree-nut") ? kinds : []
  }
}
