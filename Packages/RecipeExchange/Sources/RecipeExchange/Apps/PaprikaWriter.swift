import MealModels
import PrintedText

/// Writes a Paprika collection: a zip with a gzipped JSON file for each recipe.
enum PaprikaWriter {
  /// The archive.
  static func archive(_ recipes: [ExchangedRecipe]) -> [UInt8] {
    var zip = ZipWriter()
    var names = FileNames()
    for recipe in recipes {
      let packed = Gzip.pack(Array(json(recipe).lineText.utf8))
      zip.add(packed, at: names.next(recipe.draft.title, ending: "paprikarecipe"), isPacked: true)
    }
    return zip.finished()
  }

  /// The JSON of a recipe; the notes contain the fields that Paprika lacks.
  static func json(_ recipe: ExchangedRecipe) -> JSON {
    let draft = recipe.draft.tidied
    var noted = ExchangedRecipe(draft)
    keepInNotes(recipe, &noted)
    let picture = recipe.pictures.first
    return [
      "uid": .string(recipe.id ?? ""), "name": .string(draft.title),
      "description": .string(draft.description ?? ""),
      "ingredients": .string(lines(draft.ingredients)), "directions": .string(steps(draft.steps)),
      "notes": .string(noted.draft.notes ?? ""),
      "nutritional_info": .string(NutritionLines.text(draft.statedNutrition)),
      "servings": .string(draft.servings.map(String.init) ?? draft.yield ?? ""),
      "difficulty": "", "prep_time": minutes(draft.prepMinutes),
      "cook_time": minutes(draft.cookMinutes), "total_time": minutes(draft.totalMinutes),
      "source": .string(draft.author ?? ""), "source_url": .string(draft.source ?? ""),
      "image_url": .string(draft.image ?? ""),
      "rating": .integer(Int(bounded: (recipe.ownRating ?? 0).rounded())),
      "categories": .strings(draft.categories),
      "created": .string(recipe.created ?? ""), "on_favorites": .bool(recipe.isFavorite),
      "photo": .optional(picture?.name),
      "photo_data": .optional(picture.map { Base64.text(of: $0.bytes) }),
      "photos": .array(
        recipe.pictures.dropFirst().map {
          ["filename": .string($0.name), "data": .string(Base64.text(of: $0.bytes))]
        }),
    ]
  }

  private static func keepInNotes(_ recipe: ExchangedRecipe, _ noted: inout ExchangedRecipe) {
    let draft = recipe.draft
    if let yield = draft.yield, draft.servings != nil || !ServingsText.isYieldAlone(yield) {
      noted.note(yield, named: "Makes")
    }
    noted.note(draft.cuisines.joined(separator: ", "), named: "Cuisine")
    noted.note(draft.keywords.joined(separator: ", "), named: "Tags")
    noted.note(draft.language, named: "Language")
    noted.note(draft.rating.map { AmountText.text($0) }, named: "Rating of others")
    noted.note(recipe.timesCooked.map(String.init), named: "Times cooked")
    if let own = recipe.ownRating, own != own.rounded() {
      noted.note(String(own), named: "Own rating")
    }
  }

  private static func minutes(_ minutes: Int?) -> JSON {
    .string(minutes.map(DurationText.words) ?? "")
  }

  private static func lines(_ sections: [RecipeDraft.Section]) -> String {
    sections.flatMap { section in
      (section.heading.map { ["\($0):"] } ?? []) + section.lines.map(oneLine)
    }.joined(separator: "\n")
  }

  private static func oneLine(_ text: String) -> String { text.filledLines.joined(separator: " ") }

  /// The steps, with a blank line after each; they are numbered if Paprika would otherwise drop
  /// numbers in their texts.
  private static func steps(_ sections: [RecipeDraft.Section]) -> String {
    lines(sections).replacing("\n", with: "\n\n")
  }
}
