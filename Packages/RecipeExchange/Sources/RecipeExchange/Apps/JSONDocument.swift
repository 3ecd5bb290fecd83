import PrintedText

/// Finds the recipes of a JSON document, whichever app wrote it.
enum JSONDocument {
  /// A recipe's object, and the format in which it is written.
  struct Found: Equatable {
    var json: JSON
    var format: ExchangeFormat
  }

  /// The recipes in the order of the document.
  static func recipes(_ json: JSON) -> [Found] {
    var found: [Found] = []
    find(json, depth: 0, &found)
    return found
  }

  private static func find(_ json: JSON, depth: Int, _ found: inout [Found]) {
    guard depth < 8 else { return }
    if case .array(let values) = json {
      for value in values { find(value, depth: depth + 1, &found) }
    } else if MealieDatabase.isDatabase(json) {
      found += MealieDatabase(json).recipes.map { Found(json: $0, format: .mealie) }
    } else if let format = format(json) {
      found.append(Found(json: json, format: format))
    } else {
      let names = [
        "@graph", "recipes", "recipe", "cookbook", "data", "items", "results", "mainEntity",
        "itemListElement", "item", "mainEntityOfPage",
      ]
      for name in names {
        if let inner = json.member([name]), inner.said == nil {
          find(inner, depth: depth + 1, &found)
        }
      }
    }
  }

  private static func format(_ json: JSON) -> ExchangeFormat? {
    guard json.isObject else { return nil }
    if MealieReader.isRecipe(json) { return .mealie }
    if TandoorReader.isRecipe(json) { return .tandoor }
    if JSONLDReader.isRecipe(json) { return .jsonLD }
    if PaprikaReader.isRecipe(json) { return .paprika }
    return OtherJSONReader.isRecipe(json) ? .otherJSON : nil
  }

  /// Reads a recipe that was found.
  static func read(_ found: Found) -> ParsedRecipe {
    switch found.format {
    case .mealie: MealieReader.recipe(found.json)
    case .tandoor: TandoorReader.recipe(found.json)
    case .jsonLD: JSONLDReader.recipe(found.json)
    case .paprika: PaprikaReader.recipe(found.json)
    default: OtherJSONReader.recipe(found.json)
    }
  }
}
