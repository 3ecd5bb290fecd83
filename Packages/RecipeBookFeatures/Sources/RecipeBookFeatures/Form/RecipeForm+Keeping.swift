import MealModels
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeForm {
  /// Keeps the recipe, or its changes.
  ///
  /// A recipe that was deleted for good meanwhile is kept as a new one: nothing that somebody wrote is
  /// lost.
  func store(in library: RecipeLibrary, at time: Date) async throws(RecipeStoreError) {
    if let id, try await library.recipe(id) != nil {
      try await library.edit(id, at: time) { apply(to: &$0.draft) }
      if case .chosen(let picture) = photo {
        try await library.setPicture(picture, of: id, at: time)
      } else if photo == .none, hadPhoto {
        try await library.setPicture(nil, of: id, at: time)
      }
      return
    }
    var picture: RecipePicture?
    if case .chosen(let chosen) = photo { picture = chosen }
    try await library.add(
      NewRecipe(RecipeContent(draft), origin: origin, picture: picture), at: time)
  }

  /// Changes what was changed here, and nothing that somebody changed elsewhere.
  func apply(to draft: inout RecipeDraft) {
    let (now, before) = (self.draft, Self.comparable(original ?? RecipeDraft(title: "")))
    func take<Value: Equatable>(_ field: WritableKeyPath<RecipeDraft, Value>) {
      if now[keyPath: field] != before[keyPath: field] {
        draft[keyPath: field] = now[keyPath: field]
      }
    }
    take(\.title)
    take(\.ingredients)
    take(\.steps)
    take(\.servings)
    take(\.prepMinutes)
    take(\.cookMinutes)
    take(\.totalMinutes)
    // What no field shows differs only where a new reading takes the place of an earlier one.
    take(\.description)
    take(\.yield)
    take(\.author)
    take(\.language)
    take(\.image)
    take(\.source)
    take(\.cuisines)
    take(\.categories)
    take(\.keywords)
    take(\.statedNutrition)
    take(\.rating)
  }
}

extension UnfinishedRecipe {
  /// What was read as a change of a recipe that is kept already: what the reading lacks stays, and so
  /// do notes.
  func replacing(_ kept: StoredRecipe) -> UnfinishedRecipe {
    let before = kept.content.draft
    var after = draft
    if after.title.allSatisfy(\.isWhitespace) { after.title = before.title }
    if after.ingredientLines.isEmpty { after.ingredients = before.ingredients }
    if after.stepLines.isEmpty { after.steps = before.steps }
    after.servings = after.servings ?? before.servings
    if [after.prepMinutes, after.cookMinutes, after.totalMinutes].allSatisfy({ $0 == nil }) {
      after.prepMinutes = before.prepMinutes
      after.cookMinutes = before.cookMinutes
      after.totalMinutes = before.totalMinutes
    }
    after.description = after.description ?? before.description
    after.yield = after.yield ?? before.yield
    after.author = after.author ?? before.author
    after.language = after.language ?? before.language
    after.image = after.image ?? before.image
    after.source = after.source ?? before.source
    after.notes = before.notes
    return UnfinishedRecipe(
      after, of: kept.id, original: before, origin: kept.origin, doubts: doubts)
  }
}
