import AppShell
import DesignSystem
import EaterRecord
import MealModels
import PremiumGate
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the features of one's own recipes need from outside.
public struct RecipeBookClients: Sendable {
  /// The recipes, as meals and as they are kept.
  public var ownMeals: OwnMeals
  /// Where everything else is kept, and what the app sells.
  public var stores: Stores
  /// What creating and changing recipes is sold as; nil where it is free.
  public var sold: PremiumFeature?
  /// Reads recipes of links and texts; nil where nothing can be imported.
  public var links: RecipeLinkReader?
  /// Says how lines in doubt may be meant; nil where nobody can be asked.
  public var lines: LineProposer?
  /// Chooses a photo; nil where there are none.
  public var photos: PhotoChooser?
  /// The words, with those of the screens of recipes.
  public var copy: Copy

  /// Makes the clients; nothing is sold, and there are neither links nor photos nor anybody to ask,
  /// unless given.
  public init(
    ownMeals: OwnMeals, stores: Stores,
    sold: PremiumFeature? = nil,
    links: RecipeLinkReader? = nil, lines: LineProposer? = nil,
    photos: PhotoChooser? = nil, copy: Copy
  ) {
    self.ownMeals = ownMeals
    self.stores = stores
    self.sold = sold
    self.links = links
    self.lines = lines
    self.photos = photos
    self.copy = copy
  }

  /// The known foods, asked for when there is something to read.
  var foods: @Sendable () -> FoodReference { ownMeals.foods }

  /// My Recipes, Create Recipe, and Import from URL where links can be read.
  public var features: [any Feature] {
    let importing: [any Feature] = links.map { [RecipeImportFeature(self, $0)] } ?? []
    return [MyRecipesFeature(self), RecipeEditorFeature(self)] + importing
  }

  /// What somebody may do with their recipes, as far as it is sold.
  func decision(_ usage: Usage, _ entitlement: Entitlement, at date: Date) -> Decision {
    guard let sold else { return .allowed }
    return Gate(entitlement.phase(at: date), of: stores.premium.offer).decide(usage, sold)
  }
}
