import DesignSystem
import MealModels
import Preferences
import PremiumGate
import ScreenParts
import SuggestionEngine

/// What Home is made from.
public struct HomeInput: Equatable, Sendable {
  /// What there is to show.
  public var state: HomeState
  /// Whose failure an error is.
  public var failure: LoadFailure
  /// The part of the day.
  public var greeting: Greeting
  /// The step on the way to another suggestion; nil when Home is at rest.
  public var loadingPhase: SuggestionTransition.Phase?
  /// How the card came: `cardInsertion` at launch (C-M02); nil when it was there before.
  public var entrance: Motion?
  /// How far the picture of the meal is.
  public var imagePhase: MealImage.Phase
  /// The photo of the meal; nil where its plate is drawn.
  public var photo: PhotoAsset?
  /// The meal of the last success, which the controls act on after a failure (C-E05).
  public var lastSuggestion: Meal?
  /// The saved meals.
  public var savedMeals: Set<MealID>
  /// Whether the shown meal may be saved.
  public var saveDecision: Decision
  /// Why this meal.
  public var reasons: [Reason]
  /// What was wished, to name in full what could not be had.
  public var wishes: Wishes
  /// The wishes that bent for it.
  public var relaxations: [Relaxation]
  /// What each wish would open by bending alone.
  public var possibleRelaxations: [Relaxation]
  /// Why there is no meal at all.
  public var deadEnd: DeadEnd?
  /// Whether a diet or allergy cannot be read, so that no meal is safe.
  public var hasUnreadableLimits: Bool
  /// Who at the table has limits that may be lost: the first is nil where that is the owner of the
  /// device.
  public var unconfirmedEaters: [String?] = []
  /// What became of data that was known; nil while all of it is there.
  public var missingData: MissingData?
  /// What people at the table must not eat; where there is an allergy, the card says more.
  public var limits: EaterLimits
  /// Names of foods that the reasons or a dead end mention.
  public var foodNames: [FoodID: String]
  /// Whether the nudge shows.
  public var showsNudge: Bool
  /// The controls of the wishes of the moment.
  public var momentWishes: [MomentWishControls]
  /// What Home asks or offers by itself, where no nudge shows.
  public var quietLine: QuietLine?
  /// What is planned for now; nil where nothing is, or the eater asked for something else.
  public var planned: PlannedForNow?
  /// What is on the stove, which the eater can go on with; nil for nothing.
  public var onTheStove: OnTheStove?
  /// A short message.
  public var toast: Notice?
  /// What other features offer to do with the meal.
  public var mealActions: [CustomAction]

  /// Makes an input; everything but the state has a quiet default.
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

  /// Whether a suggestion is on its way.
  public var isLoading: Bool { state == .loading || loadingPhase != nil }

  /// The meal that "See Recipe", "Save" and "Order" are about.
  public var currentMeal: Meal? {
    switch state {
    case .suggestion(let meal): meal
    case .error: lastSuggestion
    case .loading, .empty: nil
    }
  }
}
