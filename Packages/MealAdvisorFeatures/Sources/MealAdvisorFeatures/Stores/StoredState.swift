#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FavoritesStore
import Journal
import MealModels
import Preferences
import PremiumGate
import SuggestionEngine

/// Everything that is stored, as it was at one moment.
public struct StoredState: Sendable {
  /// What the eaters told us.
  public var preferences = Preferences()
  /// How many preference events this version cannot read; any of them may be a limit.
  public var unreadPreferences = 0
  /// How many lines of the journal cannot be read, or are gone, in a file that was not set aside
  /// yet; any may be a limit.
  public var damagedLines = 0
  /// What became of records that were known; nil while all of them are there.
  public var missing: MissingRecords?
  /// Whether it could not be read last time, so that it may have changed since.
  public var isOutdated = false
  /// What is saved.
  public var favorites = Favorites()
  /// What happened to meals.
  public var history = History()
  /// What the eater may use.
  public var entitlement = Entitlement()
  /// Whether the eater was nudged.
  public var nudge = Nudge()
  /// Who is signed in, or was last.
  public var account: Account?
  /// The time that counts for the subscription, where screens may show another one.
  var realClock: (@Sendable () -> Date)?
  /// How often each part had changed in its store when it was read; it only grows.
  var revisions = Revisions()

  /// Nothing is stored yet.
  public init() {}

  /// Where the eater stands with premium.
  public func phase(at date: Date) -> EntitlementPhase {
    entitlement.phase(at: realClock?() ?? date)
  }

  /// Decides what the eater may do.
  public func gate(at date: Date) -> Gate {
    Gate(phase(at: date), savedMeals: favorites.count(.meal))
  }

  /// The preferences that apply: dislikes and cuisines only while premium filters may be used.
  public func preferences(at date: Date) -> Preferences {
    let gate = gate(at: date)
    let applies = [PremiumFeature.cuisineFilter, .ingredientExclusions].allSatisfy {
      gate.decide(.apply, $0).isAllowed
    }
    return applies ? preferences : preferences.withoutPremiumFilters
  }

  /// The ids of the saved meals.
  public var savedMeals: Set<MealID> {
    Set(favorites.all(.meal).map { MealID(rawValue: $0.key.id) })
  }
}
