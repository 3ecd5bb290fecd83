import AccountParts
import AccountSubscription
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import Groceries
import Journal
import MealModels
import MealPlan
import PremiumGate
import RecipeAssistant
import RecipeStore
import ScreenParts

/// What is stored of planning and shopping, as features see it.
struct KeptPlanning: Sendable {
  /// What decides which meals somebody may eat, with the plan and what is known of shopping.
  var record: StoredState
  /// The order in which stores are walked.
  var aisles: AisleOrders
  /// What was looked for among recipes, the last first.
  var searches: [String]
  /// Which assistant is asked, and what it may be told; never its key.
  var assistant: AssistantSettings

  /// The first day of the week in which a day lies.
  func week(of day: Int) -> Range<Int> { record.plan.settings.week(of: day) }
}

/// A feature of planning and shopping, with what they all share.
protocol PlanningFeature: Feature where Stored == KeptPlanning {
  var clients: PlanningClients { get }
}

extension PlanningFeature {
  var copy: Copy { clients.copy }

  /// What screens need of the shell's context.
  func presentation(_ context: ScreenContext) -> PresentationContext {
    PresentationContext(
      copy: copy, interfaceStyle: context.interfaceStyle, region: context.world.region,
      tabBar: context.tabBar)
  }

  /// Says that something could not be stored, and that nothing was changed.
  var sayUnstored: Command<Effect> { .say(.failure(copy("error.unsaved"))) }

  /// Something that changes the plan, or the question for premium where that is needed.
  func changingPlan(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    changing(clients.soldPlanner, "planner.read-only", stored, world, commands)
  }

  /// Something that changes the list or the cart, or the question for premium where that is needed.
  func changingGroceries(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    changing(clients.soldGroceries, "grocery-list.read-only", stored, world, commands)
  }

  private func changing(
    _ sold: PremiumFeature?, _ readOnly: CopyKey, _ stored: KeptPlanning, _ world: World,
    _ commands: () -> [Command<Effect>]
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
  /// What all features of planning depend on.
  func planning(_ stores: Stores) -> Slice<KeptPlanning> {
    meals.with(
      Slice(
        shopping, aisles, StoredPart(of: Store(.recentSearches, in: stores.journal)),
        StoredPart(of: stores.assistant)
      ) { (shopping: $0, aisles: $1, searches: $2, assistant: $3) }
    ) { record, other in
      var record = record
      record.shopping = other.shopping
      return KeptPlanning(
        record: record, aisles: other.aisles, searches: other.searches.all,
        assistant: other.assistant)
    }
  }
}

extension PlanningClients {
  /// The grocery list of a week; throws where the retailer that is set cannot be asked at all.
  func groceries(
    of days: Range<Int>, _ kept: KeptPlanning, on moment: LocalMoment
  ) throws(RetailerError) -> WeekGroceries {
    lists.groceries(
      of: days, kept.record, kept.aisles,
      at: try retailers.client(of: kept.record.shopping.settings.retailer), on: moment)
  }
}

extension World {
  /// The time on the eater's wall.
  var moment: LocalMoment { LocalMoment(date: date, secondsFromGMT: secondsFromGMT) }

  /// The days of the week that is looked at: the one that the planner shows, else that of today.
  func shownWeek(_ kept: KeptPlanning) -> Range<Int> {
    offers.all(ShownWeek.self).first?.days ?? kept.week(of: moment.dayNumber)
  }
}

/// The week that the planner shows, and that is bought for.
struct ShownWeek: Hashable, Sendable {
  var days: Range<Int>
}
