/// The choice of the recipes that a list shows, and their order.
public struct RecipeChoice: Equatable, Sendable {
  /// The order of the list; a search has its own, the best first.
  public enum Order: String, CaseIterable, Sendable {
    /// By name.
    case name
    /// The last added first.
    case newest
    /// The most stars first.
    case stars
    /// The quickest first.
    case time
    /// The last cooked first.
    case cooked
  }

  /// The choices of the most minutes.
  public static let minuteChoices = [15, 30, 45, 60]
  /// The choices of the fewest stars.
  public static let starChoices = [3, 4, 5]

  /// The order.
  public var order = Order.name
  /// The most minutes; nil for any.
  ///
  /// A recipe without a stated time is left out.
  public var minutes: Int?
  /// The fewest stars; nil for any.
  ///
  /// A recipe without stars is left out.
  public var stars: Int?
  /// The tag that each has; nil for any.
  public var tag: String?
  /// Whether only recipes that were never cooked are listed.
  public var isNeverCooked = false

  /// Makes the choice of all recipes by name.
  public init() {}

  /// The number of conditions.
  public var conditionCount: Int {
    [minutes != nil, stars != nil, tag != nil, isNeverCooked].count { $0 }
  }

  /// The same order without conditions.
  public var withoutConditions: RecipeChoice {
    var choice = RecipeChoice()
    choice.order = order
    return choice
  }
}
