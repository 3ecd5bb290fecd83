import DesignSystem
import MealModels
import Preferences
import PremiumGate
import ScreenParts
import SuggestionEngine

/// The input of Home.
public struct HomeInput: Equatable, Sendable {
  /// The state to show.
  public var state: HomeState
  /// The cause of an error.
  public var failure: LoadFailure
  /// The part of the day.
  public var greeting: Greeting
  /// The step of loading another suggestion; nil if none is loading.
  public var loadingPhase: SuggestionTransition.Phase?
  /// How the card appears: `cardInsertion` at launch (C-M02); nil if it was shown before.
  public var entrance: Motion?
  /// How far the picture of the meal has loaded.
  public var imagePhase: MealImage.Phase
  /// The photo of the meal; nil if its plate is drawn.
  public var photo: PhotoAsset?
  /// The meal of the last success, which the controls act on after a failure (C-E05).
  public var lastSuggestion: Meal?
  /// The saved meals.
  public var savedMeals: Set<MealID>
  /// Whether the shown meal may be saved.
  public var saveDecision: Decision
  /// The reasons for the meal.
  public var reasons: [Reason]
  /// The wishes, which the notice of unmet wishes names in full.
  public var wishes: Wishes
  /// The wishes that were relaxed for the meal.
  public var relaxations: [Relaxation]
  /// For each wish, the number of meals that fit if only that wish is relaxed.
  public var possibleRelaxations: [Relaxation]
  /// The reason why there is no meal at all.
  public var deadEnd: DeadEnd?
  /// Whether a diet or allergy cannot be read, so that no meal is safe.
  public var hasUnreadableLimits: Bool
  /// The eaters at the table with limits that may be lost; nil means the owner of the device.
  public var unconfirmedEaters: [String?] = []
  /// The reason for missing data; nil if none is missing.
  public var missingData: MissingData?
  /// The limits of the people at the table; with an allergy, the card shows more.
  public var limits: EaterLimits
  /// Names of foods that the reasons or a dead end mention.
  public var foodNames: [FoodID: String]
  /// Whether the nudge shows.
  public var showsNudge: Bool
  /// The controls of the wishes of the moment.
  public var momentWishes: [MomentWishControls]
  /// The quiet line: a question or offer of Home, if no nudge is shown.
  public var quietLine: QuietLine?
  /// The meal planned for now; nil if there is none, or the eater asked for another one.
  public var planned: PlannedForNow?
  /// The meal on the stove, which the eater can continue to cook; nil for none.
  public var onTheStove: OnTheStove?
  /// A short message.
  public var toast: Notice?
  /// The actions of other features on the meal.
  public var mealActions: [CustomAction]

  /// Makes an input; everything except the state has a neutral default.
  public init(
    state: HomeState, failure: LoadFailure = .connection, greeting: Greeting = .evening,
    loadingPhase: SuggestionTransition.Phase? = nil, entrance: Motion? = nil,
    imagePhase: MealImage.Phase = .loaded, lastSuggestion: Meal? = nil,
    savedMeals: Set<MealID> = [], saveDecision: Decision = .allowed,
    reasons: [Reason] = [], wishes: Wishes = Wishes(), relaxations: [Relaxation] = [],
    possibleRelaxations: [Relaxation] = [], deadEnd: DeadEnd? = nil,
    hasUnreadableLimits: Bool = false, missingData: MissingData? = nil,
    limits: EaterLimits = .none,
    foodNames: [FoodID: String] = [:],
    showsNudge: Bool = false, momentWishes: [MomentWishControls] = [], quietLine: QuietLine? = nil,
    toast: Notice? = nil,
    mealActions: [CustomAction] = []
  ) {
    self.state = state
    self.failure = failure
    self.greeting = greeting
    self.loadingPhase = loadingPhase
    self.entrance = entrance
    self.imagePhase = imagePhase
    self.lastSuggestion = lastSuggestion
    self.savedMeals = savedMeals
    self.saveDecision = saveDecision
    self.reasons = reasons
    self.wishes = wishes
    self.relaxations = relaxations
    self.possibleRelaxations = possibleRelaxations
    self.deadEnd = deadEnd
    self.hasUnreadableLimits = hasUnreadableLimits
    self.missingData = missingData
    self.limits = limits
    self.foodNames = foodNames
    self.showsNudge = showsNudge
    self.momentWishes = momentWishes
    self.quietLine = quietLine
    self.toast = toast
    self.mealActions = mealActions
  }

  /// Whether a suggestion is loading.
  public var isLoading: Bool { state == .loading || loadingPhase != nil }

  /// The meal to which "See Recipe", "Save" and "Order" apply.
  public var currentMeal: Meal? {
    switch state {
    case .suggestion(let meal): meal
    case .error: lastSuggestion
    case .loading, .empty: nil
    }
  }
}
