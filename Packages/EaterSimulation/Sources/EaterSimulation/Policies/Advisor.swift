import MealModels
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One eater's adviser: proposes meals and remembers what came of them.
public protocol Advisor {
  /// The position in the menu of the meal to show; nil if it has none.
  mutating func meal(for question: AdvisorQuestion) -> Int?

  /// The position in the menu of the next meal to ask about before anything is eaten; nil when there
  /// is none more.
  mutating func quiz() -> Int?

  /// Takes in what happened to the meal at a position in the menu.
  mutating func learn(_ event: HistoryEvent, meal: Int, at date: Date)

  /// Takes in that a meal was saved.
  mutating func learnSaved(meal: Int)
}

extension Advisor {
  /// Asks about none.
  public mutating func quiz() -> Int? { nil }

  /// Forgets it.
  public mutating func learn(_ event: HistoryEvent, meal: Int, at date: Date) {}

  /// Forgets it.
  public mutating func learnSaved(meal: Int) {}
}

/// What an adviser is asked.
public struct AdvisorQuestion: Sendable {
  /// When.
  public var moment: LocalMoment

  /// For which part of the day.
  public var slot: MealSlot

  /// The day with what was eaten before.
  public var day: TasteDay

  /// The meals that the rule against repeats leaves, by position in the menu, at least one.
  ///
  /// All are safe and fit the slot. When everything was shown within the window, this is only the
  /// one shown longest ago.
  public var allowed: [Int]

  /// Chance for this question alone.
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
