import AccountParts
import AppShell
import DesignSystem
import EaterMeals
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeStore
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MyRecipesFeature {
  private typealias Context = EffectContext<RecipeBookStores.Listing>

  func perform(
    _ effect: Effect, _ context: EffectContext<RecipeBookStores.Listing>
  ) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .find(let query, let choice, let limit):
        report(await find(query, by: choice, limit: limit))
      case .findFurther(let query, let choice, let limit, let id, let world):
        guard let source = clients.shelves.first(where: { $0.shelf.id == id }) else { return }
        let found = await source.find(query, choice, limit, world.deviceDate)
        report(.furtherFound(found, shelf: id, query: query, choice))
      case .remember(let query, let world):
        // A search that could not be stored needs no notice.
        _ = await context.isWritten {
          try await stores.searches.record([.searched(text: query)], at: world.date)
        }
      case .forgetSearches(let world):
        let isStored = await context.isWritten {
          try await stores.searches.record([.cleared], at: world.date)
        }
        if !isStored { report(.unstored) }
      case .remove(let id, let world):
        report(
          await change(id, context) {
            .removed(id, title: $0)
          } by: {
            try await $0.remove([id], at: world.date)
          })
      case .bringBack(let id, let world):
        report(
          await change(id, context) {
            .broughtBack(title: $0)
          } by: {
            try await $0.bringBack([id], at: world.date)
          })
      }
    }
  }

  private func find(
    _ query: String, by choice: RecipeChoice, limit: Int
  ) async -> Action {
    let own = clients.ownMeals
    do throws(RecipeStoreError) {
      let known = try await own.current()
      return .found(
        try await RecipeShelf(
          query, by: choice, limit: limit, in: own.library, known, stores: clients.stores))
    } catch {
      return .unreadable
    }
  }

  /// Changes a recipe; the notice names it.
  private func change(
    _ id: RecipeID, _ context: Context, told: (_ title: String) -> Action,
    by work: @escaping @Sendable (RecipeLibrary) async throws -> Void
  ) async -> Action {
    let library = clients.ownMeals.library
    let title = (try? await library.recipe(id))?.content.draft.title ?? ""
    let isStored = await context.isWritten { try await work(library) }
    return isStored ? told(title) : .unstored
  }

  func screen(
    of route: Route, state: State, stored: RecipeBookStores.Listing, context: ScreenContext
  ) -> (any Screen)? {
    let decision = clients.decision(
      .change, stored.entitlement, at: context.world.deviceDate)
    let presentation = context.presentation(clients.copy)
    if let id = RecipeBookRoutes.menu.read(route) {
      return state.shelf?.entries.first { $0.id == id }.map {
        RecipeMenuScreen($0, isAllowed: decision.isAllowed, presentation)
      }
    }
    if RecipeBookRoutes.choice ~= route {
      let isOwn = state.shown == MyRecipesInput.ownShelf
      return RecipeChoiceScreen(
        state.choice, tags: (isOwn ? state.shelf?.tags : state.further?.tags) ?? [],
        count: (isOwn ? state.shelf?.count : state.further?.count) ?? 0, isOwn: isOwn,
        presentation)
    }
    let unfinished = stored.unfinished?.draft.title
    let isOwn = state.shown == MyRecipesInput.ownShelf
    let shown =
      isOwn
      ? marked(state.shelf?.entries, stored, at: context.world.deviceDate)
      : state.further?.entries
    let count = isOwn ? state.shelf?.count : state.further?.count
    var input = MyRecipesInput(
      query: state.query, entries: shown,
      furtherCount: max(0, (count ?? 0) - (shown?.count ?? 0)),
      wider: state.shelf?.wider ?? [],
      recentSearches: Array(stored.searches.all.prefix(Self.shownSearches)),
      unfinished: unfinished, waiting: stored.queue.links.map(waiting),
      isAllowed: decision.isAllowed, canImport: clients.links != nil,
      isUnreadable: state.isUnreadable, toast: context.notice)
    input.canImportFiles = clients.files != nil
    input.choice = state.choice
    (input.shelves, input.shelf) = (clients.shelves.map(\.shelf), state.shown)
    input.openNameCount = stored.recipes.openNameCounts.count
    return MyRecipesScreen(input, presentation)
  }

  /// The user's own recipes, each with the names of those for whom it is not.
  private func marked(
    _ entries: [MyRecipesInput.Entry]?, _ stored: RecipeBookStores.Listing, at date: Date
  ) -> [MyRecipesInput.Entry]? {
    guard let entries, !entries.isEmpty else { return entries }
    let household = stored.table.preferences(at: date).household
    let limits = household.map { ($0.name, $0.limits(in: clients.service.foods)) }
    return entries.map { entry in
      guard let facts = stored.recipes.summary(entry.id)?.facts else { return entry }
      var entry = entry
      entry.notFor = limits.filter { !$0.1.admits(facts) }.map(\.0)
      return entry
    }
  }

  /// A link that waits, in words.
  private func waiting(_ link: QueuedLink) -> MyRecipesInput.WaitingLink {
    var note: CopyKey = "my-recipes.waiting.connection"
    if link.reading != nil {
      note = "my-recipes.waiting.read"
    } else if let failure = link.lastFailure {
      let error = RecipeLinkError(rawValue: failure)
      note = error.map { CopyKey("recipe-import.\($0.rawValue)") } ?? "my-recipes.waiting.failed"
    }
    return MyRecipesInput.WaitingLink(
      link.address, name: link.shownName, note: clients.copy(note), isRead: link.reading != nil)
  }

  /// How many of the last searches are offered.
  private static let shownSearches = 5
}
