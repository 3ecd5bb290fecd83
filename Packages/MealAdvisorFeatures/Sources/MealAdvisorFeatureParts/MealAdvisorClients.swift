import AccountParts
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealPictures
import Presentation
import RecipeBookFeatures
import RecipeImport
import ScreenParts

/// The dependencies of the features.
public struct MealAdvisorClients: Sendable {
  /// The source of suggestions.
  public var service: SuggestionService { didSet { nameParts() } }
  /// The stores of all data.
  public var stores: Stores { didSet { nameParts() } }
  /// The link to the store's provider.
  public var subscriptions: Subscriptions
  /// The destination of exports.
  public var exports: ExportDestination
  /// The service that identifies the user.
  public var accounts: AccountProvider
  /// The source of meal pictures.
  public var pictures = PictureSource.plates
  /// The eater's calendar; nil if the app has no access to one.
  public var calendar: CalendarPort?
  /// The eater's own recipes among the meals.
  public var ownMeals: OwnMeals { didSet { nameParts() } }
  /// The retailers for prices and carts; nil if the app neither plans nor shops.
  public var retailers: Retailers?
  /// The assistants that may be asked for proposals; nil if the app has no assistant.
  public var assistants: Assistants?
  /// The household that shares the record; nil if the app has no households.
  public var households: Households?
  /// Reads the recipe of a link; nil if the app cannot import.
  public var recipeLinks: RecipeImporter?
  /// Chooses a photo for a recipe; nil if the app has no photos.
  public var photos: PhotoChooser?
  /// Picks files with recipes of other apps; nil if none can be picked.
  public var recipeFiles: RecipeFileChooser?
  /// The link of the app and a server in front of it; nil without a server.
  public var site: LocalSite?
  /// The address at which calendars follow the plan; nil if there can be none.
  public var calendarFeed: CalendarSubscription?
  /// The app's measurements and crash reports, where allowed; nil if it has none.
  public var diagnostics: Diagnostics?
  /// Whether a new eater of an app that plans weeks is first asked a few questions.
  public var asksFirst = false
  /// The words.
  public var copy: Copy
  /// The parts of the stored data, which all features share.
  package private(set) var parts: RecordParts

  /// Makes the clients; by default without a destination of exports, and with accounts on this
  /// device alone.
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

  /// The dependencies of the features about eaters.
  package var eaters: EaterClients {
    EaterClients(
      stores: stores, foods: { [service] in service.foods }, copy: copy,
      names: { [service] in service.names(of: $0) })
  }

  private mutating func nameParts() { parts = RecordParts(stores, service, ownMeals) }

  /// Finds the food at home that cooking a meal uses up.
  package var used: UsedByCooking { UsedByCooking(service, foods: ownMeals.foods) }
}
