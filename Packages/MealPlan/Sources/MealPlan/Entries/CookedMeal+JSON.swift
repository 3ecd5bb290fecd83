import MealModels
import PrintedText

extension CookedMeal {
  /// The stored and sent form of the meal.
  var json: JSON {
    let named: JSON = title.map { ["title": .string($0)] } ?? [:]
    let meal: JSON = [
      "contents": facts.contents.json,
      "foods": .strings(facts.foods.map(\.rawValue).sorted()),
      "unknown": .strings(facts.unknownIngredients), "lines": .strings(lines),
      "sides": .strings(sides),
    ]
    return meal.adding(named)
  }

  /// Reads the form of ``json``; contents that this version does not know become unknown.
  init(_ json: JSON) throws(PlanDocumentError) {
    let (contents, unread) = try json.needed("contents", FoodContents.read)
    let foods = try json.needed("foods", JSON.texts).map(FoodID.init(rawValue:))
    self.init(
      facts: MealFacts(
        contents: contents, foods: Set(foods),
        unknownIngredients: try json.needed("unknown", JSON.texts) + unread),
      lines: try json.maybe("lines", JSON.texts) ?? [],
      sides: try json.maybe("sides", JSON.texts) ?? [],
      title: try json.maybe("title", JSON.text))
  }
}

// A new property of ``FoodContents`` must be added to both functions here.
extension FoodContents {
  fileprivate var json: JSON {
    [
      "allergens": .strings(allergens.allergens.map(\.rawValue)),
      "possible": .strings(possible.allergens.map(\.rawValue)),
      "traces": .strings(traces.allergens.map(\.rawValue)),
      // The bits of a class never change their positions between versions.
      "classes": .integer(Int(classes.rawValue)),
    ]
  }

  /// The contents, and the part that a later version wrote and this version does not know.
  fileprivate static func read(
    _ json: JSON
  ) throws(PlanDocumentError) -> (contents: FoodContents, unread: [String]) {
    let allergens = try json.needed("allergens", JSON.texts)
    let possible = try json.needed("possible", JSON.texts)
    let traces = try json.needed("traces", JSON.texts)
    let classes = try json.needed("classes", JSON.whole(0...Int(UInt32.max)))
    let known: Set = ["allergens", "possible", "traces", "classes"]
    var unread = (allergens + possible + traces).filter { Allergen(rawValue: $0) == nil }
    if case .object(let members) = json {
      unread += members.map(\.key).filter { !known.contains($0) }
    }
    return (
      FoodContents(
        allergens: AllergenSet(allergens.compactMap(Allergen.init)),
        possible: AllergenSet(possible.compactMap(Allergen.init)),
        traces: AllergenSet(traces.compactMap(Allergen.init)),
        classes: FoodClasses(rawValue: UInt32(classes))), unread
    )
  }
}
