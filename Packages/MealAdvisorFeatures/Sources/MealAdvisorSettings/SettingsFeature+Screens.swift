import AccountScreens
import AccountSubscription
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts

extension SettingsFeature {
  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    var record = stored.record
    record.preferences = state.pending.shown(over: record.preferences)
    let preferences = record.preferences
    switch route {
    case Routes.settings:
      return SettingsScreen(settings(record, stored.account, context), presentation)
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
    if hasGroups {
      input.people = record.preferences.household.map {
        Companion($0, copy, foodNames: clients.service.names)
      }
    }
    input.unconfirmedEaters = record.settings.unconfirmedEatersShown
    input.accountName = account?.isSignedIn == true ? account?.identity.name : nil
    return input
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
    offers.add(PremiumDelivery(.cuisineFilter, .nutritionLimits))
    offers.add([
      PremiumWay(to: .cuisineFilter, SettingsAction.opening(.cuisines)),
      PremiumWay(to: .nutritionLimits, SettingsAction.opening(.nutritionLimits)),
    ])
    offers.add(LegalTextScreen.Document.termsOfService)
    return offers
  }
}
