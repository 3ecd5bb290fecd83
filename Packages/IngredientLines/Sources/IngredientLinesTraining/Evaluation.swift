import IngredientLines

/// The numbers of held-out lines for which the model finds the labels of the annotators.
struct Evaluation {
  private(set) var lines = 0
  private(set) var right = 0
  private(set) var wrongFields: [LineField: Int] = [:]

  /// The model's certainty for each line, and whether all labels are right.
  ///
  /// Confusing notes and preparations is not an error here.
  private(set) var sureness: [(sure: Float, isRight: Bool)] = []

  /// The effect of a bound below which a line is doubted, in percent.
  func doubts(below bound: Float) -> String {
    let right = sureness.filter(\.isRight).count
    let sure = sureness.filter { $0.sure >= bound }
    let wrong = sure.filter { !$0.isRight }.count
    let doubted = right - (sure.count - wrong)
    func percent(_ count: Int, _ all: Int) -> Double {
      Double((Double(count) / Double(max(all, 1)) * 10_000).rounded()) / 100
    }
    return "Without a doubt are \(percent(sure.count, lines)) %, of them "
      + "\(percent(wrong, sure.count)) % wrong; of the right lines \(percent(doubted, right)) % "
      + "are doubted."
  }

  /// Counts a line with the labels that the model found.
  mutating func count(_ line: Corpus.Line, _ labelling: LineLabelling) {
    let found = labelling.fields
    lines += 1
    var wrong: Set<LineField> = []
    for (index, allowed) in line.allowed.enumerated() {
      let fields = Set(allowed.map(\.field))
      guard !fields.contains(found[index]) else { continue }
      wrong.insert(found[index])
      wrong.formUnion(fields)
    }
    if wrong.isEmpty { right += 1 }
    let texts: Set<LineField> = [.preparation, .note]
    let isRight = zip(found, line.allowed).allSatisfy { field, allowed in
      allowed.contains {
        $0.field == field || (texts.contains(field) && texts.contains($0.field))
      }
    }
    sureness.append((labelling.weakest, isRight))
    for field in wrong { wrongFields[field, default: 0] += 1 }
  }

  /// Rows of a table: each field, with the share of lines in which its words are right.
  func rows(_ fields: [LineField]) -> String {
    func percent(_ count: Int) -> String {
      let tenths = Int((Double(count) * 10_000 / Double(max(lines, 1))).rounded())
      return "\(tenths / 100).\(tenths % 100 < 10 ? "0" : "")\(tenths % 100) %"
    }
    let each = fields.map { "| \($0.rawValue) | \(percent(lines - (wrongFields[$0] ?? 0))) |" }
    return (["| whole line | \(percent(right)) |"] + each).joined(separator: "\n")
  }

  /// The shares of right lines, in percent.
  var text: String {
    func percent(_ count: Int) -> String {
      let share = Double(count) / Double(max(lines, 1)) * 10_000
      return String(Double(share.rounded()) / 100)
    }
    let fields = LineField.allCases.map { "\($0) \(percent(lines - (wrongFields[$0] ?? 0)))" }
    return "line \(percent(right)), " + fields.joined(separator: ", ")
  }
}
