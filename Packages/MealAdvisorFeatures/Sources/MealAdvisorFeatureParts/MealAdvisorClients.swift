import AccountParts
import DesignSystem
import EaterParts
import EaterRecord
import MealPictures
import Presentation
import RecipeBookFeatures
import ScreenParts

/// What the features need from outside.
public struct MealAdvisorClients: Sendable {
  /// Where suggestions come from.
  public var service: SuggestionService { didSet { nameParts() } }
  /// Where everything is kept.
  public var stores: Stores { didSet { nameParts() } }
  /// The link to the store provider.
  public var subscriptions: Subscriptions
  /// Where an export goes.
  public var exports: ExportDestination
  /// Who can say who somebody is.
  public var accounts: AccountProvider
  /// Where pictures of meals come from.
  public var pictures = PictureSource.plates
  /// The eater's calendar; nil where there is none.
  public var calendar: CalendarPort?
  /// The eater's own recipes among the meals.
  public var ownMeals: OwnMeals { didSet { nameParts() } }
  /// Which screens the app begins with.
  public var layout = AppLayout.suggestions
  /// Who can be asked for prices, and takes carts; nil where weeks are neither planned nor bought.
  public var retailers: Retailers?
  /// The assistant that may be asked for proposals; nil where there is none.
  public var assistants: Assistants?
  /// The household that shares the record; nil where there can be none.
  public var households: Households?
  /// Reads the recipe of a link; nil where nothing can be imported.
  public var recipeLinks: RecipeLinkReader?
  /// Chooses a photo for a recipe; nil where there are none.
  public var photos: PhotoChooser?
  /// What may be measured and reported of the app, where that is allowed; nil where nothing is.
  public var diagnostics: Diagnostics?
  /// The words.
  public var copy: Copy
  /// What is stored, in the parts that features depend on, which all features share.
  package private(set) var parts: RecordParts

  /// Makes the clients; without a destination, exporting says that there is none, and
  /// without a provider of accounts, they are on this device alone.
  public init(
    service: SuggestionService, stores: Stores, subscriptions: Subscriptions,
    exports: ExportDestination = .none, accounts: AccountProvider = .onDevice,
    copy: Copy = .english
  ) {
    self.service = service
    self.stores = stores
    self.subscriptions = subscriptions
    self.exports = exports
    self.accounts = accounts
    ownMeals = OwnMeals(in: stores.journal)
    self.copy = copy
    parts = RecordParts(stores, service, ownMeals)
  }

  private mutating func nameParts() { parts = RecordParts(stores, service, ownMeals) }

  /// What cooking a meal uses up of what is at home.
  package var used: UsedByCooking { UsedByCooking(service, foods: ownMeals.foods) }
}
