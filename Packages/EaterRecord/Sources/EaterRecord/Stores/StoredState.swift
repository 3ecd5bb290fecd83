import FavoritesStore
import MealModels
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
  /// What the eater may use.
  public var entitlement: Entitlement

  /// Makes a state; nothing is stored unless given.
  public init(
    settings: StoredSettings = StoredSettings(), favorites: Favorites = Favorites(),
    history: History = History(), entitlement: Entitlement = Entitlement()
  ) {
    self.settings = settings
    self.favorites = favorites
    self.history = history
    self.entitlement = entitlement
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
    Gate(phase(at: date), savedMeals: favorites.count(.meal))
  }

  /// The preferences that apply: those that are premium rest while they may not be used.
  public func preferences(at date: Date) -> EaterPreferences {
    preferences.resting(PreferenceKey.resting(by: gate(at: date)))
  }

  /// The ids of the saved meals.
  public var savedMeals: Set<MealID> {
    Set(favorites.all(.meal).map { MealID(rawValue: $0.key.id) })
  }
}
