import EaterCommands
import AppShell
import CommandKit
import DesignSystem
import EaterRecord
import MealAnswers
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The answer of `why ID`, as lines for people.
struct WhyAnswer: Sendable {
  let meal: Meal
  let request: SuggestionRequest
  let explanation: Explanation
  /// Whether the meal was suggested at the explained time.
  let isPast: Bool
  /// The events of the meal after that time.
  let since: [HistoryEvent]
  /// Whether the call named the seed.
  let isSeedTyped: Bool
  let environment: AppEnvironment
  let service: SuggestionService
  let copy: Copy

  /// The sentence that the meal is never suggested, with the limits that it breaks; nil if it
  /// breaks none.
  var refusal: String? {
    let breaches = request.limits.breaches(of: meal.facts)
    return copy.refusal(
      of: meal.facts, by: request.limits,
      foodNames: service.names(of: breaches.flatMap(\.mentionedFoods)))
  }

  /// When the meal was last shown before that time; nil if it was never shown.
  var lastShown: LocalMoment? {
    explanation.lastShown.map { date in
      LocalMoment(date: date, secondsFromGMT: environment.secondsFromGMT(date))
    }
  }

  /// The reasons for the meal that are true.
  var reasons: [Reason] { explanation.reasons(since: since) }

  /// The explanation, for people.
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
      ? "Suggested at \(request.moment.text). The situation then:"
      : "The situation at \(request.moment.text):"
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
    let label = isPast ? "Why" : "Reasons"
    return words.isEmpty ? [] : [""] + WrappedText.lines("\(label): \(words)")
  }

  /// Whether the seed is known to be that of the suggestion.
  private var isChanceKnown: Bool { !isPast || isSeedTyped }

  private var score: [String] {
    let known = explanation.terms.filter { isChanceKnown || $0.name != .chance }
    let text = ScoreText(known, copy)
    let sum = ScoreText.signed(text.sum)
    guard isChanceKnown else {
      return ["", "Score \(sum) before chance"] + text.table
        + WrappedText.lines("Give the seed of that time to add chance: --seed N.", indent: 2)
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
    return ["", "What was learned about meals like it"]
      + OpinionText(explanation.opinions, service, copy).table
  }
}
