import AppShell
import DesignSystem
import EaterRecord
import MealModels
import RecipeBookScreens
import RecipeStore

/// Importing: a link or text is read, looked through, and kept; without a connection a link waits.
///
/// What was read is kept as the recipe that is not saved yet, with what somebody has still to look at.
struct RecipeImportFeature: Feature {
  typealias Stored = RecipeBookParts.Importing

  struct State: Sendable {
    var phase = RecipeImportInput.Phase.asking
    var way = RecipeImportInput.Way.link
    /// The link as it was typed; it stays until it was read.
    var link = ""
    /// Whether somebody typed the link, so that none from outside takes its place.
    var isLinkTyped = false
    /// The text as it was pasted; it stays until it was read.
    var text = ""
    /// The recipe that is looked through, with what it contains.
    var looked: Looked?
    /// The recipe that is kept already.
    var same: Same?
    var isSaving = false
    /// What an assistant is asked about the lines in doubt.
    var asked = AskedReadings()
    /// The link that was taken away last.
    var removed: QueuedLink?
  }

  /// A recipe with what it contains, as far as names are settled.
  struct Looked: Sendable {
    var recipe: UnfinishedRecipe
    var names: SettledNames
    var meal: OwnMeal
  }

  /// A kept recipe that may be the one that was read.
  struct Same: Sendable {
    var id: RecipeID
    var title: String
    var reason: SameRecipeScreen.Reason
  }

  enum Action: Sendable {
    case launched, storedChanged, connected
    case opened, shown(link: String)
    case linkTyped(String), textPasted(String), wayChosen(RecipeImportInput.Way)
    case readTapped, stopTapped
    case stepped(ImportStep), read(RecipeReading, RecipeSource), refused(RecipeLinkError, String?)
    case begun, queued, unqueued, unstored, foundSame(Same), readLater(Int)
    case reviewOpened, confirmed(ImportedField), saveTapped
    case saved(title: String, isOpen: Bool), unsaved(RecipeStoreError)
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
    case save(UnfinishedRecipe, isOpen: Bool, World)
    case queue([ImportQueueEvent], saying: Action, World)
    case readWaiting([QueuedLink], World)
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
  let links: RecipeLinkReader
  let parts: RecipeBookParts
  let stored: Slice<RecipeBookParts.Importing>

  var copy: Copy { clients.copy }

  init(_ clients: RecipeBookClients, _ links: RecipeLinkReader) {
    self.clients = clients
    self.links = links
    parts = RecipeBookParts(clients)
    stored = parts.importing
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
    .on(RecipeReviewAction.save, .saveTapped),
    .on(RecipeReviewAction.openKept, .openKeptTapped),
    .on(RecipeReviewAction.replaceKept, .replaceTapped),
    .on(RecipeReviewAction.giveUp, .giveUpTapped),
  ]

  func action(forChangeFrom before: Stored) -> Action? { .storedChanged }

  func action(forConnection isThere: Bool) -> Action? { isThere ? .connected : nil }

  /// A link from outside is filled in, and asked for by nobody before somebody reads it.
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
