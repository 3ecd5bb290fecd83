import MealModels
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeForm {
  /// Saves the recipe, or its changes.
  ///
  /// A recipe that was permanently deleted in the meantime is saved as a new one, so that no text
  /// is lost. Returns the id of the recipe.
  @discardableResult
  package func store(
    in library: RecipeLibrary, at time: Date
  ) async throws(RecipeStoreError) -> RecipeID {
    if let id, try await library.recipe(id) != nil {
      try await library.edit(id, at: time) { apply(to: &$0.draft) }
      if case .chosen(let picture) = photo {
        try await library.setPicture(picture, of: id, at: time)
      } else if photo == .none, hadPhoto {
        try await library.setPicture(nil, of: id, at: time)
      }
      return id
    }
    var picture: RecipePicture?
    if case .chosen(let chosen) = photo { picture = chosen }
    return try await library.add(
      NewRecipe(RecipeContent(draft), origin: origin, picture: picture), at: time)
  }

  /// Applies the changes made here, and keeps those made elsewhere.
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
    // The form has no field for these values; they differ only after a new reading replaced an
    // earlier one.
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
  /// The reading as a change of a saved recipe.
  ///
  /// Parts that the reading lacks stay, and so do notes.
  package func replacing(_ kept: StoredRecipe) -> UnfinishedRecipe {
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
