import MealModels
import PrintedText

/// Why the plan was not changed; nothing of it was.
public enum PlanError: Error, Hashable, Sendable {
  /// There is no entry of that id on the plan.
  case unknownEntry(PlannedMealID)
  /// A new entry was to have an id that another one has or had.
  case usedID(PlannedMealID)
  /// An entry has 1 to 100 servings.
  case badServings(Int)
  /// A text, a note or a name is too long, or empty where something must be said.
  case badText(String, limit: Int)
  /// An entry has no leftovers: it is leftovers itself, or the very one that should be theirs, or
  /// nothing that keeps.
  case noLeftovers(PlannedMealID)
  /// While an entry keeps, no lunch has room for what is left of it.
  case noRoomForLeftovers(PlannedMealID)
  /// A day lies before the year 0001 or after 9999; given as days since 1970.
  case noSuchDay(Int)
  /// A week cannot be copied onto itself; given by a day of it.
  case sameWeek(Int)
  /// A setting is out of its range.
  case badSetting(PlanSetting)
}

extension PlanError: CustomStringConvertible {
  /// What was wrong, and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .unknownEntry(let id):
      "There is no entry \(Self.quoted(id)) on the plan; its list has all ids."
    case .usedID(let id):
      "The plan has an entry \(Self.quoted(id)) already; a new one needs a new id."
    case .badServings(let count): "\(count) servings cannot be planned; give 1 to 100."
    case .badText(let text, let limit):
      text.allSatisfy(\.isWhitespace)
        ? "The text says nothing; write 1 to \(limit) characters."
        : "\(PlainText.quoted(text)) is too long; write 1 to \(limit) characters."
    case .noLeftovers(let id):
      "The entry \(Self.quoted(id)) leaves nothing over; name the one that was cooked."
    case .noRoomForLeftovers(let id):
      "No lunch has room while the entry \(Self.quoted(id)) keeps; take one out or unlock it."
    case .noSuchDay(let day):
      "The day \(CalendarDay(day).text) is outside of the years 0001 to 9999."
    case .sameWeek(let day):
      "The week of \(CalendarDay(day).text) cannot be copied onto itself; name another week."
    case .badSetting(let setting): Self.range(of: setting)
    }
  }

  private static func quoted(_ id: PlannedMealID) -> String { PlainText.quoted(id.rawValue) }

  private static func range(of setting: PlanSetting) -> String {
    switch setting {
    case .firstWeekday, .evening: "A weekday is 1, Monday, to 7, Sunday."
    case .minutes:
      "There are 1 to 1440 minutes for a meal, on a weekday from 1, Monday, to 7, Sunday."
    case .leftoverLunches: "Of a week's lunches 0 to 7 are leftovers."
    case .weeklyBudget: "A week's budget is more than nothing and at most 100,000.00."
    }
  }
}
