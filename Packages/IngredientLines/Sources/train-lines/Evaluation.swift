import IngredientLines

/// How many held-out lines get the labels that somebody gave them.
struct Evaluation {
  private(set) var lines = 0
  private(set) var right = 0
  private(set) var wrongFields: [LineField: Int] = [:]
  private(set) var confusions: [String: Int] = [:]

  /// Counts a line by the labels that were found.
  mutating func count(_ line: Corpus.Line, _ path: [UInt8]) {
    lines += 1
    var wrong: Set<LineField> = []
    for (index, allowed) in line.allowed.enumerated() {
      guard let label = LineLabel(rawValue: path[index]) else { continue }
      let fields = Set(allowed.map(\.field))
      guard !fields.contains(label.field) else { continue }
      wrong.insert(label.field)
      wrong.formUnion(fields)
      for field in fields { confusions["\(field) as \(label.field)", default: 0] += 1 }
    }
    if wrong.isEmpty { right += 1 }
    for field in wrong { wrongFields[field, default: 0] += 1 }
  }

  /// The shares of lines that are right, in percent.
  var text: String {
    func percent(_ count: Int) -> String {
      let share = Double(count) / Double(max(lines, 1)) * 10_000
      return String(Double(share.rounded()) / 100)
    }
    let fields = LineField.allCases.map { "\($0) \(percent(lines - (wrongFields[$0] ?? 0)))" }
    return "line \(percent(right)), " + fields.joined(separator: ", ")
  }
}
