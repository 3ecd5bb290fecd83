import EaterMeals
import Groceries
import MealModels
import Synchronization

/// Makes an app's grocery lists.
///
/// It makes the tools once, and a list only if its sources changed, so that a tick is cheap.
public final class WeekLists: Sendable {
  private struct Made: Sendable {
    var source: WeekSource
    var groceries: WeekGroceries
  }

  private let service: SuggestionService
  private let foods: @Sendable () -> FoodReference
  private let tools = Mutex<GroceryTools?>(nil)
  private let last = Mutex<Made?>(nil)

  /// Makes a maker of lists without any list yet.
  ///
  /// - Parameter foods: the known foods, requested with the first list.
  public init(
    _ service: SuggestionService, foods: @escaping @Sendable () -> FoodReference
  ) {
    (self.service, self.foods) = (service, foods)
  }

  /// The list of a week, equal to one that is built from scratch.
  ///
  /// - Parameters:
  ///   - days: the week.
  ///   - stored: the stored state, including shopping.
  ///   - aisles: the order of aisles in each shop.
  ///   - moment: the present time, in the eater's local time.
  public func groceries(
    of days: Range<Int>, _ stored: StoredState, _ aisles: AisleOrders,
    at retailer: RetailerClient, on moment: LocalMoment
  ) -> WeekGroceries {
    let source = WeekSource(days, stored, service, at: moment)
    let groceries =
      if let last = last.withLock(\.self), last.source == source {
        last.groceries.with(stored.shopping, aisles, at: retailer)
      } else {
        WeekGroceries(
          source, stored: stored, aisles: aisles, service: service, tools: known, at: retailer,
          on: moment)
      }
    last.withLock { $0 = Made(source: source, groceries: groceries) }
    return groceries
  }

  private var known: GroceryTools {
    tools.withLock { tools in
      let known = tools ?? GroceryTools(foods())
      tools = known
      return known
    }
  }
}
