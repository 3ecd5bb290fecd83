import EaterCommands
import CommandKit
import DesignSystem
import EaterRecord
import IngredientLines
import MealAnswers
import MealModels
import PrintedText
import RecipePages
import RecipeStore

/// One of the eater's own recipes, as lines and as JSON.
struct OwnMealText {
  let recipe: OwnMeal
  let copy: Copy

  private var content: RecipeContent { recipe.stored.content }

  var json: JSON {
    let facts = recipe.meal.facts
    return [
      "id": .string(recipe.stored.id.rawValue), "origin": .string(recipe.stored.origin.rawValue),
      "recipe": recipe.draft.json, "tags": .strings(content.tags),
      "collections": .strings(content.collections), "rating": .optional(content.rating),
      "notes": .optional(content.notes),
      "allergens": .strings(facts.contents.allergens.allergens.map(\.rawValue)),
      "diets": .strings(facts.diets.diets.map(\.rawValue)),
      "unknown": .strings(recipe.read.open.map(\.text)),
      "unknownWords": .strings(recipe.unknownWords),
    ]
  }

  var lines: [String] {
    WrappedText.lines("\(recipe.draft.title) (\(recipe.stored.id))")
      + DraftText(draft: recipe.draft).body + owned + [""]
      + WrappedText.lines(MealText(recipe.meal, copy).allergens) + open
  }

  private var owned: [String] {
    let stars = content.rating.map { "\($0) of 5 stars" }
    let tags = content.tags.isEmpty ? nil : "tags: \(content.tags.joined(separator: ", "))"
    let words = [stars, tags].compactMap(\.self).joined(separator: " · ")
    let notes = content.notes.map { WrappedText.lines("Notes: \($0)") } ?? []
    return words.isEmpty && notes.isEmpty ? [] : [""] + (words.isEmpty ? [] : [words]) + notes
  }

  /// The unknown lines and words, and the remedy.
  var open: [String] {
    DraftText.open(recipe.read.open)
      + (recipe.unknownWords.isEmpty
        ? []
        : [""]
          + WrappedText.lines(
            "Unknown words, each of which may be a food: "
              + recipe.unknownWords.joined(separator: ", ") + "."))
  }
}

extension RecipeCard {
  var json: JSON {
    [
      "id": .string(id.rawValue), "title": .string(title), "minutes": .optional(minutes),
      "rating": .optional(rating), "tags": .strings(tags), "collections": .strings(collections),
    ]
  }

  /// The title, the id and a short overview.
  var lines: [String] {
    let facts = [
      minutes.map { "\($0) min" }, rating.map { "\($0) of 5" },
      tags.isEmpty ? nil : tags.joined(separator: ", "),
    ].compactMap(\.self)
    return WrappedText.lines((["\(title) (\(id))"] + facts).joined(separator: " · "), hanging: 2)
  }
}
