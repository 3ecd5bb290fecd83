import DesignSystem
import Presentation
import PrintedText
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The terms of a score, as words and as JSON.
struct ScoreText: Sendable {
  private let terms: [ScoreTerm]
  private let copy: Copy

  init(_ terms: [ScoreTerm], _ copy: Copy) {
    self.terms = terms
    self.copy = copy
  }

  /// The sum of the terms.
  var sum: Double { terms.reduce(0) { $0 + $1.value } }

  /// The sum and every term on one line: `+0.42: novelty +0.30, chance +0.12`.
  var line: String {
    let parts = terms.map { "\(copy.name(of: $0.name).lowercased()) \(Self.signed($0.value))" }
    return "\(Self.signed(sum)): \(parts.joined(separator: ", "))"
  }

  /// A line for each term, with its meaning.
  var table: [String] {
    terms.map { term in
      let name = copy.name(of: term.name)
      let value = Self.signed(term.value)
      let space = String(repeating: " ", count: max(1, 17 - name.count - value.count))
      return "  \(name)\(space)\(value)  \(copy.meaning(of: term.name))"
    }
  }

  /// The terms by name.
  var json: JSON {
    .array(terms.map { ["name": .string($0.name.rawValue), "value": Self.json($0.value)] })
  }

  /// A number of a score with four decimals; further decimals would only be rounding errors.
  static func json(_ value: Double) -> JSON { .number((value * 10_000).rounded() / 10_000) }

  /// Two decimals with a sign; a value that rounds to zero has none.
  static func signed(_ value: Double) -> String {
    let digits = hundredths(value)
    return digits == "0.00" ? digits : (value < 0 ? "-" : "+") + digits
  }

  /// Two decimals without a sign.
  static func hundredths(_ value: Double) -> String {
    let count = Int(min(value.magnitude * 100, 1e9).rounded())
    let rest = String(count % 100)
    return "\(count / 100)." + (rest.count == 1 ? "0" : "") + rest
  }
}
