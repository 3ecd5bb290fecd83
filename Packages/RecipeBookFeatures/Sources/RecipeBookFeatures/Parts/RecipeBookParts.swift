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
  private let own: OwnMeals
  private let stores: Stores

  init(_ clients: RecipeBookClients) {
    let journal = clients.ownMeals.library.journal
    names = Store(.settledNames, in: journal)
    searches = Store(.recentSearches, in: journal)
    unfinished = Store(.unfinishedRecipe, in: journal)
    own = clients.ownMeals
    stores = clients.stores
  }

  /// What My Recipes shows beside what it looks for.
  struct Listing: Sendable {
    var recipes: OwnMealList
    var searches: RecentSearches
    var unfinished: UnfinishedRecipe?
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
      recipes, StoredPart(of: searches), StoredPart(of: unfinished), stores.entitlementPart
    ) { Listing(recipes: $0, searches: $1, unfinished: $2, entitlement: $3) }
  }

  /// What a recipe is written with.
  struct Writing: Sendable {
    var names: SettledNames
    var unfinished: UnfinishedRecipe?
    var entitlement: Entitlement
  }

  var writing: Slice<Writing> {
    Slice(StoredPart(of: names), StoredPart(of: unfinished), stores.entitlementPart) {
      Writing(names: $0, unfinished: $1, entitlement: $2)
    }
  }
}
