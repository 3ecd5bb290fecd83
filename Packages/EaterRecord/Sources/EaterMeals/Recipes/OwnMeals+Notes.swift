import Journal
import MealModels
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OwnMeals {
  /// The stream of the notes on meals of a catalogue.
  public static let noteStream = EventStream<MealNotes, MealNoteEvent>.mealNotes.name

  /// The note that a record of ``noteStream`` states; nil if it deletes the note, or is of a newer
  /// version.
  public static func note(in record: Record) -> String? {
    EventStream<MealNotes, MealNoteEvent>.mealNotes.content(of: record)?.text
  }

  /// Stores the owner's note on any meal; blank text deletes it.
  ///
  /// The note on an own recipe is part of the recipe.
  public nonisolated func keepNote(
    _ text: String, on meal: MealID, at time: Date
  ) async throws(RecipeStoreError) {
    let words = text.trimmingPrefix(while: \.isWhitespace)
    let note = words.isEmpty ? nil : String(words)
    guard try await library.recipe(meal) == nil else {
      try await library.edit(meal, at: time) { $0.notes = note }
      return
    }
    do throws(JournalError) {
      let store = Store(.mealNotes, in: library.journal)
      guard try await store.state()[meal] != note else { return }
      _ = try await store.record([MealNoteEvent(meal, text: note)], at: time)
    } catch { throw .journal(error) }
  }
}
