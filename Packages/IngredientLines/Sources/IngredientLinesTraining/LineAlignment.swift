import IngredientLines
import MealModels

/// Aligns the words of labelled fields with the words of their line.
///
/// It chooses the alignment with the fewest changes between fields. A word without a field may have
/// any label.
package struct LineAlignment {
  private let tokens: [LineToken]
  private let targets: [[LineToken]]
  private static let order: [LineField] = [
    .food, .amounts, .unit, .size, .preparation, .note, .purpose,
  ]

  /// The labels that each token may have; nil if the fields do not fit the line.
  package static func allowed(_ line: LabelledLine, _ tokens: [LineToken]) -> [Set<LineLabel>]? {
    let alignment = LineAlignment(
      tokens: tokens,
      targets: order.map { field in
        LineTokens.read(LineText(plain(line.fields[field] ?? "")))
      })
    guard let fields = alignment.fields() else { return nil }
    return labels(fields, tokens)
  }

  /// The text with plain fractions: some lines write them as "#1$4".
  private static func plain(_ text: String) -> String {
    text.replacing("#", with: " ").replacing("$", with: "/")
  }

  private struct Path {
    var places: [Int]
    var fields: [Int]
    var cost: Double
  }

  private func fields() -> [LineField?]? {
    var beam = [Path(places: targets.map { _ in 0 }, fields: [], cost: 0)]
    for (index, token) in tokens.enumerated() {
      var next: [[Int]: Path] = [:]
      func offer(_ path: Path) {
        let key = path.places + [path.fields.last ?? -1]
        if let known = next[key], known.cost <= path.cost { return }
        next[key] = path
      }
      for path in beam {
        for field in targets.indices {
          let place = path.places[field]
          guard place < targets[field].count, Self.same(targets[field][place], token) else {
            continue
          }
          var step = path
          step.places[field] += 1
          if path.fields.last != field { step.cost += token.gap == .blank && index > 0 ? 1 : 0.8 }
          step.fields.append(field)
          offer(step)
        }
        var step = path
        step.cost += 4
        step.fields.append(-1)
        offer(step)
      }
      beam = next.values.sorted { left, right in
        if left.cost != right.cost { return left.cost < right.cost }
        return left.places == right.places
          ? left.fields.lexicographicallyPrecedes(right.fields)
          : left.places.lexicographicallyPrecedes(right.places)
      }
      beam = Array(beam.prefix(60))
    }
    let complete = beam.filter { path in
      zip(path.places, targets).allSatisfy { $0 == $1.count }
    }
    guard let best = complete.min(by: { $0.cost < $1.cost }) else { return nil }
    return best.fields.map { $0 < 0 ? nil : Self.order[$0] }
  }

  private static func same(_ left: LineToken, _ right: LineToken) -> Bool {
    if left.word == right.word && left.kind != .number { return true }
    if let one = left.number, let other = right.number, left.kind == .number || one == other {
      return abs(one.doubleValue - other.doubleValue) < 0.006
    }
    if left.kind == .number, right.kind == .number { return true }
    return left.stem == right.stem && left.kind != .number
      || left.heads.1 == right.heads.1 && isPlural(left, right)
      || left.heads.0 == right.heads.0 && left.kind == .measure && isPlural(left, right)
  }

  private static func isPlural(_ left: LineToken, _ right: LineToken) -> Bool {
    abs(left.range.count - right.range.count) <= 2 && left.kind == right.kind
      && (left.kind == .piece || left.kind == .measure)
  }

  /// The labels of fields, which depend on their position before or after the name.
  private static func labels(
    _ fields: [LineField?], _ tokens: [LineToken]
  ) -> [Set<LineLabel>] {
    var fields = fields
    for index in fields.indices.dropFirst().dropLast()
    where fields[index] == nil && fields[index - 1] == fields[index + 1] {
      fields[index] = fields[index - 1]
    }
    var isAfter = false
    return fields.indices.map { index in
      guard let field = fields[index] else { return Set(LineLabel.allCases) }
      let isResumed = field == .food && isAfter && fields[index - 1] != .food
      defer { isAfter = isAfter || field == .food }
      if field == .food, isAfter, !isResumed {
        return Self.resumes(fields, index) ? [.laterName] : [.name]
      }
      if field == .note, Self.isJoining(fields, tokens, index) {
        return [LineLabel.joining(afterName: isAfter)]
      }
      return [LineLabel(field, afterName: isAfter, isResumed: isResumed)]
    }
  }

  /// Whether all words of a field around an index only connect others.
  private static func isJoining(
    _ fields: [LineField?], _ tokens: [LineToken], _ index: Int
  ) -> Bool {
    var (start, end) = (index, index + 1)
    while start > 0, fields[start - 1] == fields[index] { start -= 1 }
    while end < fields.count, fields[end] == fields[index] { end += 1 }
    return tokens[start..<end].allSatisfy { token in
      switch token.kind {
      case .joint, .preposition, .approximation: true
      default: token.range.count == 1
      }
    }
  }

  /// Whether the words of the name at an index are not its first part.
  private static func resumes(_ fields: [LineField?], _ index: Int) -> Bool {
    var start = index
    while start > 0, fields[start - 1] == .food { start -= 1 }
    return fields[..<start].contains(.food)
  }
}
