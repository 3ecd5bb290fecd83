import DesignSystem
import MealModels
import ScreenParts

/// What Search Meals is made from.
public struct SearchInput: Equatable, Sendable {
  /// What was asked for; empty for nothing yet.
  public var query: String
  /// The meals that match and keep every limit, best first.
  public var meals: [MealSummary]
  /// How many more there are.
  public var furtherCount: Int
  /// How many match and break a limit.
  public var unsuitableCount: Int
  /// What was probably meant.
  public var nearest: String?
  /// Whether a diet or allergy cannot be read, so that no meal is safe.
  public var hasUnreadableLimits: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is asked for unless given.
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
