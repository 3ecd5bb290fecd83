import MealModels
import PrintedText

/// Writes recipes of schema.org, with further members for fields that it lacks.
enum JSONLDWriter {
  /// A document of one recipe, or of a graph of several.
  static func document(_ recipes: [ExchangedRecipe]) -> String {
    let objects = recipes.map(object)
    let context = JSON.Member("@context", "https://schema.org")
    let document: JSON
    if objects.count == 1, let only = objects.first {
      document = JSON.object([context]).adding(only)
    } else {
      document = .object([context, JSON.Member("@graph", .array(objects))])
    }
    return document.text + "\n"
  }

  /// The object of a recipe.
  static func object(_ recipe: ExchangedRecipe) -> JSON {
    let draft = recipe.draft.tidied
    var members: [JSON.Member] = [
      JSON.Member("@type", "Recipe"), JSON.Member("name", text(draft.title)),
    ]
    func add(_ key: String, _ value: JSON?) {
      if let value, !value.isNothing || value.number == 0 {
        members.append(JSON.Member(key, value))
      }
    }
    add("identifier", recipe.id.map(text))
    add("description", draft.description.map(text))
    add("inLanguage", draft.language.map(text))
    add("author", draft.author.map { ["@type": "Person", "name": text($0)] })
    add("isBasedOn", draft.source.map(text))
    add("dateCreated", recipe.created.map(text))
    add("image", images(recipe))
    add(
      "recipeYield",
      .array([draft.servings.map(String.init), draft.yield].compactMap { $0 }.map(text)))
    add("yieldText", draft.yield.map(text))
    add("prepTime", draft.prepMinutes.map { .string(DurationText.iso($0)) })
    add("cookTime", draft.cookMinutes.map { .string(DurationText.iso($0)) })
    add("totalTime", draft.totalMinutes.map { .string(DurationText.iso($0)) })
    add("recipeCuisine", texts(draft.cuisines))
    add("recipeCategory", texts(draft.categories))
    add("keywords", texts(draft.keywords))
    add("recipeIngredient", texts(draft.ingredientLines))
    if JSONLDLines.ingredients(texts(draft.ingredientLines)) != draft.ingredients {
      add("ingredientSections", .array(draft.ingredients.map(ingredientSection)))
    }
    add("recipeInstructions", .array(draft.steps.flatMap(steps)))
    add("nutrition", nutrition(draft.statedNutrition))
    add("aggregateRating", draft.rating.map(rating))
    add("comment", draft.notes.map { ["@type": "Comment", "text": text($0)] })
    add("ownRating", recipe.ownRating.map(JSON.number))
    if recipe.isFavorite { add("isFavorite", .bool(true)) }
    add("timesCooked", recipe.timesCooked.map(JSON.integer))
    return .object(members)
  }

  private static func text(_ text: String) -> JSON { .string(MarkupText.escaped(text)) }

  private static func texts(_ texts: [String]) -> JSON { .array(texts.map(text)) }

  private static func images(_ recipe: ExchangedRecipe) -> JSON {
    let pictures = recipe.pictures.map { picture -> JSON in
      let kind = PictureFormat(picture.bytes)?.mediaType ?? "application/octet-stream"
      return [
        "@type": "ImageObject", "name": text(picture.name),
        "contentUrl": .string("data:\(kind);base64," + Base64.text(of: picture.bytes)),
      ]
    }
    return .array((recipe.draft.image.map { [text($0)] } ?? []) + pictures)
  }

  /// The lines of a section, written in addition to the plain list, which has no headings.
  private static func ingredientSection(_ section: RecipeDraft.Section) -> JSON {
    let list: JSON = ["@type": "ItemList", "itemListElement": texts(section.lines)]
    guard let heading = section.heading else { return list }
    return JSON.object([JSON.Member("name", text(heading))]).adding(list)
  }

  private static func steps(_ section: RecipeDraft.Section) -> [JSON] {
    let steps = section.lines.map { line -> JSON in ["@type": "HowToStep", "text": text(line)] }
    guard let heading = section.heading else { return steps }
    return [
      ["@type": "HowToSection", "name": text(heading), "itemListElement": .array(steps)]
    ]
  }

  private static func nutrition(_ stated: [String: String]) -> JSON? {
    guard !stated.isEmpty else { return nil }
    let values = stated.sorted { $0.key < $1.key }.map { JSON.Member($0.key, text($0.value)) }
    return .object([JSON.Member("@type", "NutritionInformation")] + values)
  }

  private static func rating(_ mean: Double) -> JSON {
    ["@type": "AggregateRating", "ratingValue": .number(mean), "bestRating": .integer(5)]
  }
}
