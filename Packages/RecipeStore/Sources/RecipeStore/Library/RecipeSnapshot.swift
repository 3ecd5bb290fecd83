import Journal
import MealModels

/// The library as it is at one moment: what recipes there are, each of which is read without waiting
/// when somebody asks for it.
public struct RecipeSnapshot: Sendable {
  private let index: LibraryIndex
  private let reader: RecordReader

  init(_ index: LibraryIndex, _ reader: RecordReader) {
    (self.index, self.reader) = (index, reader)
  }

  /// The recipes out of the bin, each with the stamp of what was last done to it: one with the same
  /// stamp says the same.
  public var latest: [RecipeID: UInt64] { index.latest }

  /// A recipe as it is in this snapshot; nil where there is none of that id, or it was deleted since.
  public func recipe(_ id: RecipeID) throws(RecipeStoreError) -> StoredRecipe? {
    let places = index.places(of: id)
    guard !places.isEmpty else { return nil }
    let records: [Record]
    do throws(JournalError) { records = try reader.records(at: places) } catch {
      throw .journal(error)
    }
    // A change that is missing may have brought anything in.
    guard records.count == places.count else { return nil }
    return RecipeHistory(of: id, records).recipe
  }
}

extension RecipeLibrary {
  /// The library as it is now, what other processes wrote included.
  public func snapshot() async throws(RecipeStoreError) -> RecipeSnapshot {
    RecipeSnapshot(try await index(), await journal.recordReader())
  }
}
