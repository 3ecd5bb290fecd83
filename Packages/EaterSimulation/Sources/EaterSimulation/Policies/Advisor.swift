import MealModels
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One eater's adviser: proposes meals and remembers their results.
public protocol Advisor {
  /// The position in the menu of the meal to show; nil if the adviser has none.
  mutating func meal(for question: AdvisorQuestion) -> Int?

  /// The position in the menu of the next meal to ask about before anything is eaten; nil if there
  /// is no further question.
  mutating func quiz() -> Int?

  /// Records an event of the meal at a position in the menu.
  mutating func learn(_ event: HistoryEvent, meal: Int, at date: Date)

  /// Records that a meal was saved.
  mutating func learnSaved(meal: Int)
}

extension Advisor {
  /// Asks about no meal.
  public mutating func quiz() -> Int? { nil }

  /// Ignores the event.
  public mutating func learn(_ event: HistoryEvent, meal: Int, at date: Date) {}

  /// Ignores the saved meal.
  public mutating func learnSaved(meal: Int) {}
}

/// The question to an adviser.
public struct AdvisorQuestion: Sendable {
  /// The moment of the question.
  public var moment: LocalMoment

  /// The part of the day for which a meal is wanted.
  public var slot: MealSlot

  /// The day, with the meals eaten so far.
  public var day: TasteDay

  /// The meals that the rule against repeats allows, by position in the menu; at least one.
  ///
  /// All are safe and fit the slot. If everything was shown within the window, this is only the
  /// meal whose last showing is longest ago.
  public var allowed: [Int]

  /// The random generator for this question alone.
  public var chance: SeededGenerator

  /// Makes a question.
  public init(
    moment: LocalMoment, slot: MealSlot, day: TasteDay, allowed: [Int], chance: SeededGenerator
  ) {
    self.moment = moment
    self.slot = slot
    self.day = day
    self.allowed = allowed
    self.chance = chance
  }
}
