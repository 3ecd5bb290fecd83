import FavoritesStore
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

/// The stored state that decides which meals the eaters may eat, like and can save, at one moment.
public struct StoredState: Sendable {
  /// The eaters' preferences, and whether all of them could be read.
  public var settings: StoredSettings
  /// The saved meals and foods.
  public var favorites: Favorites
  /// The history of meals.
  public var history: History
  /// The plan.
  public var plan: Plan
  /// The kitchen's facts; nil if the app has no kitchen.
  public var kitchen: KitchenFacts?
  /// The eater's entitlement.
  public var entitlement: Entitlement
  /// The app's premium rules.
  public var premium: PremiumRules
  /// The revision of the eater's own recipes among the meals; 0 if there are none, and
  /// ``unreadOwnMeals`` until they were read.
  public var ownMeals: Int

  /// The revision of own recipes that were not read yet.
  public static let unreadOwnMeals = -1

  /// Makes a state; by default empty and without premium features.
  public init(
    settings: StoredSettings = StoredSettings(), favorites: Favorites = Favorites(),
    history: History = History(), plan: Plan = Plan(), kitchen: KitchenFacts? = nil,
    entitlement: Entitlement = Entitlement(), premium: PremiumRules = PremiumRules(),
    ownMeals: Int = 0
  ) {
    self.settings = settings
    self.favorites = favorites
    self.history = history
    self.plan = plan
    self.kitchen = kitchen
    self.entitlement = entitlement
    self.premium = premium
    self.ownMeals = ownMeals
  }

  /// The eaters' preferences.
  public var preferences: EaterPreferences {
    get { settings.preferences }
    set { settings.preferences = newValue }
  }

  /// The phase of the entitlement at a time of the device's own clock.
  public func phase(at date: Date) -> EntitlementPhase { entitlement.phase(at: date) }

  /// The gate that decides what the eater may do.
  public func gate(at date: Date) -> Gate {
    Gate(phase(at: date), of: premium.offer, used: premium.saved.mapValues(favorites.count))
  }

  /// The effective preferences: premium ones are inactive while the eater is not entitled.
  public func preferences(at date: Date) -> EaterPreferences {
    preferences.resting(premium.restingSettings(by: gate(at: date)))
  }

  /// The ids of the saved meals.
  public var savedMeals: Set<MealID> {
    Set(favorites.all(.meal).map { MealID(rawValue: $0.key.id) })
  }
}
