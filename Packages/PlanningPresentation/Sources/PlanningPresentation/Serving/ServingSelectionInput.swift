import DesignSystem
import MealModels

/// What the sheet is made from that asks for how many a meal is cooked, and when (R-PICK-07).
public struct ServingSelectionInput: Equatable, Sendable {
  /// What it is asked for.
  public enum Purpose: Hashable, Sendable {
    /// A meal is planned.
    case add
    /// A planned meal is cooked for another number.
    case change
    /// A meal takes the place of a planned one.
    case swap
  }

  /// The name of the dish.
  public var title: String
  /// For how many; 1 to 100.
  public var servings: Int
  /// For how many the recipe is written; nil where that is not said.
  public var written: Int?
  /// What it is asked for.
  public var purpose: Purpose
  /// The day it is cooked, as days since 1 January 1970; nil while that has to be chosen.
  public var day: Int?
  /// The part of that day; nil while that has to be chosen.
  public var slot: MealSlot?
  /// The days of the week to choose from, as days since 1 January 1970; empty where the time is given.
  public var days: [Int]
  /// What is planned for the chosen time already, by name.
  public var planned: [String]
  /// A short message.
  public var toast: Notice?

  /// For how many a meal can be planned.
  public static let range = 1...100

  /// Makes an input; the time is given unless days are.
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

  /// When it is cooked, once both are chosen.
  var place: PlannerPlace? {
    guard let day, let slot else { return nil }
    return PlannerPlace(day, slot)
  }
}
