import MealModels
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reason why the plan was not changed.
public enum PlanError: Error, Hashable, Sendable {
  /// There is no entry of that id on the plan.
  case unknownEntry(PlannedMealID)
  /// Another entry has or had the id of a new entry.
  case usedID(PlannedMealID)
  /// An entry has 1 to 100 servings.
  case badServings(Int)
  /// A text, a note or a name is too long, or is empty although it is required.
  case badText(String, limit: Int)
  /// An entry has no leftovers: it is leftovers itself, it was named as its own leftovers, or its
  /// meal does not keep.
  case noLeftovers(PlannedMealID)
  /// No lunch is free for an entry's leftovers before they spoil.
  case noRoomForLeftovers(PlannedMealID)
  /// A day lies before the year 0001 or after 9999; given as days since 1970.
  case noSuchDay(Int)
  /// A week cannot be copied onto itself; the week is given by one of its days.
  case sameWeek(Int)
  /// An entry of a later day cannot be cooked yet.
  case notYet(PlannedMealID)
  /// A setting is out of its range.
  case badSetting(PlanSetting)
}

extension PlanError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the correct form, in one sentence.
  public var description: String {
    switch self {
    case .unknownEntry(let id):
      "There is no entry \(Self.quoted(id)) on the plan; its list has all ids."
    case .usedID(let id):
      "The plan has an entry \(Self.quoted(id)) already; a new one needs a new id."
    case .badServings(let count): "\(count) servings cannot be planned; give 1 to 100."
    case .badText(let text, let limit):
      text.allSatisfy(\.isWhitespace)
        ? "The text is empty; write 1 to \(limit) characters."
        : "\(PlainText.quoted(text)) is too long; write 1 to \(limit) characters."
    case .noLeftovers(let id):
      "The entry \(Self.quoted(id)) has no leftovers; name the one that was cooked."
    case .noRoomForLeftovers(let id):
      "No lunch is free while the entry \(Self.quoted(id)) keeps; remove or unlock one."
    case .noSuchDay(let day):
      "The day \(CalendarDay(day).text) is outside of the years 0001 to 9999."
    case .sameWeek(let day):
      "The week of \(CalendarDay(day).text) cannot be copied onto itself; name another week."
    case .notYet(let id):
      "The entry \(Self.quoted(id)) is for a later day; it can be cooked then."
    case .badSetting(let setting): Self.range(of: setting)
    }
  }

  private static func quoted(_ id: PlannedMealID) -> String { PlainText.quoted(id.rawValue) }

  private static func range(of setting: PlanSetting) -> String {
    switch setting {
    case .firstWeekday, .evening: "A weekday is a number from 1 (Monday) to 7 (Sunday)."
    case .minutes:
      "A meal has 1 to 1440 minutes, on a weekday from 1 (Monday) to 7 (Sunday)."
    case .leftoverLunches: "A week has 0 to 7 lunches from leftovers."
    case .weeklyBudget: "A weekly budget is more than 0 and at most 100,000.00."
    }
  }
}
