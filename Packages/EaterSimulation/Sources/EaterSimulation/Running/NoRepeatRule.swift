import SuggestionEngine

/// What may be shown to one eater: the rule that holds for every policy alike.
///
/// Nothing that was shown, accepted or cooked within the window while another meal fits, and before
/// it what is nearly the same as such a meal; then the one longest ago. A disliked meal is the last
/// resort. Kept apart from the engine's own rule, which it checks.
struct NoRepeatRule: Sendable {
  /// The window in seconds: up to and including this long after it was shown, a meal is a repeat.
  static let window = Double(SuggestionRequest.defaultWindowDays) * 86_400

  private var lastShown: [Double]
  private var isDisliked: [Bool]
  private let families: [Int]

  /// Nothing was shown yet of meals that belong to these families.
  init(families: [Int]) {
    lastShown = Array(repeating: -.infinity, count: families.count)
    isDisliked = Array(repeating: false, count: families.count)
    self.families = families
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

  /// Whether a meal may be shown as long as any like it is left.
  func isFresh(_ meal: Int, at seconds: Double) -> Bool {
    seconds - lastShown[meal] > Self.window && !isDisliked[meal]
  }

  /// Whether a meal was shown within the window.
  func isRepeat(_ meal: Int, at seconds: Double) -> Bool {
    seconds - lastShown[meal] <= Self.window
  }

  /// The fresh ones among meals; when there are none, the one to fall back on.
  func allowed(of meals: [Int], at seconds: Double) -> (meals: [Int], areFresh: Bool) {
    let fresh = meals.filter { isFresh($0, at: seconds) }
    let recent = Set(lastShown.indices.filter { isRepeat($0, at: seconds) }.map { families[$0] })
    let distinct = fresh.filter { !recent.contains(families[$0]) }
    if !fresh.isEmpty { return (distinct.isEmpty ? fresh : distinct, true) }
    let liked = meals.filter { !isDisliked[$0] }
    let oldest = (liked.isEmpty ? meals : liked).best { -lastShown[$0] }
    return (oldest.map { [$0] } ?? [], false)
  }
}
