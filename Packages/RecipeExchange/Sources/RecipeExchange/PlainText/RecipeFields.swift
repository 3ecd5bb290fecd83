import MealModels

/// Reads fields of a recipe from lines such as "Serves: 4".
enum RecipeFields {
  /// Sets a field to a value; returns false if no field has the name.
  static func set(_ name: String, _ value: String, in recipe: inout ExchangedRecipe) -> Bool {
    if name.hasPrefix("Nutrition ") {
      recipe.draft.statedNutrition[String(name.dropFirst(10))] = value
      return true
    }
    switch name.lowercased() {
    case "title", "name", "recipe", "rezept", "recette", "receta", "ricetta":
      recipe.draft.title = value
    case "servings", "serves", "portions", "portionen", "personen", "pour", "porciones", "porzioni",
      "serving size", "personnes", "raciones", "porties", "für",
      "makes", "yield", "yields", "ergibt", "menge":
      recipe.setYield(value)
    case ServingsText.exactName: recipe.draft.yield = value
    case "prep time", "preparation", "prep", "preparation time", "active time", "activetime",
      "vorbereitung", "vorbereitungszeit", "arbeitszeit", "temps de préparation":
      recipe.setMinutes(\.prepMinutes, value, named: "Preparation")
    case "cook time", "cooking", "cook", "cooking time", "bake time", "kochzeit", "backzeit",
      "koch-/backzeit", "temps de cuisson", "cuisson":
      recipe.setMinutes(\.cookMinutes, value, named: "Cooking")
    case "total time", "time", "total", "ready in", "totaltime", "gesamtzeit", "zeit",
      "temps total", "duration":
      recipe.setMinutes(\.totalMinutes, value, named: "Total time")
    case "picture", "image": recipe.draft.image = value
    case "url", "source", "link", "source url", "quelle":
      setSource(value, in: &recipe)
    default: return setText(name.lowercased(), value, in: &recipe)
    }
    return true
  }

  private static func setText(
    _ name: String, _ value: String, in recipe: inout ExchangedRecipe
  ) -> Bool {
    switch name {
    case "author", "by", "recipe by", "autor", "von": recipe.draft.author = value
    case "language": recipe.draft.language = value
    case "cuisine", "cuisines", "küche": recipe.draft.cuisines = list(value)
    case "category", "categories", "course", "kategorie", "kategorien", "catégorie", "labels":
      recipe.draft.categories = list(value)
    case "tags", "keywords", "tag", "stichwörter": recipe.draft.keywords = list(value)
    case "description", "beschreibung": recipe.draft.description = value
    case "notes", "note": recipe.note(value)
    case "rating of others": recipe.draft.rating = Double(value)
    case "rating", "own rating", "bewertung": return setRating(value, in: &recipe)
    case "favorite": recipe.isFavorite = value.lowercased() == "yes" || value == "true"
    case "times cooked": recipe.timesCooked = Int(value)
    case "created", "date added", "createdat": recipe.created = value
    case "id": recipe.id = value
    default: return false
    }
    return true
  }

  /// Sets a rating from 0 to 5, written as a number or as stars.
  private static func setRating(_ value: String, in recipe: inout ExchangedRecipe) -> Bool {
    let stars = value.filter { $0 == "★" || $0 == "⭐" }.count
    guard let rating = Double(value) ?? (stars > 0 ? Double(stars) : nil), 0...5 ~= rating else {
      return false
    }
    recipe.ownRating = rating
    return true
  }

  private static func setSource(_ value: String, in recipe: inout ExchangedRecipe) {
    let isAddress = value.contains("://")
    if recipe.draft.source == nil || isAddress {
      if let name = recipe.draft.source, name != value { recipe.note(name, named: "Source") }
      recipe.draft.source = value
    } else {
      recipe.note(value, named: "Source")
    }
  }

  /// Splits a text at commas that have no backslash before them.
  private static func list(_ value: String) -> [String] {
    value.parts(between: ",").map { $0.replacing(MarkdownText.comma, with: ",") }
  }
}
