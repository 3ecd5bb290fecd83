import AppShell
import EaterMeals
import IngredientLines
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeExchange
import RecipeImport
import RecipeStore
import Synchronization

extension RecipeFilesFeature {
  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read(let text): await read(text, context, report)
      case .keep(let work, let names, let world):
        // The app can show the progress, and take a tap on Stop, before it goes on.
        try? await context.environment.sleep(Self.pause)
        report(.worked(await keep(work, names, at: world, in: context)))
      }
    }
  }

  /// The time between two steps, in seconds.
  private static let pause = 0.05
  /// How many recipes are kept together.
  private static let step = 20

  // MARK: - Reading

  private func read(
    _ text: String, _ context: EffectContext<Stored>, _ report: @Sendable (Action) -> Void
  ) async {
    let files = await chooser.files(named: text)
    guard !files.isEmpty else { return report(.missing) }
    let count = ReadCount()
    let reading = Task.detached { [chooser] in
      let work = Self.work(of: files, chooser) { count.add() }
      count.end()
      return work
    }
    while !count.isOver {
      do { try await context.environment.sleep(Self.pause) } catch {
        reading.cancel()
        return
      }
      report(.advanced(.init(count.recipes)))
      await Task.yield()
    }
    report(.worked(await reading.value))
  }

  /// The recipes of some files, and which files gave none.
  private static func work(
    of files: [RecipeFileChooser.File], _ chooser: RecipeFileChooser, step: @escaping () -> Void
  ) -> Work {
    var work = Work()
    for file in files where !Task.isCancelled {
      do throws(ImportError) {
        switch try chooser.reading(of: file, progress: { _ in step() }) {
        case .recipe(let reading): work.recipes.append(ExchangedRecipe(reading.draft))
        case .collection(let report):
          work.recipes += report.recipes
          work.report.failures += report.passedOver.map { .init($0.path, $0.sentence) }
        }
      } catch {
        work.report.failures.append(.init(file.name, error.sentence))
      }
    }
    work.report.read = work.recipes.count
    return work
  }

  // MARK: - Keeping

  /// Keeps the next recipes that are not there yet.
  private func keep(
    _ work: Work, _ names: SettledNames, at world: World, in context: EffectContext<Stored>
  ) async -> Work {
    var work = work
    let next = work.recipes[work.done...].prefix(Self.step)
    work.done += next.count
    let library = clients.ownMeals.library
    let reader = OwnMealReader(clients.foods(), settled: names)
    var fresh: [NewRecipe] = []
    var open = 0
    for recipe in next {
      let same = try? await library.duplicates(of: recipe.draft).first
      let isKnown = same?.reasons.contains { $0 == .address || $0 == .title } ?? false
      if isKnown || fresh.contains(where: { $0.content.draft.isSame(as: recipe.draft) }) {
        work.report.known += 1
        continue
      }
      // What is not kept of a recipe is said among its failures; the recipe itself is kept.
      var warnings: [String] = []
      let new = NewRecipe(recipe, warnings: &warnings)
      work.report.remarks += warnings
      fresh.append(new)
      if reader.read(new.content.draft).needsLook { open += 1 }
    }
    guard !fresh.isEmpty else { return work }
    let added = fresh
    do throws(RecipeStoreError) {
      var refused: [RecipeLibrary.Refused] = []
      try await context.write { () async throws(RecipeStoreError) in
        refused = try await library.addEach(added, at: world.date).refused
      }
      work.report.failures += refused.map { .init($0.title, $0.sentence) }
      let kept = fresh.count - refused.count
      work.report.open += min(open, kept)
      work.report.whole += max(0, kept - open)
    } catch {
      // The disk takes nothing more, so going on would only repeat this.
      let unsaved = clients.copy("recipe-files.unsaved")
      let rest = work.recipes[work.done...].map(\.draft.title)
      work.report.failures += (fresh.map(\.content.draft.title) + rest).map {
        .init($0, unsaved)
      }
      work.done = work.recipes.count
    }
    return work
  }
}

/// The number of recipes that a detached reading has found so far.
private final class ReadCount: Sendable {
  private let state = Mutex((recipes: 0, isOver: false))

  var recipes: Int { state.withLock { $0.recipes } }
  var isOver: Bool { state.withLock { $0.isOver } }
  func add() { state.withLock { $0.recipes += 1 } }
  func end() { state.withLock { $0.isOver = true } }
}

extension RecipeDraft {
  /// Whether two recipes of one collection have the same page, or the same title.
  fileprivate func isSame(as other: RecipeDraft) -> Bool {
    title == other.title && source == other.source
  }
}

extension ReadRecipe {
  /// Whether a person should look at it: a name is unknown, or a part is missing.
  fileprivate var needsLook: Bool {
    !open.isEmpty || recipe.ingredients.isEmpty || recipe.steps.isEmpty
  }
}
