import SuggestionEngine

/// The rule that decides which meals may be shown to one eater, the same for every policy.
///
/// While another meal fits, it allows no meal that was shown, accepted or cooked within the window,
/// and if possible no near repeat of one. Otherwise it allows the meal whose last showing is
/// longest ago. A disliked meal is the last resort. The window is shorter if fewer than forty meals
/// fit. The rule is independent of the engine's own rule, which it checks.
struct NoRepeatRule: Sendable {
  private var lastShown: [Double]
  private var isDisliked: [Bool]
  private let families: [Int]
  private let kin: [[Int]]

  /// Makes the rule for meals with these families, before any of them was shown.
  ///
  /// - Parameter kin: for each meal, the nearly equal meals outside its family.
  init(families: [Int], kin: [[Int]] = []) {
    lastShown = Array(repeating: -.infinity, count: families.count)
    isDisliked = Array(repeating: false, count: families.count)
    self.families = families
    self.kin = kin.isEmpty ? families.map { _ in [] } : kin
  }

  /// The window in seconds for a number of fitting meals.
  ///
  /// A meal that was shown exactly that long ago is still a repeat.
  static func window(among meals: Int) -> Double {
    let days = SuggestionRequest.defaultWindowDays
    return Double(meals >= 40 ? days : max(1, days * meals / 40)) * 86_400
  }

  /// Records an event of a meal, at a number of seconds from the start.
  mutating func learn(_ kind: HistoryEvent.Kind, _ meal: Int, at seconds: Double) {
    switch kind {
    case .suggested, .accepted, .cooked: lastShown[meal] = max(lastShown[meal], seconds)
    case .disliked: isDisliked[meal] = true
    case .rated: isDisliked[meal] = false
    case .skipped, .reset: break
    }
  }

  /// Whether a meal was shown within the window for a number of fitting meals.
  func isRepeat(_ meal: Int, at seconds: Double, among meals: Int) -> Bool {
    seconds - lastShown[meal] <= Self.window(among: meals)
  }

  /// The meals that are not repeats; if there are none, the single fallback meal.
  func allowed(of meals: [Int], at seconds: Double) -> (meals: [Int], areFresh: Bool) {
    let count = meals.count
    let fresh = meals.filter { !isDisliked[$0] && !isRepeat($0, at: seconds, among: count) }
    let recent = lastShown.indices.filter { isRepeat($0, at: seconds, among: count) }
    let recentFamilies = Set(recent.map { families[$0] })
    let recentKin = Set(recent.flatMap { kin[$0] })
    let distinct = fresh.filter {
      !recentFamilies.contains(families[$0]) && !recentKin.contains($0)
    }
    if !fresh.isEmpty { return (distinct.isEmpty ? fresh : distinct, true) }
    let liked = meals.filter { !isDisliked[$0] }
    let oldest = (liked.isEmpty ? meals : liked).best { -lastShown[$0] }
    return (oldest.map { [$0] } ?? [], false)
  }
}
