import MealModels

/// The usual minutes for making a meal, by part of the day and kind of day; a wish, not a limit.
public struct MealTimes: Hashable, Sendable {
  /// The minutes that can be set.
  public static let range = 5...180

  /// The step of a control, in minutes.
  public static let step = 5

  /// The minutes that differ from the standard.
  private var changed: [UsualMeal: Int] = [:]

  /// Makes the standard times.
  public init() {}

  /// The minutes of a meal, within ``range``; other values are ignored.
  public subscript(meal: UsualMeal) -> Int {
    get { changed[meal] ?? meal.standardMinutes }
    set {
      guard Self.range.contains(newValue) else { return }
      changed[meal] = newValue == meal.standardMinutes ? nil : newValue
    }
  }

  /// The minutes by part of the day, of workdays or of the weekend.
  public func minutes(atWeekend isAtWeekend: Bool) -> [MealSlot: Int] {
    let meals = UsualMeal.allCases.filter { $0.isAtWeekend == isAtWeekend }
    return Dictionary(uniqueKeysWithValues: meals.map { ($0.slot, self[$0]) })
  }

  /// The minutes that differ from the standard, as they are stored.
  var stored: [String] {
    UsualMeal.allCases.compactMap { meal in changed[meal].map(meal.stored) }
  }

  /// Reads stored times; for each meal, the last one wins.
  ///
  /// Unknown ones are ignored, because they are wishes.
  init(stored ids: [String]) {
    for id in ids {
      let parts = id.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let meal = UsualMeal(rawValue: parts[0]), let minutes = Int(parts[1])
      else { continue }
      self[meal] = minutes
    }
  }
}

extension PreferenceParser {
  /// The times of a list such as "workday-dinner=30, weekend-lunch=60".
  func mealTimes(_ text: String) throws(PreferenceError) -> MealTimes {
    var times = MealTimes()
    for word in try list(text, of: .mealTimes) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map {
        $0.trimmed
      }
      let meal: UsualMeal = try choice(parts.first ?? "", of: .mealTimes)
      guard parts.count == 2, let minutes = Int(parts[1]), MealTimes.range.contains(minutes) else {
        let (least, most) = (MealTimes.range.lowerBound, MealTimes.range.upperBound)
        throw .unknownValue(
          word, of: .mealTimes, suggestion: nil,
          valid: ["\(meal.rawValue)= and minutes from \(least) to \(most)"])
      }
      times[meal] = minutes
    }
    return times
  }
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
