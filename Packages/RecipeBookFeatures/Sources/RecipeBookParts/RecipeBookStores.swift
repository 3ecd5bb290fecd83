import AccountParts
import AppShell
import EaterMeals
import EaterParts
import Journal
import PremiumGate
import RecipeStore

/// The small stores next to the recipes, and the features' view of all stored data.
package struct RecipeBookStores: Sendable {
  package let names: Store<SettledNames, SettledNameEvent>
  package let searches: Store<RecentSearches, RecentSearchEvent>
  package let unfinished: Store<UnfinishedRecipe?, UnfinishedRecipeEvent>
  package let queue: Store<ImportQueue, ImportQueueEvent>
  private let own: OwnMeals
  private let stores: Stores

  package init(_ clients: RecipeBookClients) {
    let journal = clients.ownMeals.library.journal
    names = Store(.settledNames, in: journal)
    searches = Store(.recentSearches, in: journal)
    unfinished = Store(.unfinishedRecipe, in: journal)
    queue = Store(.importQueue, in: journal)
    own = clients.ownMeals
    stores = clients.stores
  }

  /// The stored values that My Recipes needs in addition to its query.
  package struct Listing: Sendable {
    package var recipes: OwnMealList
    package var searches: RecentSearches
    package var unfinished: UnfinishedRecipe?
    package var queue: ImportQueue
    /// The people at the table, with their limits.
    package var table: StoredState

    package var entitlement: Entitlement { table.entitlement }
  }

  package var listing: Slice<Listing> {
    Slice(
      recipes, StoredPart(of: searches), StoredPart(of: unfinished), StoredPart(of: queue),
      stores.record.entitlementPart, stores.settingsPart
    ) { [premium = stores.premium] in
      Listing(
        recipes: $0, searches: $1, unfinished: $2, queue: $3,
        table: StoredState(settings: $5, entitlement: $4, premium: premium))
    }
  }

  private var recipes: StoredPart<OwnMealList> {
    let own = own
    return StoredPart(
      "recipe-book", streams: ["recipes", "settled-names", OwnMeals.noteStream.rawValue],
      initial: OwnMealList()
    ) { known in
      let list = try await own.current()
      return StoredReading(StoredVersion(list.revision), unless: known, list)
    }
  }

  /// The stored values for writing a recipe.
  package struct Writing: Sendable {
    package var names: SettledNames
    package var unfinished: UnfinishedRecipe?
    package var recipes = OwnMealList()
    /// The people at the table, with their limits.
    package var table = StoredState()

    package var entitlement: Entitlement { table.entitlement }
  }

  package var writing: Slice<Writing> {
    Slice(
      StoredPart(of: names), StoredPart(of: unfinished), stores.record.entitlementPart, recipes,
      stores.settingsPart
    ) { [premium = stores.premium] in
      Writing(
        names: $0, unfinished: $1, recipes: $3,
        table: StoredState(settings: $4, entitlement: $2, premium: premium))
    }
  }

  /// The stored values for importing a recipe.
  package struct Importing: Sendable {
    package var names: SettledNames
    package var unfinished: UnfinishedRecipe?
    package var queue: ImportQueue
    /// The people at the table, with their limits.
    package var table: StoredState

    package var entitlement: Entitlement { table.entitlement }

    /// The read recipe to review; nil if there is none.
    package var review: UnfinishedRecipe? { unfinished?.doubts == nil ? nil : unfinished }
  }

  package var importing: Slice<Importing> {
    Slice(
      StoredPart(of: names), StoredPart(of: unfinished), StoredPart(of: queue),
      stores.record.entitlementPart, stores.settingsPart
    ) { [premium = stores.premium] in
      Importing(
        names: $0, unfinished: $1, queue: $2,
        table: StoredState(settings: $4, entitlement: $3, premium: premium))
    }
  }
}
