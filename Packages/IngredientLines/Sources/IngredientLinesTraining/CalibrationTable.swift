import IngredientLines

/// The share of held-out lines in which each field was right, by the certainty of the model.
struct CalibrationTable {
  private var seen: [LineField: [Double]] = [:]
  private var right: [LineField: [Double]] = [:]

  /// Counts a held-out line.
  mutating func count(_ line: Corpus.Line, _ labelling: LineLabelling) {
    for field in LineField.allCases {
      let isRight = zip(labelling.fields, line.allowed).allSatisfy { found, allowed in
        allowed.contains { $0.field == found }
          || (found != field && !allowed.contains { $0.field == field })
      }
      let step = Calibration.step(labelling.sureness[field])
      seen[field, default: Self.empty][step] += 1
      right[field, default: Self.empty][step] += isRight ? 1 : 0
    }
  }

  private static let empty = [Double](repeating: 0, count: Calibration.steps)

  /// The characters of the table; the probabilities of a field never fall with its steps.
  var text: String {
    var bytes: [UInt8] = []
    for field in LineField.allCases {
      let rising = Self.rising(seen[field] ?? Self.empty, right[field] ?? Self.empty)
      bytes += rising.map { Calibration.character($0) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The shares of right lines, with neighboring steps joined so that the shares never fall.
  private static func rising(_ seen: [Double], _ right: [Double]) -> [Double] {
    var blocks: [(seen: Double, right: Double, count: Int)] = []
    for (seen, right) in zip(seen, right) {
      blocks.append((seen + 0.02, right + 0.01, 1))
      while blocks.count > 1, let last = blocks.last,
        last.right / last.seen < blocks[blocks.count - 2].right / blocks[blocks.count - 2].seen
      {
        blocks.removeLast()
        let before = blocks.removeLast()
        blocks.append(
          (before.seen + last.seen, before.right + last.right, before.count + last.count))
      }
    }
    return blocks.flatMap { Array(repeating: $0.right / $0.seen, count: $0.count) }
  }
}
