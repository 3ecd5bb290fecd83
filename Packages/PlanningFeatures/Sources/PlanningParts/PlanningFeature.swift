import AccountParts
import AccountSubscription
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import Groceries
import MealModels
import MealPlan
import PremiumGate
import RecipeAssistant
import ScreenParts

/// The stored values of planning and shopping, as features see them.
package struct KeptPlanning: Sendable {
  /// The stored limits, plan and shopping, which determine the meals that the eaters may have.
  package var record: StoredState
  /// The order of the aisles in each store.
  package var aisles: AisleOrders
  /// The last searches among recipes, the newest first.
  package var searches: [String]
  /// The settings of the assistant: the service, and the data that it may receive; never its key.
  package var assistant: AssistantSettings

  /// The days of the week that contains a day.
  package func week(of day: Int) -> Range<Int> { record.plan.settings.week(of: day) }
}

/// A feature of planning and shopping, with the parts that all of them share.
package protocol PlanningFeature: Feature where Stored == KeptPlanning {
  var clients: PlanningClients { get }
}

extension PlanningFeature {
  package var copy: Copy { clients.copy }

  /// The context that screens need in addition to their input.
  package func presentation(_ context: ScreenContext) -> PresentationContext {
    context.presentation(copy)
  }

  /// Announces that a change could not be stored, and that nothing was changed.
  package var sayUnstored: Command<Effect> { .say(.failure(copy("error.unsaved"))) }

  /// A command that changes the plan, or the premium prompt if the change needs premium.
  package func changingPlan(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    changing(
      clients.soldPlanner, readOnly: "planner.read-only", stored: stored, world: world,
      commands: commands)
  }

  /// A command that changes the list or the cart, or the premium prompt if the change needs
  /// premium.
  package func changingGroceries(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    changing(
      clients.soldGroceries, readOnly: "grocery-list.read-only", stored: stored, world: world,
      commands: commands)
  }

  private func changing(
    _ sold: PremiumFeature?, readOnly: CopyKey, stored: KeptPlanning, world: World,
    commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .change, sold, stored.record.entitlement, at: world.deviceDate)
    switch decision {
    case .allowed: return commands()
    case .readOnly: return [.say(.failure(copy(readOnly)))]
    case .needsPremium(let trigger): return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
  }
}

extension RecordParts {
  /// The stored values that all features of planning depend on.
  func planning(_ stores: Stores) -> Slice<KeptPlanning> {
    meals.with(
      Slice(
        shopping, aisles, searches, StoredPart(of: stores.assistant)
      ) { (shopping: $0, aisles: $1, searches: $2, assistant: $3) }
    ) { record, other in
      var record = record
      record.kitchen = KitchenFacts(pantry: record.pantry, shopping: other.shopping)
      return KeptPlanning(
        record: record, aisles: other.aisles, searches: other.searches.all,
        assistant: other.assistant)
    }
  }
}

extension PlanningClients {
  /// The grocery list of a week; throws if the app cannot ask the chosen retailer at all.
  package func groceries(
    of days: Range<Int>, _ kept: KeptPlanning, on moment: LocalMoment
  ) throws(RetailerError) -> WeekGroceries {
    lists.groceries(
      of: days, kept.record, kept.aisles,
      at: try retailers.client(of: kept.record.shopping.settings.retailer), on: moment)
  }
}

extension World {
  /// The days of the shown week: the one that the planner shows, else the present week.
  package func shownWeek(_ kept: KeptPlanning) -> Range<Int> {
    offers.all(ShownWeek.self).first?.days ?? kept.week(of: moment.dayNumber)
  }
}

/// The week that the planner and the grocery list show.
package struct ShownWeek: Hashable, Sendable {
  package var days: Range<Int>

  package init(days: Range<Int>) { self.days = days }
}
