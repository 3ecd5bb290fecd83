import AppShell
import DesignSystem
import EaterMeals
import FoodFacts
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeStore
import ScreenParts

/// A recipe that is written or changed: its fields, its lines, and its unknown names.
struct RecipeEditorFeature: Feature {
  struct State: Sendable {
    /// The recipe being written; nil for none.
    var editing: Editing?
    /// The meal as currently written, computed again after every change.
    var meal: OwnMeal?
    /// The ingredient whose sheet is open.
    var ingredient = IngredientForm()
    /// The step whose sheet is open.
    var step = StepForm()
    /// The name whose meaning the user is asked for.
    var settling: Settling?
    /// Whether a message told the user that the unfinished recipe is not stored.
    var saidUnkept = false
    /// Whether the page is below the question that asks whether to discard it.
    var isPageBelow = false
    /// Reads recipes with the names that are settled.
    var reader: (names: SettledNames, reader: OwnMealReader)?
    /// Finds foods by their names; made when it is first needed.
    var foods: FoodSearch?
    /// The likely meanings of the unknown names in the list of names.
    var answers: [String: [LikelyAnswer]] = [:]

    /// The form being written; nil for none.
    var form: RecipeForm? { editing?.form }
  }

  /// A recipe being written.
  struct Editing: Sendable {
    var form: RecipeForm
    /// The line that was removed last, with its place.
    var removed: (place: LinePlace, line: RecipeLine)?
    /// The list whose line has a sheet, with its lines before the sheet changed one; nil for none.
    ///
    /// A sheet belongs to one recipe and to the lines it was opened over. History may show it again
    /// over others, which it must not replace.
    var sheet: (list: LinePlace.List, before: [RecipeLine])?
    /// Whether it is being saved.
    var isSaving = false

    init(_ form: RecipeForm) { self.form = form }
  }

  /// An ingredient whose sheet is open.
  struct IngredientForm: Sendable {
    var line = LineForm()
    /// The foods whose names match.
    var found: [FoodFound] = []
  }

  /// A step whose sheet is open.
  struct StepForm: Sendable {
    /// Its place in the recipe; nil for a new one.
    var position: Int?
    var text = ""
    var isRefused = false
  }

  /// A name whose meaning the user is asked for.
  struct Settling: Sendable {
    var name: String
    /// Whether it is on an ingredient line.
    var isIngredient: Bool
    var query = ""
    /// The foods whose names match the query.
    var found: [FoodFound] = []
    var chosen: [FoodFound] = []
  }

  enum Action: Sendable {
    case createTapped, resumeTapped, reviewChangeTapped, editTapped(RecipeID)
    case opened(StoredRecipe), gone
    case named(String), servingsTyped(String), servingsStepped(Int), minutesTyped(String)
    case lineTapped(LinePlace.List, Int?), lineMoved(LineMove), lineRemoved(LinePlace), undone
    case lineEdited(LineEdit), stepTyped(String), lineKept, lineCancelled
    case settleTapped(String), foodSought(String), foodChosen(FoodID), nameKept, noFoodTapped
    case nameForgotten(String), namesChanged
    case namesTapped, namesShown, answered(NameChoice)
    case settled(SettledNameEvent, words: String)
    case photoTapped, photoRemoved, photoChosen([UInt8])
    case saveTapped, cancelTapped, discardTapped
    case saved(words: String), refused(RecipeStoreError)
    case unkept, kept, unstored
  }

  /// A change of the ingredient whose sheet is open.
  enum LineEdit: Sendable {
    case amount(String), unit(String), food(String), taken(String)
  }

  enum Effect: Sendable {
    case open(RecipeID)
    case keep(UnfinishedRecipe?, World)
    case save(RecipeForm, saying: String, World)
    case settle(SettledNameEvent, words: String, World)
    case choosePhoto
  }

  let id: FeatureID = "recipe-editor"
  let routes = [
    RouteDefinition(RecipeBookRoutes.editor, .push),
    RouteDefinition(RecipeBookRoutes.ingredient, .sheet),
    RouteDefinition(RecipeBookRoutes.step, .sheet),
    RouteDefinition(RecipeBookRoutes.toSettle, .push),
    RouteDefinition(RecipeBookRoutes.settling, .sheet),
    RouteDefinition(RecipeBookRoutes.discarding, .sheet),
  ]
  let clients: RecipeBookClients
  let stores: RecipeBookStores
  let stored: Slice<RecipeBookStores.Writing>

  var copy: Copy { clients.copy }

  init(_ clients: RecipeBookClients) {
    self.clients = clients
    stores = RecipeBookStores(clients)
    stored = stores.writing
  }

  func initialState() -> State { State() }

  func action(forChangeFrom before: RecipeBookStores.Writing) -> Action? { .namesChanged }

  func action(forShowing route: Route) -> Action? {
    RecipeBookRoutes.toSettle ~= route ? .namesShown : nil
  }
}
