import MealModels

/// Answers "What should I eat?" from a pool of meals, at once and on the device.
///
/// Limits come first and are never relaxed. Wishes are relaxed in the order cuisine, time, slot,
/// nutrition. Within the window, neither a shown meal nor a nearly identical one is suggested. If
/// all meals were shown, the one shown longest ago comes first. Otherwise the score decides.
public struct MealSuggester: Sendable {
  /// The number of the very first meals that all differ in cuisine and protein.
  static let opening = 5

  /// The minimum number of the very first meals that are well known in the eater's region, as far
  /// as the pool has such meals.
  static let knownOfOpening = 3

  /// The share of answers that are reserved for meals that were never shown.
  static let firstShowingShare = 1.0 / 8

  /// The meals to choose from.
  public let pool: MealPool

  /// The parts of the engine that are on, apart from limits, wishes and the window.
  public let parts: Set<EnginePart>

  /// Makes an engine over a pool.
  ///
  /// - Parameter parts: the parts to use; a measurement may leave some out.
  public init(pool: MealPool, parts: Set<EnginePart> = Set(EnginePart.allCases)) {
    self.pool = pool
    self.parts = parts
  }

  /// The best meals for a request; the same request and history give the same answer.
  public func suggest(_ request: SuggestionRequest, history: History) -> SuggestionAnswer {
    let safe = pool.safeMeals(for: request.limits)
    guard !safe.isEmpty else {
      return SuggestionAnswer(isExhausted: true, deadEnd: deadEnd(for: request.limits))
    }
    let request = request.withWindow(in: pool, safe)
    let sides = ServedSides(pool, for: request)
    let table = WishTable(request.wishes, safe, in: pool, sides)
    let (kept, bent) = table.nearest
    let fitting = pool.meals(safe, fulfilling: kept, count: table.count(kept), sides)
    let learned = LearnedTaste(history, for: request, in: pool, parts)
    var chooser = Chooser(
      fitting, Scorer(pool, request: request, learned: learned, sides: sides, parts: parts), history
    )
    var suggestions: [Suggestion] = []
    let count = max(1, request.count)
    suggestions.reserveCapacity(min(count, fitting.count))
    var isExhausted = fitting.count < count
    while suggestions.count < count, let choice = chooser.next() {
      isExhausted = isExhausted || choice.standing > .similar
      suggestions.append(
        Suggestion(
          mealID: pool.ids[choice.meal.index],
          sides: Sides(sides.plate(of: choice.meal.index), in: pool), reasons: choice.reasons,
          relaxations: bent, terms: choice.terms))
    }
    return SuggestionAnswer(
      suggestions: suggestions, isExhausted: isExhausted,
      possibleRelaxations: table.possibleRelaxations, windowDays: request.windowDays)
  }
}
