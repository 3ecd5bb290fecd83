import DesignSystem
import MealModels
import ScreenParts

/// The input of Search Meals.
public struct SearchInput: Equatable, Sendable {
  /// The query; empty before the first one.
  public var query: String
  /// The meals that match and keep every limit, best first.
  public var meals: [MealSummary]
  /// The number of further matching meals.
  public var furtherCount: Int
  /// The number of meals that match but break a limit.
  public var unsuitableCount: Int
  /// The nearest spelling that was probably meant.
  public var nearest: String?
  /// Whether a diet or allergy cannot be read, so that no meal is safe.
  public var hasUnreadableLimits: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default without a query.
  public init(
    query: String = "", meals: [MealSummary] = [], furtherCount: Int = 0,
    unsuitableCount: Int = 0, nearest: String? = nil, hasUnreadableLimits: Bool = false,
    toast: Notice? = nil
  ) {
    self.query = query
    self.meals = meals
    self.furtherCount = furtherCount
    self.unsuitableCount = unsuitableCount
    self.nearest = nearest
    self.hasUnreadableLimits = hasUnreadableLimits
    self.toast = toast
  }
}
