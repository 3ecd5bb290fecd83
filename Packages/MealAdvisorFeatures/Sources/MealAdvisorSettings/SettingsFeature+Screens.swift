import AccountScreens
import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts
import SharingFeatures

extension SettingsFeature {
  func screen(
    _ route: Route, _ state: State, _ stored: Stored, _ context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    var record = stored.record
    record.preferences = state.pending.shown(over: record.preferences)
    let preferences = record.preferences
    switch route {
    case Routes.settings:
      return SettingsScreen(settings(record, stored.account, context), presentation)
    case Routes.diets:
      return diets(state, record, eater: Routes.diets.read(route) ?? nil, context).map {
        DietaryRestrictionsScreen($0, presentation)
      }
    case Routes.acceptTraces:
      let eater = Routes.acceptTraces.read(route) ?? nil
      let allergens = AllergenSet(Self.eater(named: eater, preferences)?.allergens ?? [])
      guard !allergens.allergens.isEmpty else { return nil }
      return AcceptTracesScreen(of: allergens, eater: eater, presentation)
    case Routes.cookingTime:
      return CookingTimeScreen(
        minutes: preferences.cookingTime.minutes, times: preferences.mealTimes,
        toast: context.notice, presentation)
    case Routes.cuisines:
      return CuisinePreferencesScreen(cuisines(record, context), presentation)
    case Routes.nutritionLimits:
      let gate = record.gate(at: context.world.deviceDate)
      return NutritionLimitsScreen(
        NutritionLimitsInput(
          bounds: preferences.nutrition, decision: gate.decide(.change, .nutritionLimits),
          refused: state.refusedAmounts, toast: context.notice), presentation)
    case Self.terms: return LegalTextScreen(.termsOfService, presentation)
    default: return nil
    }
  }

  private func settings(
    _ record: StoredState, _ account: Account?, _ context: ScreenContext
  ) -> SettingsInput {
    var input = SettingsInput(
      record.preferences, gate: record.gate(at: context.world.deviceDate),
      offeredRows: context.offers.all(SettingsRowOffer.self).map {
        OfferedRow(section: $0.section, row: $0.row)
      }, toast: context.notice)
    input.unconfirmedEaters = unconfirmed(record)
    input.accountName = account?.isSignedIn == true ? account?.identity.name : nil
    return input
  }

  /// The limits of the owner of the device, or of somebody else at the table; nil once they left.
  private func diets(
    _ state: State, _ record: StoredState, eater name: String?, _ context: ScreenContext
  ) -> DietaryRestrictionsInput? {
    let household = record.preferences.household
    let isOwner = name == nil || name == household.first?.name
    guard let eater = Self.eater(named: isOwner ? nil : name, record.preferences)
    else { return nil }
    let gate = record.gate(at: context.world.deviceDate)
    let refused = state.refusedFoods.filter { $1.eater == (isOwner ? nil : name) }
    var input = DietaryRestrictionsInput(
      eater: isOwner ? nil : name,
      diets: DietSet(eater.diets), allergens: AllergenSet(eater.allergens),
      acceptedTraces: AllergenSet(eater.acceptedTraces),
      allergyFoods: named(eater.allergies(in: clients.service.foods)),
      dislikes: named(eater.dislikes),
      dislikeDecision: gate.decide(.change, .ingredientExclusions),
      nutritionLimitCount: record.preferences.nutrition.nutrients.count,
      nutritionDecision: gate.decide(.change, .nutritionLimits),
      refusedAllergyFood: refused[.allergies].map { .init($0.typed, $0.words) },
      refusedDislike: refused[.dislikes].map { .init($0.typed, $0.words) },
      others: household.dropFirst().map { Companion($0) }, toast: context.notice)
    input.mayBeIncomplete = unconfirmed(record).contains(isOwner ? nil : name)
    return input
  }

  /// Whose limits may be lost; nil stands for the owner of the device.
  private func unconfirmed(_ record: StoredState) -> [String?] {
    let owner = record.preferences.household.first?.name
    return record.settings.unconfirmedEaters.map { $0 == owner ? nil : $0 }
  }

  private func named(_ foods: Set<FoodID>) -> [DietaryRestrictionsInput.NamedFood] {
    foods.sorted().map { .init($0, clients.service.foods[$0]?.name ?? $0.rawValue) }
  }

  /// The foods that somebody is allergic to, with what that covers.
  private func named(_ allergies: [FoodAllergy]) -> [DietaryRestrictionsInput.NamedFood] {
    allergies.map { allergy in
      let name = clients.service.foods[allergy.food]?.name ?? allergy.food.rawValue
      return .init(
        allergy.food, name, reach: clients.service.reach(of: allergy, copy),
        isNarrowed: allergy.isNarrowed)
    }
  }

  private func cuisines(_ record: StoredState, _ context: ScreenContext) -> CuisinePreferencesInput
  {
    let known = Set(clients.service.catalog.summaries.map(\.cuisine))
    let gate = record.gate(at: context.world.deviceDate)
    return CuisinePreferencesInput(
      available: Cuisine.allCases.filter(known.contains),
      selected: record.preferences.cuisines,
      decision: gate.decide(.change, .cuisineFilter), toast: context.notice)
  }

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(Routes.settings), .settings, copy("tab.settings"))
    offers.deepLinks = [DeepLink("settings", to: Routes.settings)]
    offers.add(PremiumDelivery(.cuisineFilter, .ingredientExclusions, .nutritionLimits))
    offers.add(LegalTextScreen.Document.termsOfService)
    offers.streams = [
      StreamOffer(
        "preferences", holds: copy("your-data.kept.preferences"),
        use: copy("your-data.use.preferences"))
    ]
    let service = clients.service
    offers.add(DisputeWords.preferences(copy) { service.name(ofFood: $0) })
    return offers
  }
}
