import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPlan

/// Offers the meals planned for today to features that show a meal for now.
struct PlannedMealsFeature: MealAdvisorFeature {
  typealias Action = Never

  let id: FeatureID = "planned-meals"
  let routes: [RouteDefinition] = []
  let clients: MealAdvisorClients
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals
  }

  /// The night belongs to the evening before, so the meals of that day are offered too.
  func offers(_ state: Void, _ stored: StoredState, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer("plan", holds: copy("your-data.kept.plan"), use: copy("your-data.use.plan")),
      StreamOffer(
        "grocery", holds: copy("your-data.kept.grocery"), use: copy("your-data.use.grocery")),
      StreamOffer(
        "pantry", holds: copy("your-data.kept.pantry"), use: copy("your-data.use.pantry")),
      StreamOffer(
        "aisles", holds: copy("your-data.kept.aisles"), use: copy("your-data.use.aisles")),
    ]
    let today = world.moment.dayNumber
    let days = (today - 1)..<(today + 1)
    let service = clients.service
    let facts = service.planFacts(stored, at: world.deviceDate)
    for entry in stored.plan(of: days, at: world.moment).entries(of: days)
    where entry.state == .planned && !isUnsafe(entry, stored, facts) {
      offers.add(
        PlannedMealOffer(
          id: entry.id.rawValue, day: entry.slot.day, slot: entry.slot.slot,
          content: content(of: entry, stored.plan, service.currentID)))
    }
    return offers
  }

  /// Whether an entry breaks a limit of one of its eaters in a way that the feature that shows it
  /// cannot check.
  ///
  /// That feature compares recipes with the limits of the table, but neither words, notes and
  /// cooked meals, nor the limits of absent people.
  private func isUnsafe(_ entry: PlannedMeal, _ stored: StoredState, _ facts: PlanFacts) -> Bool {
    let plan = stored.plan
    let dish = plan.dish(eatenAs: entry)
    let isRecipe = dish?.state != .cooked && dish?.content.recipe != nil
    let isOfTable = Set(entry.eaters).isSubset(of: stored.settings.preferences.names)
    let isSeen = isRecipe && isOfTable && entry.note.isEmpty && dish?.note.isEmpty != false
    return !isSeen && !entry.accepted.isSuperset(of: plan.breaches(of: entry, against: facts))
  }

  private func content(
    of entry: PlannedMeal, _ plan: Plan, _ currentID: (MealID) -> MealID
  ) -> PlannedMealOffer.Content {
    switch entry.content {
    case .recipe(let id, let title):
      clients.service.catalog.meal(currentID(id)).map { .meal($0.id) } ?? .words(title)
    case .leftovers(_, let title) where isOther(plan.cookedTitle(eatenAs: entry), entry, plan):
      .words(plan.cookedTitle(eatenAs: entry) ?? title)
    case .leftovers(let cooked, let title):
      plan[cooked]?.content.recipe.flatMap { clients.service.catalog.meal(currentID($0)) }
        .map { .leftovers($0.id) } ?? .words(title)
    case .text(let words): .words(words)
    }
  }

  /// Whether a cooked meal had another name than its recipe has now.
  private func isOther(_ cooked: String?, _ entry: PlannedMeal, _ plan: Plan) -> Bool {
    let service = clients.service
    let now = plan.recipe(eatenAs: entry)
      .flatMap { service.catalog.summary(service.currentID(of: $0))?.title }
    return cooked != nil && now != nil && cooked != now
  }
}
