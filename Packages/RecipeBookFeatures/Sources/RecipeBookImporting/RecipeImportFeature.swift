import AppShell
import DesignSystem
import EaterMeals
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeImport
import RecipeStore

/// Imports a recipe: reads a link or text, shows it for review, and saves it; without a connection
/// a link waits.
///
/// A recipe that was read is stored as the unsaved recipe, with the parts that the user must check.
struct RecipeImportFeature: Feature {
  typealias Stored = RecipeBookStores.Importing

  struct State: Sendable {
    var phase = RecipeImportInput.Phase.asking
    var way = RecipeImportInput.Way.link
    /// The typed link; it stays until it is read.
    var link = ""
    /// Whether the user typed the link, so that no link from outside replaces it.
    var isLinkTyped = false
    /// The pasted text; it stays until it is read.
    var text = ""
    /// The page that was handed over; it stays until it is read.
    var page: HandedPage?
    /// The reviewed recipe, with its contents.
    var looked: Looked?
    /// The saved recipe that may be the same.
    var same: Same?
    var isSaving = false
    /// Whether the photo of the page is fetched when the recipe is saved.
    var keepsPhoto = true
    /// The state of the assistant for the lines in doubt.
    var asked = AskedReadings()
    /// The link that was removed last.
    var removed: QueuedLink?
  }

  /// A recipe with its contents, as far as names are settled.
  struct Looked: Sendable {
    var recipe: UnfinishedRecipe
    var names: SettledNames
    var meal: OwnMeal
  }

  /// A saved recipe that may be the same as the read one.
  struct Same: Sendable {
    var id: RecipeID
    var title: String
    var reason: SameRecipeScreen.Reason
  }

  enum Action: Sendable {
    case launched, storedChanged, connected
    case opened, shown(link: String)
    case pageFound(HandedPage?)
    case linkTyped(String), textPasted(String), wayChosen(RecipeImportInput.Way)
    case readTapped, stopTapped
    case stepped(ImportStep), read(RecipeReading, RecipeSource), refused(RecipeLinkError, String?)
    case begun, queued, unqueued, unstored, foundSame(Same), readLater(Int)
    case reviewOpened, confirmed(ImportedField), photoTapped, saveTapped
    case saved(RecipeID?, RecipeDraft, words: String), unsaved(RecipeStoreError)
    case openKeptTapped, replaceTapped, giveUpTapped, replacing(UnfinishedRecipe), keptGone
    case waitingTapped(String), removeTapped(String), restoreTapped
    case removedWaiting(QueuedLink)
    case reviewShown, proposerFound(String?), proposeTapped, useTapped(Int), dropTapped(Int)
    case proposed([Int: AskedReadings.Line]), unproposed(LineProposerError)
  }

  enum Effect: Sendable {
    case read(RecipeSource, SettledNames)
    case begin(UnfinishedRecipe, from: String?, World)
    case compare(RecipeDraft)
    case change(UnfinishedRecipe?, World)
    case replace(RecipeID, UnfinishedRecipe)
    case save(UnfinishedRecipe, saying: String, World)
    case keepPhoto(RecipeID, RecipeDraft, World)
    case queue([ImportQueueEvent], saying: Action, World)
    case readWaiting([QueuedLink], World)
    case lookForPage(ticket: String)
    case lookForProposer
    case propose([Int: String])
  }

  let id: FeatureID = "recipe-import"
  let routes = [
    RouteDefinition(RecipeBookRoutes.importing, .sheet),
    RouteDefinition(RecipeBookRoutes.review, .push),
    RouteDefinition(RecipeBookRoutes.same, .sheet),
  ]
  let clients: RecipeBookClients
  let links: RecipeImporter
  let stores: RecipeBookStores
  let stored: Slice<RecipeBookStores.Importing>

  var copy: Copy { clients.copy }

  init(_ clients: RecipeBookClients, _ links: RecipeImporter) {
    self.clients = clients
    self.links = links
    stores = RecipeBookStores(clients)
    stored = stores.importing
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .launched }

  let actions: [ActionHandler<Action>] = [
    .on(RecipeBookAction.openImport, .opened),
    .on(RecipeImportAction.link, entering: { .linkTyped($0) }),
    .on(RecipeImportAction.text, entering: { .textPasted($0) }),
    .on(RecipeImportAction.way) { .wayChosen($0) },
    .on(RecipeImportAction.read, .readTapped),
    .on(RecipeImportAction.stop, .stopTapped),
    .on(RecipeImportAction.openWaiting) { .waitingTapped($0) },
    .on(RecipeImportAction.removeWaiting) { .removeTapped($0) },
    .on(RecipeImportAction.restoreWaiting, .restoreTapped),
    .on(RecipeReviewAction.open, .reviewOpened),
    .on(RecipeReviewAction.confirm) { .confirmed($0) },
    .on(RecipeReviewAction.propose, .proposeTapped),
    .on(RecipeReviewAction.useReading) { .useTapped($0) },
    .on(RecipeReviewAction.dropReading) { .dropTapped($0) },
    .on(RecipeReviewAction.photo, .photoTapped),
    .on(RecipeReviewAction.save, .saveTapped),
    .on(RecipeReviewAction.openKept, .openKeptTapped),
    .on(RecipeReviewAction.replaceKept, .replaceTapped),
    .on(RecipeReviewAction.giveUp, .giveUpTapped),
  ]

  func action(forChangeFrom before: Stored) -> Action? { .storedChanged }

  func action(forConnection isThere: Bool) -> Action? { isThere ? .connected : nil }

  /// A link from outside is filled in, and not fetched before the user has seen it.
  func action(forShowing route: Route) -> Action? {
    if RecipeBookRoutes.review ~= route { return .reviewShown }
    return RecipeBookRoutes.importing.read(route).flatMap { $0 }.map { .shown(link: $0) }
  }

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("recipe-import", to: RecipeBookRoutes.importing)]
    return offers
  }
}
