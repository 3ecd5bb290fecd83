import AccountParts
import AppShell
import EaterRecord
import Journal
import PremiumGate
import RecipeStore

/// The small stores beside the recipes, and what features see of all that is kept.
struct RecipeBookParts: Sendable {
  let names: Store<SettledNames, SettledNameEvent>
  let searches: Store<RecentSearches, RecentSearchEvent>
  let unfinished: Store<UnfinishedRecipe?, UnfinishedRecipeEvent>
  let queue: Store<ImportQueue, ImportQueueEvent>
  private let own: OwnMeals
  private let stores: Stores

  init(_ clients: RecipeBookClients) {
    let journal = clients.ownMeals.library.journal
    names = Store(.settledNames, in: journal)
    searches = Store(.recentSearches, in: journal)
    unfinished = Store(.unfinishedRecipe, in: journal)
    queue = Store(.importQueue, in: journal)
    own = clients.ownMeals
    stores = clients.stores
  }

  /// What My Recipes shows beside what it looks for.
  struct Listing: Sendable {
    var recipes: OwnMealList
    var searches: RecentSearches
    var unfinished: UnfinishedRecipe?
    var queue: ImportQueue
    var entitlement: Entitlement
  }

  var listing: Slice<Listing> {
    let own = own
    let recipes = StoredPart(
      "recipe-book", streams: ["recipes", "settled-names"], initial: OwnMealList()
    ) { known in
      let list = try await own.current()
      return StoredReading(StoredVersion(list.revision), unless: known, list)
    }
    return Slice(
      recipes, StoredPart(of: searches), StoredPart(of: unfinished), StoredPart(of: queue),
      stores.record.entitlementPart
    ) { Listing(recipes: $0, searches: $1, unfinished: $2, queue: $3, entitlement: $4) }
  }

  /// What a recipe is written with.
  struct Writing: Sendable {
    var names: SettledNames
    var unfinished: UnfinishedRecipe?
    var entitlement: Entitlement
  }

  var writing: Slice<Writing> {
    Slice(StoredPart(of: names), StoredPart(of: unfinished), stores.record.entitlementPart) {
      Writing(names: $0, unfinished: $1, entitlement: $2)
    }
  }

  /// What a recipe is imported with.
  struct Importing: Sendable {
    var names: SettledNames
    var unfinished: UnfinishedRecipe?
    var queue: ImportQueue
    var entitlement: Entitlement

    /// What was read and has to be looked through; nil where there is nothing.
    var review: UnfinishedRecipe? { unfinished?.doubts == nil ? nil : unfinished }
  }

  var importing: Slice<Importing> {
    Slice(
      StoredPart(of: names), StoredPart(of: unfinished), StoredPart(of: queue),
      stores.record.entitlementPart
    ) { Importing(names: $0, unfinished: $1, queue: $2, entitlement: $3) }
  }
}
