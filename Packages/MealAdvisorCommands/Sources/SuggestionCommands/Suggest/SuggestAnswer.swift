import EaterCommands
import CommandKit
import DesignSystem
import EaterRecord
import MealAnswers
import MealModels
import Presentation
import PrintedText
import SuggestionEngine
import SuggestionWords

/// The answer of `suggest`, as lines for people and as JSON.
struct SuggestAnswer: Sendable {
  let request: SuggestionRequest
  let served: SuggestedMeals
  let explains: Bool
  let service: SuggestionService
  let copy: Copy

  /// The document that `--json` prints.
  var json: JSON {
    [
      "at": .string(request.moment.text),
      "seed": .unsigned(request.seed),
      "notice": .optional(notice),
      "suggestions": .array(served.meals.map(json)),
      "exhausted": .bool(served.answer.isExhausted),
      "deadEnd": .optional(deadEnd),
    ]
  }

  private func json(_ served: SuggestedMeal) -> JSON {
    let suggestion = SuggestionJSON(service, copy).object(served, request)
    guard explains else { return suggestion }
    return suggestion.adding(["terms": ScoreText(served.suggestion.terms, copy).json])
  }

  /// The cards that people read.
  var lines: [String] {
    if let deadEnd { return WrappedText.lines(deadEnd) }
    let cards = served.meals.map(card).joined(separator: [""])
    return (notice.map { WrappedText.lines($0) + [""] } ?? []) + Array(cards)
      + (shortfall.map { [""] + WrappedText.lines($0) } ?? [])
      + (explains ? ["", "The seed was \(request.seed)."] : [])
  }

  private var relaxations: [Relaxation] { served.meals.first?.suggestion.relaxations ?? [] }

  /// The relaxed wishes and their effect; nil if no wish was relaxed.
  private var notice: String? {
    guard !relaxations.isEmpty else { return nil }
    return copy.relaxed(
      relaxations, possibleRelaxations: served.answer.possibleRelaxations, wishes: request.wishes,
      meals: served.meals.count)
  }

  /// The sentence that there are fewer meals than requested; nil if there are enough.
  private var shortfall: String? {
    copy.shortfall(
      of: request.count, shown: served.meals.count, isRelaxed: !relaxations.isEmpty)
  }

  private func card(_ served: SuggestedMeal) -> [String] {
    var lines = MealText(
      served.meal, copy, hasAllergy: request.limits.hasAllergy,
      sides: SidesText(of: served.meal.id, request, service, copy)
    ).card
    let reasons = served.suggestion.reasons
    let words = copy.line(
      of: reasons, foodNames: service.names(of: reasons.flatMap(\.mentionedFoods)))
    if !words.isEmpty { lines += WrappedText.lines("Why: \(words)", indent: 2) }
    for change in copy.texts(for: served.suggestion.relaxations) {
      lines += WrappedText.lines("Changed: \(change)", indent: 2)
    }
    if explains {
      lines += WrappedText.lines(
        "Score \(ScoreText(served.suggestion.terms, copy).line)", indent: 2, hanging: 2)
    }
    return lines
  }

  private var deadEnd: String? {
    served.answer.deadEnd.map { end in
      copy.text(for: end, foodNames: service.names(of: end.mentionedFoods))
    }
  }
}
