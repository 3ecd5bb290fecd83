import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When to cook a meal so that it is on the table at its time of day.
public struct CookingAppointment: Hashable, Sendable {
  /// The meal.
  public var meal: MealID
  /// The name of the dish.
  ///
  /// A calendar gets only this, ``notes`` and the time.
  public var title: String
  /// The notes below its name; nil for none.
  public var notes: String?
  /// When cooking begins.
  public var start: LocalMoment
  /// When the meal is on the table.
  public var end: LocalMoment

  /// The next appointment that puts a meal on the table at the hour of one of its slots.
  ///
  /// - Parameters:
  ///   - sides: the sides, which are made at the same time.
  ///   - notes: the notes below its name.
  ///   - slots: the parts of the day that the meal is for; any of them if it has none.
  ///   - now: the earliest time at which cooking may begin.
  public init(
    cooking recipe: Recipe, with sides: [Meal] = [], notes: String? = nil, for slots: SlotSet,
    after now: LocalMoment
  ) {
    let minutes = ([recipe] + sides.map(\.recipe)).map(\.times.totalMinutes).max() ?? 0
    let length = Double(max(Self.leastMinutes, minutes)) * 60
    let hours = (slots.slots.isEmpty ? MealSlot.allCases : slots.slots).map {
      Double($0.minuteOfDay) * 60
    }
    .sorted()
    let midnight = now.date - Self.secondsOfDay(now)
    let earliest = now.date + length
    var day = 0.0
    var end = midnight
    repeat {
      end = hours.map { midnight + day + $0 }.first { $0 >= earliest } ?? midnight
      day += 86_400
    } while end < earliest
    meal = recipe.id
    title = recipe.title
    self.notes = notes
    start = LocalMoment(date: end - length, secondsFromGMT: now.secondsFromGMT)
    self.end = LocalMoment(date: end, secondsFromGMT: now.secondsFromGMT)
  }

  /// The shortest time to set aside for cooking.
  private static let leastMinutes = 5

  private static func secondsOfDay(_ moment: LocalMoment) -> Double {
    let local = moment.date.timeIntervalSince1970 + Double(moment.secondsFromGMT)
    return local - Double(moment.dayNumber) * 86_400
  }
}
