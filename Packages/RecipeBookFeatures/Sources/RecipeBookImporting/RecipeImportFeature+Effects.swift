import AppShell
import EaterMeals
import Journal
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeImport
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeImportFeature {
  private typealias Report = @Sendable (Action) -> Void

  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read(let source, let names): await read(source, names, report)
      case .begin(let recipe, let link, let world):
        report(await begin(recipe, from: link, at: world.date, context))
      case .compare(let draft): if let same = await same(as: draft) { report(.foundSame(same)) }
      case .change(let recipe, let world):
        let isStored = await context.isWritten {
          try await stores.unfinished.record(
            [recipe.map { .written($0) } ?? .ended], at: world.date)
        }
        if !isStored { report(.unqueued) }
      case .replace(let id, let recipe):
        let kept = (try? await clients.ownMeals.library.recipe(id)) ?? nil
        report(kept.map { .replacing(recipe.replacing($0)) } ?? .keptGone)
      case .save(let recipe, let words, let world):
        report(await save(recipe, saying: words, at: world.date, context))
      case .keepPhoto(let id, let draft, let world):
        await keepPhoto(of: draft, with: id, at: world.date, context)
      case .queue(let events, let done, let world):
        let isStored = await context.isWritten {
          try await stores.queue.record(events, at: world.date)
        }
        report(isStored ? done : .unqueued)
      case .lookForPage(let ticket): report(.pageFound(await clients.handedPages(ticket)))
      case .lookForProposer: report(.proposerFound(await clients.lines?.host()))
      case .propose(let lines): await propose(lines, report)
      case .readWaiting(let links, let world):
        await readWaiting(links, world: world, context: context, report: report)
      }
    }
  }

  private func read(
    _ source: RecipeSource, _ names: SettledNames, _ report: @escaping Report
  ) async {
    do throws(ImportError) {
      let reading = try await links.reading(of: source) { step in
        if let step = ImportStep(step) { report(.stepped(step)) }
      }
      report(.stepped(.telling))
      _ = OwnMealReader(clients.foods(), settled: names).read(reading.draft)
      report(.read(reading, source))
    } catch {
      guard !Task.isCancelled else { return }
      if case .link(let link) = source {
        report(.refused(RecipeLinkError(error), link))
      } else {
        report(.refused(RecipeLinkError(error), nil))
      }
    }
  }

  /// Stores a read recipe until it is saved; never replaces another unsaved recipe.
  private func begin(
    _ recipe: UnfinishedRecipe, from link: String?, at time: Date, _ context: EffectContext<Stored>
  ) async -> Action {
    let isStored = await context.isWritten {
      guard try await stores.unfinished.state() == nil else { return }
      try await stores.unfinished.record([.written(recipe)], at: time)
      // If this fails, the link remains; it is known to be read, and can be removed.
      if let link { _ = try? await stores.queue.record([.finished(link: link)], at: time) }
    }
    return isStored ? .begun : .unstored
  }

  private func same(as draft: RecipeDraft) async -> Same? {
    let found = try? await clients.ownMeals.library.duplicates(of: draft).first
    return found.map { found in
      let reason: SameRecipeScreen.Reason =
        switch found.reasons.first {
        case .address: .address
        case .title: .title
        case .ingredients, nil: .ingredients
        }
      return Same(id: found.card.id, title: found.card.title, reason: reason)
    }
  }

  private func save(
    _ recipe: UnfinishedRecipe, saying words: String, at time: Date,
    _ context: EffectContext<Stored>
  ) async -> Action {
    do throws(RecipeStoreError) {
      var id: RecipeID?
      try await context.write { () async throws(RecipeStoreError) in
        id = try await RecipeForm(recipe).store(in: clients.ownMeals.library, at: time)
        // If this fails, the draft remains; it is known to be saved, and can be discarded later.
        _ = try? await stores.unfinished.record([.ended], at: time)
      }
      return .saved(id, recipe.draft, words: words)
    } catch {
      return .unsaved(error)
    }
  }

  /// Fetches the photo of a saved recipe's page and stores it, unless the recipe has one by now.
  ///
  /// The recipe is complete without it, so a photo that cannot be had is not reported.
  private func keepPhoto(
    of draft: RecipeDraft, with id: RecipeID, at time: Date, _ context: EffectContext<Stored>
  ) async {
    let library = clients.ownMeals.library
    guard let bytes = await links.picture(of: draft), let picture = try? RecipePicture(bytes),
      let kept = try? await library.recipe(id), kept.content.picture == nil
    else { return }
    _ = await context.isWritten { try await library.setPicture(picture, of: id, at: time) }
  }

  /// Reads one link after the other, and stops without a connection.
  private func readWaiting(
    _ waiting: [QueuedLink], world: World, context: EffectContext<Stored>, report: Report
  ) async {
    var count = 0
    for link in waiting {
      let event: ImportQueueEvent
      do throws(ImportError) {
        let reading = try await links.reading(of: .link(link.address))
        event = .read(link: link.address, recipe: UnfinishedRecipe(reading))
        count += 1
      } catch {
        let reason = RecipeLinkError(error)
        if reason == .offline || Task.isCancelled { break }
        event = .failed(link: link.address, because: reason.rawValue)
      }
      // If the result cannot be stored, the link is read again next time.
      _ = await context.isWritten { try await stores.queue.record([event], at: world.date) }
    }
    if count > 0 { report(.readLater(count)) }
  }
}

extension ImportStep {
  /// The step as the page shows it; nil for a step that it does not show.
  fileprivate init?(_ step: RecipeImporter.Step) {
    switch step {
    case .asking: self = .asking
    case .received: return nil
    case .reading: self = .reading
    }
  }
}
