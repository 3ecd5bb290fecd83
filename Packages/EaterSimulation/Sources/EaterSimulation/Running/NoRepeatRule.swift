import SuggestionEngine

/// What may be shown to one eater: the rule that holds for every policy alike.
///
/// Nothing that was shown, accepted or cooked within the window while another meal fits, and before
/// it what is nearly the same as such a meal; then the one longest ago. A disliked meal is the last
/// resort. The window is shorter where fewer than forty meals fit. Kept apart from the engine's own
/// rule, which it checks.
struct NoRepeatRule: Sendable {
  private var lastShown: [Double]
  private var isDisliked: [Bool]
  private let families: [Int]
  private let kin: [[Int]]

  /// Nothing was shown yet of meals that belong to these families.
  ///
  /// - Parameter kin: those that each meal is nearly the same as beyond its family.
  init(families: [Int], kin: [[Int]] = []) {
    lastShown = Array(repeating: -.infinity, count: families.count)
    isDisliked = Array(repeating: false, count: families.count)
    self.families = families
    self.kin = kin.isEmpty ? families.map { _ in [] } : kin
  }

  /// The window in seconds where so many meals fit: up to and including this long after it was
  /// shown, a meal is a repeat.
  static func window(among meals: Int) -> Double {
    let days = SuggestionRequest.defaultWindowDays
    return Double(meals >= 40 ? days : max(1, days * meals / 40)) * 86_400
  }

  /// Takes in what happened to a meal, at a number of seconds from the start.
  mutating func learn(_ kind: HistoryEvent.Kind, _ meal: Int, at seconds: Double) {
    switch kind {
    case .suggested, .accepted, .cooked: lastShown[meal] = max(lastShown[meal], seconds)
    case .disliked: isDisliked[meal] = true
    case .rated: isDisliked[meal] = false
    case .skipped, .reset: break
    }
  }

  /// Whether a meal was shown within the window, where so many meals fit.
  func isRepeat(_ meal: Int, at seconds: Double, among meals: Int) -> Bool {
    seconds - lastShown[meal] <= Self.window(among: meals)
  }

  /// The fresh ones among meals; when there are none, the one to fall back on.
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
