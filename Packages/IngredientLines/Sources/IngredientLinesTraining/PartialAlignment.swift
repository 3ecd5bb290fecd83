import IngredientLines
import MealModels

/// Finds the first amount of a line and its unit if nothing else of the line is labelled.
enum PartialAlignment {
  /// The labels that each token may have; nil if the fields do not fit the line.
  static func allowed(_ line: LabelledLine, _ tokens: [LineToken]) -> [Set<LineLabel>]? {
    let wanted = line.fields[.amounts].flatMap(Double.init) ?? 0
    let unit = LineTokens.read(LineText(line.fields[.unit] ?? ""))
    var allowed = tokens.map { _ in Set(LineLabel.allCases) }
    var start = 0
    if wanted > 0 {
      guard
        let index = tokens.firstIndex(where: { token in
          token.number.map { abs($0.doubleValue - wanted) < 0.011 } ?? false
        })
      else { return nil }
      allowed[index] = [.quantity, .laterQuantity]
      start = index + 1
    } else if tokens.first?.kind == .number {
      return nil
    }
    guard let word = unit.first else { return allowed }
    let found = tokens.indices.first { $0 >= start && tokens[$0].stem == word.stem }
    guard let found else { return nil }
    allowed[found] = [.unit, .laterUnit]
    return allowed
  }
}
