import AppShell
import Journal
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeEditorFeature {
  func perform(_ effect: Effect, _ context: EffectContext<Writing>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .open(let id):
        let recipe = (try? await clients.ownMeals.library.recipe(id)) ?? nil
        report(recipe.map { .opened($0) } ?? .gone)
      case .keep(let recipe, let world):
        let isKept = await context.isWritten { try await record(recipe, at: world.date) }
        report(isKept ? .kept : .unkept)
      case .save(let form, let words, let world):
        report(await save(form, saying: words, at: world.date, context))
      case .settle(let event, let words, let world):
        let isStored = await context.isWritten {
          try await stores.names.record([event], at: world.date)
        }
        report(isStored ? .settled(event, words: words) : .unstored)
      case .choosePhoto:
        if let bytes = await clients.photos?.photo() { report(.photoChosen(bytes)) }
      }
    }
  }

  /// Stores the unfinished recipe or its absence, if that changed.
  private func record(_ recipe: UnfinishedRecipe?, at time: Date) async throws(JournalError) {
    guard try await stores.unfinished.state() != recipe else { return }
    try await stores.unfinished.record([recipe.map { .written($0) } ?? .ended], at: time)
  }

  private func save(
    _ form: RecipeForm, saying words: String, at time: Date, _ context: EffectContext<Writing>
  ) async -> Action {
    do throws(RecipeStoreError) {
      try await context.write { () async throws(RecipeStoreError) in
        try await form.store(in: clients.ownMeals.library, at: time)
        // If this fails, the draft remains; it is known to be saved, and can be discarded later.
        try? await record(nil, at: time)
      }
      return .saved(words: words)
    } catch {
      return .refused(error)
    }
  }
}
