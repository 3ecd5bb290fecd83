import FoodFacts
import Journal
import MealCatalog
import MealModels
import RecipeStore
import Synchronization

/// The eater's own recipes as meals to choose from.
///
/// What each contains is worked out once for every version of it, and kept beside the journal for the
/// same program: a new one works it out anew, because it may know more of what is unsafe.
public actor OwnMeals {
  /// The recipes.
  public nonisolated let library: RecipeLibrary
  private let names: Store<SettledNames, SettledNameEvent>
  /// The known foods, asked for when there is a recipe to read.
  public nonisolated let foods: @Sendable () -> FoodReference
  private let program: String?
  private var known = KnownOwnMeals()
  private var list = OwnMealList()
  private var hasRead = false

  /// Describes the recipes of a journal; nothing is read yet.
  ///
  /// - Parameters:
  ///   - makeID: gives a different id at every call: letters, digits, `-`, `_`, `.`.
  ///   - foods: the known foods, asked for when there is a recipe to read.
  ///   - program: what tells this program from every other that works anything out differently;
  ///     without it nothing is kept between two runs.
  public init(
    in journal: EventJournal,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue },
    foods: @escaping @Sendable () -> FoodReference = { .culinary }, program: String? = nil
  ) {
    library = RecipeLibrary(in: journal, makeID: makeID)
    self.foods = foods
    self.program = program
    names = Store(.settledNames, in: journal)
  }

  /// The recipes as they are now, those of them read that changed.
  ///
  /// - Parameter progress: told how many of those that changed are read, now and then.
  public func current(
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws(RecipeStoreError) -> OwnMealList {
    let snapshot = try await library.snapshot()
    let latest = snapshot.latest
    guard !(latest.isEmpty && known.entries.isEmpty) else { return list }
    let settled = try await library.settledNames(of: names)
    if !hasRead {
      hasRead = true
      await readKept()
    }
    let changed = known.outdated(latest, settled)
    guard changed.isAnything || list.revision == 0 else { return list }
    known.forget(changed.gone)
    try derive(changed.ids, from: snapshot, latest, settled, progress)
    known.names = settled
    await keep(changed)
    list = OwnMealList(known, after: list, snapshot) { [foods] in
      OwnMealReader(foods(), settled: settled)
    }
    return list
  }

  private func derive(
    _ ids: [RecipeID], from snapshot: RecipeSnapshot, _ latest: [RecipeID: UInt64],
    _ settled: SettledNames, _ progress: (Int, Int) -> Void
  ) throws(RecipeStoreError) {
    guard !ids.isEmpty else { return }
    let asked = AskedNames()
    let reader = OwnMealReader(foods(), settled: settled) { asked.note($0) }
    for (count, id) in ids.enumerated() {
      if let stored = try snapshot.recipe(id), let stamp = latest[id] {
        let meal = reader.meal(stored)
        known.entries[id] = KnownOwnMeals.Entry(
          stamp: stamp, summary: meal.meal.summary, asked: asked.take(),
          open: meal.openNames)
      } else {
        known.entries[id] = nil
      }
      progress(count + 1, ids.count)
    }
  }

  private static let kept: StreamName = "own-meals"

  private func readKept() async {
    guard let program, let bytes = await library.journal.kept(Self.kept),
      let found = KnownOwnMeals(kept: bytes, by: program)
    else { return }
    known = found
  }

  /// Keeps what is known once so much of it is new that reading that again would be felt.
  private func keep(_ changed: KnownOwnMeals.Outdated) async {
    known.unkept += changed.ids.count
    guard let program, !changed.gone.isEmpty || known.unkept * 128 >= known.entries.count else {
      return
    }
    known.unkept = 0
    // Where it cannot be kept, it is worked out again.
    try? await library.journal.keep(known.kept(by: program), as: Self.kept)
  }
}

extension RecipeLibrary {
  fileprivate func settledNames(
    of store: Store<SettledNames, SettledNameEvent>
  ) async throws(RecipeStoreError) -> SettledNames {
    do throws(JournalError) { return try await store.state() } catch { throw .journal(error) }
  }
}

/// The names that a reading asked about, so that it is made anew when one of them is settled.
private final class AskedNames: Sendable {
  private let names = Mutex<Set<String>>([])

  func note(_ name: String) { names.withLock { _ = $0.insert(FoodName.key(name)) } }

  func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names.sorted()
    }
  }
}
