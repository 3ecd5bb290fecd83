import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The imported and own recipes of a household: ten thousand of them, read one by one.
///
/// An index holds all that lists and searches need; the text of a recipe stays in the journal until
/// the recipe is opened.
public actor RecipeLibrary {
  /// The stream of the journal in which the recipes are.
  public static let stream = RecipeEvent.stream
  /// The number of changes after which the index is written to its file again; folding so many is
  /// not noticeable.
  static let changesBeforeKeeping = 64

  /// The journal under it.
  public nonisolated let journal: EventJournal
  let store: IndexedStore<LibraryIndex>
  private let makeID: @Sendable () -> String

  /// Opens the library of a journal; nothing is read before the first request.
  ///
  /// - Parameters:
  ///   - journal: The journal.
  ///   - makeID: Gives a different id at every call: letters, digits, `-`, `_`, `.`.
  public init(
    in journal: EventJournal,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue }
  ) {
    self.journal = journal
    self.makeID = makeID
    store = IndexedStore(LibraryIndex.stream, in: journal)
  }

  /// The index after every change so far, including those of other processes; it is stored now and
  /// then.
  func index() async throws(RecipeStoreError) -> LibraryIndex {
    let index = try await asking { () async throws(JournalError) in try await store.index() }
    if await store.countSinceKept >= Self.changesBeforeKeeping { try? await store.keepIndex() }
    return index
  }

  /// Appends events.
  @discardableResult
  func append(
    _ events: [Event], naming pictures: [Asset] = []
  ) async throws(RecipeStoreError) -> [Record] {
    try await asking { () async throws(JournalError) in
      try await journal.append(events, naming: pictures, of: Self.stream)
    }
  }

  /// Runs an operation on the journal.
  func asking<Result: Sendable>(
    _ body: () async throws(JournalError) -> Result
  ) async throws(RecipeStoreError) -> Result {
    do throws(JournalError) { return try await body() } catch {
      if case .eventTooLarge(_, let bytes, let limit) = error {
        throw .tooLarge(bytes: bytes, limit: limit)
      }
      throw .journal(error)
    }
  }

  /// A new id.
  func newID() -> RecipeID { RecipeID(rawValue: makeID()) }
}

// MARK: - Reading

extension RecipeLibrary {
  /// How many recipes there are, those in the bin included.
  public func count() async throws(RecipeStoreError) -> Int { try await index().count }

  /// How many changes this version of the program cannot read; they stay in the journal.
  public func unread() async throws(RecipeStoreError) -> Int {
    try await asking { () async throws(JournalError) in try await store.reading().unread }
  }

  /// The current recipe of an id; nil if it is unknown.
  public func recipe(_ id: RecipeID) async throws(RecipeStoreError) -> StoredRecipe? {
    try await history(of: id)?.recipe
  }

  /// Some recipes as they are now, in the order of the ids, without those that are not there.
  public func recipes(_ ids: [RecipeID]) async throws(RecipeStoreError) -> [StoredRecipe] {
    var recipes: [StoredRecipe] = []
    for id in ids {
      if let recipe = try await recipe(id) { recipes.append(recipe) }
    }
    return recipes
  }

  /// All versions of a recipe; nil if its id is unknown.
  public func history(of id: RecipeID) async throws(RecipeStoreError) -> RecipeHistory? {
    let places = try await index().places(of: id)
    guard !places.isEmpty else { return nil }
    let records = try await asking { () async throws(JournalError) in
      try await store.records(at: places)
    }
    let history = RecipeHistory(of: id, records)
    return history.versions.isEmpty ? nil : history
  }

  /// The cards of all recipes, in the order of their titles.
  ///
  /// - Parameter inBin: Whether to list those in the bin instead of the others.
  public func cards(inBin: Bool = false) async throws(RecipeStoreError) -> [RecipeCard] {
    guard inBin else { return try await search(RecipeSearch(limit: .max)).recipes }
    return try await index().cards.filter(\.isRemoved).sorted { $0.id < $1.id }
      .sorted { RecipeWords.key(of: $0.title) < RecipeWords.key(of: $1.title) }
  }

  /// The tags of all recipes outside the bin with how many have each, by name.
  public func tags() async throws(RecipeStoreError) -> [(name: String, count: Int)] {
    Self.counted(try await index().cards.filter { !$0.isRemoved }.flatMap(\.tags))
  }

  /// The collections of all recipes outside the bin with how many are in each, by name.
  public func collections() async throws(RecipeStoreError) -> [(name: String, count: Int)] {
    Self.counted(try await index().cards.filter { !$0.isRemoved }.flatMap(\.collections))
  }

  private static func counted(_ names: [String]) -> [(name: String, count: Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The recipes that a search asks for, the best first.
  public func search(_ search: RecipeSearch) async throws(RecipeStoreError) -> SearchAnswer {
    try await index().answer(search)
  }

  /// The recipes that may be the same as a draft, the likeliest first.
  ///
  /// - Parameter id: The recipe of the draft, if it is already stored.
  public func duplicates(
    of draft: RecipeDraft, except id: RecipeID? = nil
  ) async throws(RecipeStoreError) -> [DuplicateCandidate] {
    try await index().duplicates(of: draft, except: id)
  }

  /// Stores the index in a file next to the journal, so that the library opens at once next time.
  ///
  /// Call it when the app is idle; nothing depends on it.
  public func keepIndex() async throws(RecipeStoreError) {
    try await asking { () async throws(JournalError) in try await store.keepIndex() }
  }
}
