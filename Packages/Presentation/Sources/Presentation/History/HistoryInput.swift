import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine

/// The input of History.
public struct HistoryInput: Equatable, Sendable {
  /// A meal with its events on one day.
  public struct Line: Hashable, Sendable {
    /// The meal.
    public var meal: MealID
    /// Its title; nil if the meal is no longer known.
    public var title: String?
    /// The gloss in plain words; nil if the title says it.
    public var gloss: String?
    /// The events of the meal, the latest first.
    public var events: [HistoryEvent]

    /// Makes a line.
    public init(
      _ meal: MealID, title: String?, gloss: String? = nil, events: [HistoryEvent]
    ) {
      self.meal = meal
      self.title = title
      self.gloss = gloss
      self.events = events
    }
  }

  /// A day with its meals.
  public struct Day: Hashable, Sendable {
    /// Days since 1970 on the local calendar.
    public var number: Int
    /// The meals, the latest first.
    public var lines: [Line]

    /// Makes a day.
    public init(_ number: Int, lines: [Line]) {
      self.number = number
      self.lines = lines
    }
  }

  /// The days, the latest first.
  public var days: [Day]
  /// Today, in days since 1970.
  public var today: Int
  /// Whether there are events before these days.
  public var hasEarlier: Bool
  /// Whether there are events after these days.
  public var hasLater: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default without events.
  public init(
    days: [Day] = [], today: Int = 0, hasEarlier: Bool = false, hasLater: Bool = false,
    toast: Notice? = nil
  ) {
    self.days = days
    self.today = today
    self.hasEarlier = hasEarlier
    self.hasLater = hasLater
    self.toast = toast
  }
}

extension HistoryInput.Day {
  /// Groups events by day, and on each day by meal.
  ///
  /// - Parameters:
  ///   - entries: the events, the latest first.
  ///   - secondsFromGMT: how far the local clock is ahead of UTC.
  ///   - title: the name of a meal.
  ///   - gloss: the gloss in plain words, if the title does not say it.
  public static func days(
    of entries: [History.Entry], secondsFromGMT: Int, title: (MealID) -> String?,
    gloss: (MealID) -> String? = { _ in nil }
  ) -> [HistoryInput.Day] {
    var days: [HistoryInput.Day] = []
    for entry in entries {
      guard let meal = entry.event.meal else { continue }
      let moment = LocalMoment(date: entry.date, secondsFromGMT: secondsFromGMT)
      if days.last?.number != moment.dayNumber {
        days.append(HistoryInput.Day(moment.dayNumber, lines: []))
      }
      let day = days.count - 1
      if let line = days[day].lines.firstIndex(where: { $0.meal == meal }) {
        days[day].lines[line].events.append(entry.event)
      } else {
        days[day].lines.append(
          HistoryInput.Line(
            meal, title: title(meal), gloss: gloss(meal), events: [entry.event]))
      }
    }
    return days
  }
}
