import Journal
import MealModels

/// The library at one moment.
///
/// Each recipe is read when it is asked for, without waiting.
public struct RecipeSnapshot: Sendable {
  private let index: LibraryIndex
  private let reader: RecordReader

  init(_ index: LibraryIndex, _ reader: RecordReader) {
    (self.index, self.reader) = (index, reader)
  }

  /// The recipes outside the bin, each with the stamp of its last change: an equal stamp means an
  /// equal recipe.
  public var latest: [RecipeID: UInt64] { index.latest }

  /// A recipe of this snapshot; nil if its id is unknown, or the recipe was deleted since.
  public func recipe(_ id: RecipeID) throws(RecipeStoreError) -> StoredRecipe? {
    let places = index.places(of: id)
    guard !places.isEmpty else { return nil }
    let records: [Record]
    do throws(JournalError) { records = try reader.records(at: places) } catch {
      throw .journal(error)
    }
    // A missing change may have added any ingredient, so the recipe is unknown without it.
    guard records.count == places.count else { return nil }
    return RecipeHistory(of: id, records).recipe
  }
}

extension RecipeLibrary {
  /// The current library, including changes of other processes.
  public func snapshot() async throws(RecipeStoreError) -> RecipeSnapshot {
    RecipeSnapshot(try await index(), await journal.recordReader())
  }
}
