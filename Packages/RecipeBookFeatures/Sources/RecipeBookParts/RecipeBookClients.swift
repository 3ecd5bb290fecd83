import AppShell
import DesignSystem
import EaterMeals
import MealModels
import PremiumGate
import RecipeImport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The clients of the features for the user's own recipes.
public struct RecipeBookClients: Sendable {
  /// The recipes, as meals and as they are stored.
  public var ownMeals: OwnMeals
  /// The stores of all other data, and the app's offers.
  public var stores: Stores
  /// The service that knows the limits of the people at the table, and the foods that they name.
  public var service: SuggestionService
  /// The premium feature that includes creating and changing recipes; nil if it is free.
  public var sold: PremiumFeature?
  /// Reads recipes of links and texts; nil if nothing can be imported.
  public var links: RecipeImporter?
  /// The proposer of meanings of doubtful lines; nil if no assistant can be asked.
  public var lines: LineProposer?
  /// The chooser of photos; nil if there are none.
  public var photos: PhotoChooser?
  /// The files of other apps that the user picks; nil if none can be picked.
  public var files: RecipeFileChooser?
  /// The pages that the user hands over from a browser, by their tickets.
  public var handedPages: @Sendable (_ ticket: String) async -> HandedPage? = { _ in nil }
  /// The lists beside the user's own recipes; with any, the recipes are a tab of the app.
  public var shelves: [RecipeShelfSource] = []
  /// The words, with those of the screens of recipes.
  public var copy: Copy

  /// Makes the clients; by default nothing is sold, and there are neither links nor photos nor an
  /// assistant.
  public init(
    ownMeals: OwnMeals, stores: Stores, service: SuggestionService,
    sold: PremiumFeature? = nil,
    links: RecipeImporter? = nil, lines: LineProposer? = nil,
    photos: PhotoChooser? = nil, copy: Copy
  ) {
    self.ownMeals = ownMeals
    self.stores = stores
    self.service = service
    self.sold = sold
    self.links = links
    self.lines = lines
    self.photos = photos
    self.copy = copy
  }

  /// The known foods, loaded on first use.
  package var foods: @Sendable () -> FoodReference { ownMeals.foods }

  /// The gate's decision about the user's own recipes, which are allowed if premium does not
  /// include them.
  package func decision(_ usage: Usage, _ entitlement: Entitlement, at date: Date) -> Decision {
    guard let sold else { return .allowed }
    return Gate(entitlement.phase(at: date), of: stores.premium.offer).decide(usage, sold)
  }
}
