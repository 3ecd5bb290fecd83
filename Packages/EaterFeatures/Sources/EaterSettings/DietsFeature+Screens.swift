import AccountParts
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import EaterScreens
import MealModels
import Preferences
import PremiumGate
import ScreenParts
import SharingFeatures

extension DietsFeature {
  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = context.presentation(clients.copy)
    var stored = stored
    stored.preferences = state.pending.shown(over: stored.preferences)
    if case EaterRoutes.acceptTraces = route {
      let eater = EaterRoutes.acceptTraces.read(route) ?? nil
      let allergens = AllergenSet(Self.eater(named: eater, stored.preferences)?.allergens ?? [])
      guard !allergens.allergens.isEmpty else { return nil }
      return AcceptTracesScreen(of: allergens, eater: eater, presentation)
    }
    return input(state, stored, eater: EaterRoutes.diets.read(route) ?? nil, context).map {
      DietaryRestrictionsScreen($0, presentation)
    }
  }

  /// The limits of the owner or of another person at the table; nil if the person left the table.
  private func input(
    _ state: State, _ stored: Stored, eater name: String?, _ context: ScreenContext
  ) -> DietaryRestrictionsInput? {
    let household = stored.preferences.household
    let isOwner = name == nil || name == household.first?.name
    guard let eater = Self.eater(named: isOwner ? nil : name, stored.preferences)
    else { return nil }
    let refused = state.refusedFoods.filter { $1.eater == (isOwner ? nil : name) }
    var input = DietaryRestrictionsInput(
      eater: isOwner ? nil : name,
      diets: DietSet(eater.diets), allergens: AllergenSet(eater.allergens),
      acceptedTraces: AllergenSet(eater.acceptedTraces),
      allergyFoods: named(eater.allergies(in: clients.foods())),
      dislikes: named(eater.dislikes),
      dislikeDecision: decision(for: .change, key: .dislikes, stored: stored, world: context.world),
      nutritionLimitCount: stored.preferences.nutrition.nutrients.count,
      nutritionDecision: decision(
        for: .change, key: .nutrition, stored: stored, world: context.world),
      refusedAllergyFood: refused[.allergies].map { .init($0.typed, $0.words) },
      refusedDislike: refused[.dislikes].map { .init($0.typed, $0.words) },
      others: household.dropFirst().map {
        Companion($0, clients.copy, foodNames: clients.names)
      }, toast: context.notice)
    input.mayBeIncomplete =
      stored.settings.unconfirmedEatersShown.contains(isOwner ? nil : name)
    input.hasNutritionLimits = clients.hasNutritionLimits
    input.hasTasteQuiz = clients.hasTasteQuiz
    return input
  }

  private func named(_ foods: Set<FoodID>) -> [DietaryRestrictionsInput.NamedFood] {
    let book = clients.foods()
    return foods.sorted().map { .init($0, book[$0]?.name ?? $0.rawValue) }
  }

  /// An eater's food allergies, with the foods that each covers.
  private func named(_ allergies: [FoodAllergy]) -> [DietaryRestrictionsInput.NamedFood] {
    let book = clients.foods()
    return allergies.map { allergy in
      let origins = book.origins(of: allergy)
      let reach = clients.copy.reach(
        of: allergy, from: origins, foodNames: clients.names(origins + [allergy.food]))
      return .init(
        allergy.food, book[allergy.food]?.name ?? allergy.food.rawValue, reach: reach,
        isNarrowed: allergy.isNarrowed)
    }
  }

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    let copy = clients.copy
    var offers = Offers()
    if clients.opensPages {
      offers.deepLinks = [DeepLink("dietary-restrictions", to: EaterRoutes.diets)]
    }
    if clients.describesPreferences {
      offers.streams = [
        StreamOffer(
          "preferences", holds: copy("your-data.kept.preferences"),
          use: copy("your-data.use.preferences"))
      ]
    }
    let names = clients.names
    offers.add(
      DisputeWords.preferences(copy) { id in
        let food = FoodID(rawValue: id)
        return names([food])[food]
      })
    return offers
  }
}
