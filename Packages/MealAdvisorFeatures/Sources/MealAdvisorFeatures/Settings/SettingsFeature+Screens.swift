import AppShell
import DesignSystem
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts

extension SettingsFeature {
  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    let presentation = context.presentation
    switch route.path {
    case Path.settings: return SettingsScreen(settings(state, context), presentation)
    case "dietary-restrictions":
      return diets(state, eater: route["eater"], context).map {
        DietaryRestrictionsScreen($0, presentation)
      }
    case Path.acceptTraces:
      let allergens = AllergenSet(Self.eater(named: route["eater"], state)?.allergens ?? [])
      guard !allergens.allergens.isEmpty else { return nil }
      return AcceptTracesScreen(of: allergens, eater: route["eater"], presentation)
    case "appearance":
      return AppearanceScreen(
        theme: state.stored.preferences.appearance, contrast: state.stored.preferences.contrast,
        toast: state.toast, presentation)
    case "cooking-time":
      return CookingTimeScreen(
        minutes: state.stored.preferences.cookingTime.minutes, toast: state.toast, presentation)
    case "cuisine-preferences":
      return CuisinePreferencesScreen(cuisines(state, context), presentation)
    default:
      return LegalTextScreen.Document(rawValue: route.path).map {
        LegalTextScreen($0, presentation)
      }
    }
  }

  private func settings(_ state: State, _ context: ScreenContext) -> SettingsInput {
    var input = SettingsInput(
      state.stored.preferences, phase: state.stored.phase(at: context.world.date),
      offeredRows: context.offers.settingsRows.map {
        OfferedRow(section: $0.section, row: $0.row)
      }, toast: state.toast)
    let account = state.stored.account
    input.accountName = account?.isSignedIn == true ? account?.identity.name : nil
    return input
  }

  /// The limits of the owner of the device, or of somebody else at the table; nil once they left.
  private func diets(
    _ state: State, eater name: String?, _ context: ScreenContext
  ) -> DietaryRestrictionsInput? {
    let household = state.stored.preferences.household
    let isOwner = name == nil || name == household.first?.name
    guard let eater = Self.eater(named: isOwner ? nil : name, state) else { return nil }
    let gate = state.stored.gate(at: context.world.date)
    let refused = state.refusedFoods.filter { $1.eater == (isOwner ? nil : name) }
    return DietaryRestrictionsInput(
      eater: isOwner ? nil : name,
      diets: DietSet(eater.diets), allergens: AllergenSet(eater.allergens),
      acceptedTraces: AllergenSet(eater.acceptedTraces),
      allergyFoods: named(eater.allergies(in: clients.service.foods)),
      dislikes: named(eater.dislikes),
      dislikeDecision: gate.decide(.change, .ingredientExclusions),
      refusedAllergyFood: refused[.allergies].map { .init($0.typed, $0.words) },
      refusedDislike: refused[.dislikes].map { .init($0.typed, $0.words) },
      others: household.dropFirst().map { Companion($0) }, toast: state.toast)
  }

  private func named(_ foods: Set<FoodID>) -> [DietaryRestrictionsInput.NamedFood] {
    foods.sorted().map { .init($0, clients.service.foods[$0]?.name ?? $0.rawValue) }
  }

  /// The foods that somebody is allergic to, with what that covers.
  private func named(_ allergies: [FoodAllergy]) -> [DietaryRestrictionsInput.NamedFood] {
    allergies.map { allergy in
      let name = clients.service.foods[allergy.food]?.name ?? allergy.food.rawValue
      return .init(
        allergy.food, name, reach: clients.service.reach(of: allergy),
        isNarrowed: allergy.isNarrowed)
    }
  }

  private func cuisines(_ state: State, _ context: ScreenContext) -> CuisinePreferencesInput {
    let known = Set(clients.service.catalog.summaries.map(\.cuisine))
    let gate = state.stored.gate(at: context.world.date)
    return CuisinePreferencesInput(
      available: Cuisine.allCases.filter(known.contains),
      selected: state.stored.preferences.cuisines,
      decision: gate.decide(.change, .cuisineFilter), toast: state.toast)
  }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(Path.settings), .settings, Copy.english("tab.settings"))
    offers.deepLinks = [DeepLink("settings", to: Path.settings)]
    offers.streams = [
      StreamOffer("preferences", holds: "your diets, allergies and other settings")
    ]
    let preferences = state.stored.preferences
    offers.looks = LooksOffer(
      scheme: ColorScheme(rawValue: preferences.appearance.rawValue),
      contrast: preferences.contrast == .increased ? .increased : nil)
    return offers
  }
}
