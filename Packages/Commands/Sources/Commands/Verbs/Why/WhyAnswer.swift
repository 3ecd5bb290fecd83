import DesignSystem
import MealAdvisorFeatures
import MealModels
import Presentation
import SuggestionEngine

/// What `why ID` says, as lines for people.
struct WhyAnswer: Sendable {
  let meal: Meal
  let request: SuggestionRequest
  let explanation: Explanation
  /// Whether the meal was suggested at the time that is explained.
  let isPast: Bool
  /// What happened to it after that time.
  let since: [HistoryEvent]
  /// Whether the call named the seed.
  let isSeedTyped: Bool
  let context: CommandContext
  let service: SuggestionService

  var copy: Copy { .english }

  /// The limits that it breaks, said of "it"; nil when it keeps them all.
  var breach: String? {
    let breaches = request.limits.breaches(of: meal.facts)
    guard !breaches.isEmpty else { return nil }
    return copy.predicate(
      for: breaches, of: meal.facts,
      foodNames: service.names(of: breaches.flatMap(\.mentionedFoods)))
  }

  /// When it was last shown before that time; nil if never.
  var lastShown: LocalMoment? {
    explanation.lastShown.map { date in
      LocalMoment(date: date, secondsFromGMT: context.environment.secondsFromGMT(date))
    }
  }

  /// The true reasons for it; that everything else was shown lately is not known of one meal.
  var reasons: [Reason] {
    explanation.reasons.filter { reason in
      if case .longestAgo = reason { false } else { true }
    }
  }

  /// The explanation as people read it.
  var lines: [String] {
    let heading = MealText(meal).heading + ["  \(MealText(meal).badges)", ""]
    if let breach {
      return heading + WrappedText.lines("It is never suggested to you: it \(breach).")
        + opinions + afterwards
    }
    return heading + [occasion, standing, place].flatMap { WrappedText.lines($0) } + reasonLines
      + score + opinions + afterwards
  }

  private var occasion: String {
    isPast
      ? "Suggested at \(request.moment.text). As it stood then:"
      : "As it stands at \(request.moment.text):"
  }

  private var standing: String {
    guard let standing = explanation.standing else { return "" }
    let sentence = copy.text(for: standing, windowDays: request.windowDays)
    let last = lastShown.map { " Last shown at \($0.text)." } ?? " It was never shown before."
    return sentence + last
  }

  private var place: String {
    let count = explanation.candidates
    guard let place = explanation.place else {
      let unmet = copy.predicate(for: explanation.unmetWishes)
      guard count > 0 else { return "No meal fits your wishes; this one \(unmet)." }
      let meals = count == 1 ? "1 meal fits" : "\(count) meals fit"
      return "\(meals) your wishes, and this one does not: it \(unmet)."
    }
    guard count > 1 else { return "It is the only meal that fits your wishes." }
    return isChanceKnown
      ? "It is number \(place) of the \(count) meals that fit your wishes."
      : "It is one of the \(count) meals that fit your wishes."
  }

  private var reasonLines: [String] {
    let names = service.names(of: reasons.flatMap(\.mentionedFoods))
    let words = copy.line(of: reasons, foodNames: names)
    let label = isPast ? "Why" : "What speaks for it"
    return words.isEmpty ? [] : [""] + WrappedText.lines("\(label): \(words)")
  }

  /// Whether the seed is the one that chose, as far as can be known.
  private var isChanceKnown: Bool { !isPast || isSeedTyped }

  private var score: [String] {
    let known = explanation.terms.filter { isChanceKnown || $0.name != .chance }
    let text = ScoreText(known)
    let sum = ScoreText.signed(text.sum)
    guard isChanceKnown else {
      return ["", "Score \(sum) before chance"] + text.table
        + WrappedText.lines("The seed of then adds its chance: --seed N.", indent: 2)
    }
    return ["", "Score \(sum) with seed \(request.seed)"] + text.table
  }

  private var afterwards: [String] {
    copy.text(since: since).map { [""] + WrappedText.lines($0) } ?? []
  }

  private var opinions: [String] {
    guard !explanation.opinions.isEmpty else {
      return ["", "Nothing was learned yet of what you think of meals like it."]
    }
    return ["", "What was learned of meals like it"]
      + OpinionText(explanation.opinions, service).table
  }
}
