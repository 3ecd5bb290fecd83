import AppShell
import DesignSystem
import EaterRecord
import FoodFacts
import MealModels
import RecipeBookScreens
import RecipeStore
import ScreenParts

/// A recipe that is written or changed: its fields, its lines, and what nobody knows in it.
struct RecipeEditorFeature: Feature {
  struct State: Sendable {
    /// What is being written; nil for nothing.
    var form: RecipeForm?
    /// What it contains as it stands, worked out anew after every change.
    var meal: OwnMeal?
    /// The line that was removed last, with its place.
    var removed: (place: LinePlace, line: RecipeLine)?
    /// The ingredient whose sheet is open.
    var line = LineForm()
    /// The step whose sheet is open.
    var step = StepForm()
    /// The name that is asked about.
    var settling: Settling?
    /// The foods that the open sheet found.
    var found: [FoodFound] = []
    /// Whether it is being kept.
    var isSaving = false
    /// Whether it was said that what is written is not kept.
    var saidUnkept = false
    /// Whether the page lies below the question whether to give it up.
    var isPageBelow = false
    /// Reads recipes with the names that are settled.
    var reader: (names: SettledNames, reader: OwnMealReader)?
    /// Finds foods by their names; made when it is first needed.
    var foods: FoodSearch?
  }

  /// A step whose sheet is open.
  struct StepForm: Sendable {
    /// Its place in the recipe; nil for a new one.
    var position: Int?
    var text = ""
    var isRefused = false
  }

  /// A name that is asked about.
  struct Settling: Sendable {
    var name: String
    /// Whether it stands on an ingredient line.
    var isIngredient: Bool
    var query = ""
    var chosen: [FoodFound] = []
  }

  enum Action: Sendable {
    case createTapped, resumeTapped, reviewChangeTapped, editTapped(RecipeID)
    case opened(StoredRecipe), gone
    case named(String), servingsTyped(String), servingsStepped(Int), minutesTyped(String)
    case lineTapped(LinePlace.List, Int?), lineMoved(LineMove), lineRemoved(LinePlace), undone
    case lineEdited(LineEdit), stepTyped(String), lineKept
    case settleTapped(String), foodSought(String), foodChosen(FoodID), nameKept, noFoodTapped
    case nameForgotten(String), namesChanged
    case settled(SettledNameEvent, words: String)
    case photoTapped, photoRemoved, photoChosen([UInt8])
    case saveTapped, cancelTapped, discardTapped
    case saved(title: String, isOpen: Bool), refused(RecipeStoreError)
    case unkept, kept, unstored
  }

  /// A change of the ingredient whose sheet is open.
  enum LineEdit: Sendable {
    case amount(String), unit(String), food(String), taken(String)
  }

  enum Effect: Sendable {
    case open(RecipeID)
    case keep(UnfinishedRecipe?, World)
    case save(RecipeForm, isOpen: Bool, World)
    case settle(SettledNameEvent, words: String, World)
    case choosePhoto
  }

  let id: FeatureID = "recipe-editor"
  let routes = [
    RouteDefinition(RecipeBookRoutes.editor, .push),
    RouteDefinition(RecipeBookRoutes.ingredient, .sheet),
    RouteDefinition(RecipeBookRoutes.step, .sheet),
    RouteDefinition(RecipeBookRoutes.settling, .sheet),
    RouteDefinition(RecipeBookRoutes.discarding, .sheet),
  ]
  let clients: RecipeBookClients
  let parts: RecipeBookParts
  let stored: Slice<RecipeBookParts.Writing>

  var copy: Copy { clients.copy }

  init(_ clients: RecipeBookClients) {
    self.clients = clients
    parts = RecipeBookParts(clients)
    stored = parts.writing
  }

  func initialState() -> State { State() }

  func action(forChangeFrom before: RecipeBookParts.Writing) -> Action? { .namesChanged }
}
