import DesignSystem
import MealModels
import PremiumGate

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScreenCatalog {
  /// Settings as drawn, and with premium.
  static func settings(_ copy: Copy) -> CatalogScreen {
    let drawn = SettingsInput(
      restrictionCount: 3, maxMinutes: 30,
      cuisineDecision: .needsPremium(.cuisinesOpened))
    let active = SettingsInput(
      restrictionCount: 3, maxMinutes: 30, cuisines: [.thai, .italian],
      phase: sampleActive)
    return CatalogScreen(
      "settings", copy("settings.title"),
      states: [
        CatalogState(named: "default") {
          SettingsScreen(drawn, root("settings", isEntitled: false, $0))
        },
        CatalogState(named: "active") {
          SettingsScreen(active, root("settings", isEntitled: true, $0))
        },
      ])
  }

  /// Dietary Restrictions of a free person, and with foods of their own.
  static func dietaryRestrictions(_ copy: Copy) -> CatalogScreen {
    var free = DietaryRestrictionsInput(
      diets: DietSet([.vegetarian, .glutenFree]), allergens: AllergenSet([.peanut]),
      dislikeDecision: .needsPremium(.exclusionsOpened))
    let plain = free
    free.allergyFoods = [.init("kiwi", "Kiwi")]
    free.dislikes = [.init("cilantro", "Cilantro"), .init("eggplant", "Eggplant")]
    free.dislikeDecision = .allowed
    let named = free
    return CatalogScreen(
      "dietary-restrictions", copy("settings.diets"),
      states: [
        CatalogState(named: "default") {
          DietaryRestrictionsScreen(plain, root("settings", isEntitled: false, $0))
        },
        CatalogState(named: "named-foods") {
          DietaryRestrictionsScreen(named, root("settings", isEntitled: true, $0))
        },
      ])
  }

  /// Cooking Time Available, as drawn at 30 minutes.
  static func cookingTime(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "cooking-time", copy("settings.time"),
      states: [
        CatalogState(named: "default") {
          CookingTimeScreen(minutes: 30, root("settings", isEntitled: false, $0))
        },
        CatalogState(named: "no-limit") {
          CookingTimeScreen(minutes: nil, root("settings", isEntitled: false, $0))
        },
      ])
  }

  /// Cuisine Preferences with two chosen, and resting after a lapse.
  static func cuisinePreferences(_ copy: Copy) -> CatalogScreen {
    let chosen = CuisinePreferencesInput(
      available: Cuisine.allCases, selected: [.thai, .italian])
    var resting = chosen
    resting.decision = .readOnly
    let lapsed = resting
    return CatalogScreen(
      "cuisine-preferences", copy("settings.cuisines"),
      states: [
        CatalogState(named: "default") {
          CuisinePreferencesScreen(chosen, root("settings", isEntitled: true, $0))
        },
        CatalogState(named: "read-only") {
          CuisinePreferencesScreen(lapsed, root("settings", isEntitled: false, $0))
        },
      ])
  }

  /// A page of text.
  static func legalText(_ document: LegalTextScreen.Document, _ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      ScreenID(document.rawValue), copy(document.titleKey),
      states: [
        CatalogState(named: "default") {
          LegalTextScreen(document, root("settings", isEntitled: false, $0))
        }
      ])
  }

  /// Premium, paid until some day.
  static let sampleActive = EntitlementPhase.active(until: Date(timeIntervalSince1970: 2e9))
}
