import MealModels

/// Answers "What should I eat?" from a pool of meals, at once and on the device.
///
/// Limits come first and never bend. Wishes bend in the order cuisine, time, slot. A meal is not
/// shown again within the window; when all were, the one shown longest ago comes first.
public struct SuggestionEngine: Sendable {
  /// The meals to choose from.
  public let pool: MealPool

  /// Makes an engine over a pool.
  public init(pool: MealPool) {
    self.pool = pool
  }

  /// The best meals for a request; the same request and history give the same answer.
  public func suggest(_ request: SuggestionRequest, history: History) -> SuggestionAnswer {
    let safe = pool.safeMeals(for: request.limits)
    guard !safe.isEmpty else {
      return SuggestionAnswer(isExhausted: true, deadEnd: deadEnd(for: request.limits))
    }
    let (fitting, bent) = pool.nearest(safe, request.wishes)
    let ranked = rank(fitting, request, history)
    let chosen = ranked.prefix(request.count)
    return SuggestionAnswer(
      suggestions: chosen.map { meal in
        Suggestion(
          meal: pool.ids[meal.safe.index], reasons: reasons(for: meal, request),
          relaxations: bent, terms: meal.terms)
      },
      isExhausted: chosen.count < request.count || chosen.contains { $0.tier != .fresh },
      offers: pool.offers(safe, request.wishes))
  }
}
