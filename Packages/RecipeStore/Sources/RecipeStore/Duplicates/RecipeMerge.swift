import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rules by which two recipes become one: by field, so that no written text is lost.
///
/// - A field that one recipe does not have is taken from the other.
/// - If both have a field, that of the kept recipe stays, and the other's text goes to the notes.
/// - Tags, collections, cuisines, courses and keywords are combined.
/// - Notes follow each other. The photo of the kept recipe stays; the other's is in the bin with
///   the other recipe.
public enum RecipeMerge {
  /// A field with another text in the other recipe.
  struct Difference: Hashable, Sendable {
    /// The field.
    let field: Field
    /// The text of the other recipe in it.
    let text: String
  }

  /// The fields that may differ.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    /// The name of the dish.
    case title = "Title"
    /// The description of the recipe.
    case description = "Description"
    /// The ingredient lines.
    case ingredients = "Ingredients"
    /// The steps.
    case steps = "Steps"
    /// How many people it feeds.
    case servings = "Servings"
    /// The yield of the recipe.
    case yield = "Makes"
    /// Minutes of preparation.
    case prepMinutes = "Preparation, minutes"
    /// Minutes on the heat.
    case cookMinutes = "Cooking, minutes"
    /// Minutes from start to table.
    case totalMinutes = "Total, minutes"
    /// The author of the recipe.
    case author = "Author"
    /// Its language.
    case language = "Language"
    /// The address of its picture.
    case image = "Picture"
    /// The source of the recipe.
    case source = "Source"
    /// The nutrition it states.
    case statedNutrition = "Nutrition"
    /// The mean of its ratings.
    case statedRating = "Mean rating"
    /// The notes of its author.
    case authorNotes = "Author's notes"
    /// The stars of its owner.
    case rating = "Stars"
  }

  /// The content of the kept recipe after the merge.
  ///
  /// - Parameter heading: The name of a field in the notes.
  static func merged(
    _ other: RecipeContent, into kept: RecipeContent,
    heading: (Field) -> String = { $0.rawValue }
  ) -> RecipeContent {
    var merged = kept
    let differences = take(other, into: &merged).map { "\(heading($0.field)): \($0.text)" }
    let notes = [kept.notes, other.notes == kept.notes ? nil : other.notes]
    let all = notes.compactMap(\.self) + differences
    merged.notes = all.isEmpty ? nil : all.joined(separator: "\n")
    return merged
  }

  /// Fills missing fields; returns the fields of both that differ.
  static func take(_ other: RecipeContent, into kept: inout RecipeContent) -> [Difference] {
    var differences: [Difference] = []
    func join<Value: Equatable>(
      _ field: Field, _ path: WritableKeyPath<RecipeContent, Value>, isEmpty: (Value) -> Bool,
      _ text: (Value) -> String
    ) {
      let (mine, yours) = (kept[keyPath: path], other[keyPath: path])
      guard mine != yours, !isEmpty(yours) else { return }
      guard !isEmpty(mine) else { return kept[keyPath: path] = yours }
      differences.append(Difference(field: field, text: text(yours)))
    }
    func join<Value: Equatable>(
      _ field: Field, _ path: WritableKeyPath<RecipeContent, Value?>
    ) {
      join(field, path, isEmpty: { $0 == nil }) { $0.map { "\($0)" } ?? "" }
    }
    join(.title, \.draft.title, isEmpty: \.isEmpty) { $0 }
    join(.description, \.draft.description)
    join(.ingredients, \.draft.ingredients, isEmpty: \.isEmpty, text(of:))
    join(.steps, \.draft.steps, isEmpty: \.isEmpty, text(of:))
    join(.servings, \.draft.servings)
    join(.yield, \.draft.yield)
    join(.prepMinutes, \.draft.prepMinutes)
    join(.cookMinutes, \.draft.cookMinutes)
    join(.totalMinutes, \.draft.totalMinutes)
    join(.author, \.draft.author)
    join(.language, \.draft.language)
    join(.image, \.draft.image)
    join(.source, \.draft.source)
    join(.statedNutrition, \.draft.statedNutrition, isEmpty: \.isEmpty) { table in
      table.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    join(.statedRating, \.draft.rating)
    join(.authorNotes, \.draft.notes)
    join(.rating, \.rating)
    kept.picture = kept.picture ?? other.picture
    kept.draft.cuisines.add(other.draft.cuisines)
    kept.draft.categories.add(other.draft.categories)
    kept.draft.keywords.add(other.draft.keywords)
    kept.tags.add(other.tags)
    kept.collections.add(other.collections)
    return differences
  }

  private static func text(of sections: [RecipeDraft.Section]) -> String {
    sections.flatMap { [$0.heading.map { "\($0):" }].compactMap(\.self) + $0.lines }
      .map { "\n  \($0)" }.joined()
  }
}

extension [String] {
  /// Adds the missing ones.
  fileprivate mutating func add(_ others: [String]) {
    for other in others where !contains(other) { append(other) }
  }
}

extension RecipeLibrary {
  /// Merges two recipes into one, by the rules of ``RecipeMerge``; the other one goes to the bin.
  ///
  /// - Parameter heading: The name of a field in the notes.
  public func merge(
    _ other: RecipeID, into id: RecipeID, at time: Date,
    heading: (RecipeMerge.Field) -> String = { $0.rawValue }
  ) async throws(RecipeStoreError) {
    guard id != other else { throw .mergedWithItself(id) }
    let (kept, gone) = (try await known(id).content, try await known(other).content)
    let merged = RecipeMerge.merged(gone, into: kept, heading: heading)
    let removal: [RecipeChange] = gone.isRemoved ? [] : [.removed(true)]
    try await change(
      [(id, kept.changes(to: merged)), (other, removal)], checking: [merged], at: time)
  }

  /// Replaces the fields of a kept recipe by those of a draft; the owner's additions stay.
  @discardableResult
  public func replace(
    _ id: RecipeID, with draft: RecipeDraft, at time: Date
  ) async throws(RecipeStoreError) -> [RecipeChange] {
    try await edit(id, at: time) { $0.draft = draft }
  }
}
