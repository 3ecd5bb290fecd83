import DesignSystem
import MealAdvisorFeatures
import MealModels
import Presentation
import SuggestionEngine

/// What `suggest` says, as lines for people and as JSON.
struct SuggestAnswer: Sendable {
  let request: SuggestionRequest
  let served: Served
  let explains: Bool
  let foods: @Sendable () -> FoodBook

  private var copy: Copy { .english }

  /// The document that `--json` prints.
  var json: JSONValue {
    [
      "at": .string(request.moment.text),
      "seed": .seed(request.seed),
      "suggestions": .array(served.meals.map(json)),
      "exhausted": .bool(served.answer.isExhausted),
      "deadEnd": .optional(deadEnd),
    ]
  }

  private func json(_ served: ServedMeal) -> JSONValue {
    let suggestion: JSONValue = [
      "meal": .object(MealJSON.members(served.meal)),
      "reasons": .strings(served.suggestion.reasons.map(copy.text(for:))),
      "relaxations": .strings(served.suggestion.relaxations.map(copy.text(for:))),
    ]
    guard explains else { return suggestion }
    let terms = served.suggestion.terms.map { term -> JSONValue in
      ["name": .string(term.name.rawValue), "value": .number(term.value)]
    }
    return suggestion.adding([.init("terms", .array(terms))])
  }

  /// The cards that people read.
  var lines: [String] {
    if let deadEnd { return WrappedText.lines(deadEnd) }
    let bent = served.meals.first?.suggestion.relaxations ?? []
    let notice = copy.relaxed(bent, offers: served.answer.offers, wishes: request.wishes)
    let cards = served.meals.map(card).joined(separator: [""])
    return (notice.isEmpty ? [] : WrappedText.lines(notice) + [""]) + Array(cards)
  }

  private func card(_ served: ServedMeal) -> [String] {
    var lines = MealText(served.meal).card
    let reasons = copy.line(of: served.suggestion.reasons)
    if !reasons.isEmpty { lines += WrappedText.lines("Why: \(reasons)", indent: 2) }
    for change in served.suggestion.relaxations {
      lines += WrappedText.lines("Changed: \(copy.text(for: change))", indent: 2)
    }
    if explains {
      let terms = served.suggestion.terms.map { "\($0.name.rawValue) \(Self.hundredths($0.value))" }
      lines += WrappedText.lines("Score: \(terms.joined(separator: ", "))", indent: 2)
    }
    return lines
  }

  private var deadEnd: String? {
    guard let end = served.answer.deadEnd else { return nil }
    return copy.text(for: end, foodNames: foodNames(in: end))
  }

  private func foodNames(in end: DeadEnd) -> [FoodID: String] {
    guard case .limits(let limits, _) = end else { return [:] }
    var names: [FoodID: String] = [:]
    for case .food(let food) in limits { names[food] = foods()[food]?.name }
    return names
  }

  private static func hundredths(_ value: Double) -> String {
    let count = Int((value * 100).rounded())
    let rest = String(count % 100)
    return "\(count / 100)." + (rest.count == 1 ? "0" : "") + rest
  }
}
