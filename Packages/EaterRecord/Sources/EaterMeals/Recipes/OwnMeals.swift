import FoodFacts
import Journal
import MealCatalog
import MealModels
import RecipeStore
import Synchronization

/// The eater's own recipes as meals to choose from.
///
/// The facts of each version of a recipe are derived once and stored next to the journal. A new
/// version of the program derives them again, because it may recognize more unsafe foods.
public actor OwnMeals {
  /// The recipes.
  public nonisolated let library: RecipeLibrary
  private let names: Store<SettledNames, SettledNameEvent>
  private let notes: Store<MealNotes, MealNoteEvent>
  /// The known foods, requested when there is a recipe to read.
  public nonisolated let foods: @Sendable () -> FoodReference
  private let program: String?
  private var known = KnownOwnMeals()
  private var list = OwnMealList()
  private var hasRead = false

  /// Makes the meals of a journal's recipes without reading them yet.
  ///
  /// - Parameters:
  ///   - makeID: returns a different id at every call: letters, digits, `-`, `_`, `.`.
  ///   - foods: the known foods, requested when there is a recipe to read.
  ///   - program: identifies this version's way of deriving facts; without it, no facts are stored
  ///     between two runs.
  public init(
    in journal: EventJournal,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue },
    foods: @escaping @Sendable () -> FoodReference = { .culinary }, program: String? = nil
  ) {
    library = RecipeLibrary(in: journal, makeID: makeID)
    self.foods = foods
    self.program = program
    names = Store(.settledNames, in: journal)
    notes = Store(.mealNotes, in: journal)
  }

  /// The present recipes as meals; changed recipes are read before it returns.
  ///
  /// - Parameter progress: receives the number of changed recipes read so far, from time to time.
  public func current(
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws(RecipeStoreError) -> OwnMealList {
    let snapshot = try await library.snapshot()
    let latest = snapshot.latest
    let noted = try await library.state(of: notes)
    guard !(latest.isEmpty && known.entries.isEmpty && noted == list.notes) else { return list }
    let settled = try await library.state(of: names)
    if !hasRead {
      hasRead = true
      await readKept()
    }
    let changed = known.outdated(latest, settled)
    guard changed.isAnything || list.revision == 0 || noted != list.notes else { return list }
    known.forget(changed.gone)
    try derive(changed.ids, from: snapshot, latest: latest, settled: settled, progress: progress)
    known.names = settled
    await keep(changed)
    list = OwnMealList(known, after: list, snapshot, notes: noted) { [foods] in
      OwnMealReader(foods(), settled: settled)
    }
    return list
  }

  private func derive(
    _ ids: [RecipeID], from snapshot: RecipeSnapshot, latest: [RecipeID: UInt64],
    settled: SettledNames, progress: (Int, Int) -> Void
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

  /// Stores the facts when so many are new that deriving them again would take noticeable time.
  private func keep(_ changed: KnownOwnMeals.Outdated) async {
    known.unkept += changed.ids.count
    guard let program, !changed.gone.isEmpty || known.unkept * 128 >= known.entries.count else {
      return
    }
    known.unkept = 0
    // Facts that cannot be stored are derived again later.
    try? await library.journal.keep(known.kept(by: program), as: Self.kept)
  }
}

extension RecipeLibrary {
  fileprivate func state<State, Content>(
    of store: Store<State, Content>
  ) async throws(RecipeStoreError) -> State {
    do throws(JournalError) { return try await store.state() } catch { throw .journal(error) }
  }
}

/// The names used to read a recipe, which is read again when one of them is settled.
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
