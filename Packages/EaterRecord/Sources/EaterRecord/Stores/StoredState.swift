import FavoritesStore
import Groceries
import MealModels
import MealPlan
import Preferences
import PremiumGate
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What decides which meals somebody may eat, likes and can save, as it is stored at one moment.
public struct StoredState: Sendable {
  /// What the eaters told us, and whether all of it could be read.
  public var settings: StoredSettings
  /// What is saved.
  public var favorites: Favorites
  /// What happened to meals.
  public var history: History
  /// What is planned.
  public var plan: Plan
  /// What is at home.
  public var pantry: Pantry
  /// What is known of shopping.
  public var shopping: Shopping
  /// What the eater may use.
  public var entitlement: Entitlement
  /// What of it is premium in this app.
  public var premium: PremiumRules
  /// Which list of the eater's own recipes is among the meals; 0 where none is.
  public var ownMeals: Int

  /// Makes a state; nothing is stored, and nothing sold, unless given.
  public init(
    settings: StoredSettings = StoredSettings(), favorites: Favorites = Favorites(),
    history: History = History(), plan: Plan = Plan(), pantry: Pantry = Pantry(),
    shopping: Shopping = Shopping(),
    entitlement: Entitlement = Entitlement(), premium: PremiumRules = PremiumRules(),
    ownMeals: Int = 0
  ) {
    self.settings = settings
    self.favorites = favorites
    self.history = history
    self.plan = plan
    self.pantry = pantry
    self.shopping = shopping
    self.entitlement = entitlement
    self.premium = premium
    self.ownMeals = ownMeals
  }

  /// What the eaters told us.
  public var preferences: EaterPreferences {
    get { settings.preferences }
    set { settings.preferences = newValue }
  }

  /// Where the eater stands with premium at a time of the device's own clock.
  public func phase(at date: Date) -> EntitlementPhase { entitlement.phase(at: date) }

  /// Decides what the eater may do.
  public func gate(at date: Date) -> Gate {
    Gate(phase(at: date), of: premium.offer, used: premium.saved.mapValues(favorites.count))
  }

  /// The preferences that apply: those that are premium rest while they may not be used.
  public func preferences(at date: Date) -> EaterPreferences {
    preferences.resting(premium.restingSettings(by: gate(at: date)))
  }

  /// The ids of the saved meals.
  public var savedMeals: Set<MealID> {
    Set(favorites.all(.meal).map { MealID(rawValue: $0.key.id) })
  }
}
