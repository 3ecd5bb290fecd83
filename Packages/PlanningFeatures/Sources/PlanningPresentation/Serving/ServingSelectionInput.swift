import DesignSystem
import MealModels

/// The input of the sheet that asks for the servings and the time of a meal (R-PICK-07).
public struct ServingSelectionInput: Equatable, Sendable {
  /// The purpose of the question.
  public enum Purpose: Hashable, Sendable {
    /// A meal is planned.
    case add
    /// The servings of a planned meal change.
    case change
    /// A meal replaces a planned one.
    case swap
  }

  /// The name of the dish.
  public var title: String
  /// The servings, 1 to 100.
  public var servings: Int
  /// The servings of the written recipe; nil if they are not stated.
  public var written: Int?
  /// The purpose of the question.
  public var purpose: Purpose
  /// The day of the meal, as days since 1 January 1970; nil until the eater chooses it.
  public var day: Int?
  /// The part of that day; nil until the eater chooses it.
  public var slot: MealSlot?
  /// The days to choose from, as days since 1 January 1970; empty if the time is given.
  public var days: [Int]
  /// The names of the meals that are already planned for the chosen time.
  public var planned: [String]
  /// The names of those who eat the meal, in words; nil for everybody.
  public var eaters: String?
  /// The broken limits that were accepted, as sentences; empty for nothing.
  public var accepted: [String] = []
  /// A short message.
  public var toast: Notice?

  /// The range of servings for a meal.
  public static let range = 1...100

  /// Makes an input; the time must be given unless days are.
  public init(
    _ title: String, servings: Int, written: Int? = nil, purpose: Purpose = .add,
    day: Int? = nil, slot: MealSlot? = nil, days: [Int] = [], planned: [String] = [],
    toast: Notice? = nil
  ) {
    self.title = title
    self.servings = servings
    self.written = written
    self.purpose = purpose
    self.day = day
    self.slot = slot
    self.days = days
    self.planned = planned
    self.toast = toast
  }

  /// The time of the meal; nil until both parts are chosen.
  var place: PlannerPlace? {
    guard let day, let slot else { return nil }
    return PlannerPlace(day, slot)
  }
}
