import AppShell
import DesignSystem
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeStore

extension RecipeImportFeature {
  /// Links that wait for a connection, or were read and wait for the user.
  func wait(
    _ action: Action, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .connected: return readWaiting(stored, world)
    case .readLater(let count):
      return [.say(.confirmation(copy("recipe-import.read-later", count: count), icon: .draft))]
    case .waitingTapped(let address):
      return stored.queue[address].map { goOn(with: $0, &state, stored, world) } ?? []
    case .removeTapped(let address):
      guard let link = stored.queue[address] else { return [] }
      let events: [ImportQueueEvent] = [.finished(link: link.address)]
      return [.run(.queue(events, saying: .removedWaiting(link), world))]
    case .removedWaiting(let link):
      state.removed = link
      let notice = Notice.confirmation(
        copy("my-recipes.waiting.removed", ["title": link.shownName]), icon: .undo,
        action: ControlAction(RecipeImportAction.restoreWaiting))
      return [.say(notice, on: Route(RecipeBookRoutes.myRecipes))]
    case .restoreTapped: return restore(&state, world)
    default: return []
    }
  }

  private func restore(_ state: inout State, _ world: World) -> [Command<Effect>] {
    guard let link = state.removed else { return [] }
    state.removed = nil
    var events: [ImportQueueEvent] = [.asked(link: link.address)]
    if let recipe = link.reading { events.append(.read(link: link.address, recipe: recipe)) }
    return [.run(.queue(events, saying: .storedChanged, world))]
  }

  /// A read link is reviewed; an unread one is filled into the import.
  private func goOn(
    with link: QueuedLink, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard stored.unfinished == nil else { return [.fire(RecipeBookAction.create.call())] }
    if let recipe = link.reading {
      return [.run(.begin(recipe, from: link.address, world), id: "begin")]
    }
    if !state.phase.isReading {
      (state.phase, state.way, state.link) = (.asking, .link, link.address)
    }
    return [.show(Route(RecipeBookRoutes.importing, nil))]
  }

  /// Reads the links that were never tried, or found no connection; a lapse of premium keeps them.
  func readWaiting(_ stored: Stored, _ world: World) -> [Command<Effect>] {
    let links = stored.queue.links.filter { link in
      link.reading == nil
        && [nil, RecipeLinkError.offline.rawValue].contains(link.lastFailure)
    }
    guard world.isConnected, !links.isEmpty, prompt(.add, stored, world) == nil else { return [] }
    return [.run(.readWaiting(links, world), id: "waiting")]
  }
}
