import AppShell
import CommandKit
import DesignSystem
import EaterRecord
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine
import SuggestionWords

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
  let environment: AppEnvironment
  let service: SuggestionService
  let copy: Copy

  /// That it is never suggested, and which limits it breaks; nil when it keeps them all.
  var refusal: String? {
    let breaches = request.limits.breaches(of: meal.facts)
    return copy.refusal(
      of: meal.facts, by: request.limits,
      foodNames: service.names(of: breaches.flatMap(\.mentionedFoods)))
  }

  /// When it was last shown before that time; nil if never.
  var lastShown: LocalMoment? {
    explanation.lastShown.map { date in
      LocalMoment(date: date, secondsFromGMT: environment.secondsFromGMT(date))
    }
  }

  /// The true reasons for it.
  var reasons: [Reason] { explanation.reasons(since: since) }

  /// The explanation as people read it.
  var lines: [String] {
    let text = MealText(
      meal, copy, hasAllergy: request.limits.hasAllergy,
      sides: SidesText(of: meal.id, request, service, copy))
    let warnings = text.hasAllergy ? text.warnings(indent: 2) : []
    let heading =
      text.heading + ["  \(text.badges)"] + text.beside(indent: 2) + warnings + [""]
    if let refusal {
      return heading + WrappedText.lines(refusal) + opinions + afterwards
    }
    let place = copy.place(of: explanation, isRanked: isChanceKnown)
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
    let last = lastShown.map { copy("why.when.at", ["time": $0.text]) }
    return [sentence, copy.lastShown(last, since: since)].compactMap(\.self).joined(separator: " ")
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
    let text = ScoreText(known, copy)
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
      return ["", copy("why.nothing-learned")]
    }
    return ["", "What was learned of meals like it"]
      + OpinionText(explanation.opinions, service, copy).table
  }
}
