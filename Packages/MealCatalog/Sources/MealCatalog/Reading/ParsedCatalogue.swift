import MealModels

/// The meals and problems of one text of a catalogue.
package struct ParsedText {
  let file: SourceFile
  /// The previously known foods and those of the text.
  let foods: FoodBook
  /// The meals in the order of the text, each with the line of its heading.
  let meals: [(meal: ParsedMeal, line: Int?)]
}

/// The content of all texts of a catalogue.
package struct ParsedCatalogue {
  /// The previously known foods and those of the last text.
  let foods: FoodBook
  /// The meals in the order of the texts, side dishes among them.
  package private(set) var meals: [Meal] = []
  /// The former ids of meals, each with the position of the meal.
  package private(set) var formerIDs: [(id: MealID, position: Int)] = []

  /// Joins texts; throws the first conflict between them.
  package init(_ texts: [ParsedText], foods reference: FoodReference) throws(CatalogError) {
    foods = texts.last?.foods ?? reference.book
    let sides = NamedSides(texts.flatMap { $0.meals.map(\.meal) })
    var seen: Set<MealID> = []
    for text in texts {
      var deriver = MealDeriver(reference.with(text.foods))
      for (parsed, line) in text.meals {
        for id in [parsed.recipe.id] + parsed.formerIDs where !seen.insert(id).inserted {
          throw CatalogError(
            .duplicate(.mealID), file: text.file.name, line: line, found: id.rawValue)
        }
        if let problem = sides.problems(in: parsed, of: text.file).first { throw problem }
        formerIDs += parsed.formerIDs.map { ($0, meals.count) }
        meals.append(
          deriver.meal(parsed.recipe, slots: parsed.slots, customs: parsed.customs))
      }
    }
  }
}

/// The side dishes that meals may name.
struct NamedSides {
  private let ids: Set<MealID>

  init(_ meals: [ParsedMeal]) {
    ids = Set(meals.filter(\.isSide).map(\.recipe.id))
  }

  /// The errors about sides that a meal names but that do not exist.
  func problems(in meal: ParsedMeal, of file: SourceFile) -> [CatalogError] {
    meal.namedSides.filter { !ids.contains($0.id) }.map { side in
      file.unknown(
        .sideID, side.line, among: ids.map(\.rawValue).sorted(),
        expected: ["the id of a block that begins with 'side ID'"])
    }
  }
}
