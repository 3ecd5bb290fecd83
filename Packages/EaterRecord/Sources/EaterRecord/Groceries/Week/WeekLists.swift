import Groceries
import MealModels
import Synchronization

/// Makes the grocery lists of an app: what a list is made with once, and a list only where something
/// changed of what it is made of, so that a tick is cheap.
public final class WeekLists: Sendable {
  private struct Made: Sendable {
    var source: WeekSource
    var groceries: WeekGroceries
  }

  private let service: SuggestionService
  private let foods: @Sendable () -> FoodReference
  private let tools = Mutex<GroceryTools?>(nil)
  private let last = Mutex<Made?>(nil)

  /// Makes none yet.
  ///
  /// - Parameter foods: the known foods, asked for with the first list.
  public init(
    _ service: SuggestionService, foods: @escaping @Sendable () -> FoodReference
  ) {
    (self.service, self.foods) = (service, foods)
  }

  /// The list of a week, the same as one that is made anew.
  ///
  /// - Parameters:
  ///   - days: the week.
  ///   - stored: what is stored, with what is known of shopping.
  ///   - aisles: the order in which stores are walked.
  ///   - moment: now, on the clock on the eater's wall.
  public func groceries(
    of days: Range<Int>, _ stored: StoredState, _ aisles: AisleOrders,
    at retailer: RetailerClient, on moment: LocalMoment
  ) -> WeekGroceries {
    let source = WeekSource(days, stored, service, at: moment)
    let groceries =
      if let last = last.withLock(\.self), last.source == source {
        last.groceries.with(stored.shopping, aisles, at: retailer)
      } else {
        WeekGroceries(source, stored, aisles, service, known, at: retailer, on: moment)
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
