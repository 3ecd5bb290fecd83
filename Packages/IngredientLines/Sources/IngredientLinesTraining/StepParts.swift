import IngredientLines

/// The scores of steps between labels, as sums of parts.
///
/// Many kinds of steps share a part, so that rare kinds learn from common ones.
struct StepParts {
  typealias Lanes = LineLattice.Lanes

  private static let labels = LineLattice.labels
  /// The parts of each kind of step.
  private static let ofEdge = (0..<LineFeatures.edgeCount).map { LineFeatures.edgeParts($0) }

  private var weights: [Lanes]
  private var slopes: [Lanes]
  private let known: [Lanes]

  /// Makes parts without learned weights.
  ///
  /// - Parameter known: scores to which the parts are added; zeros if empty.
  init(onTopOf known: [Lanes] = []) {
    self.known = known
    let count = ((Self.ofEdge.joined().max() ?? 0) + 1) * Self.labels
    weights = [Lanes](repeating: .zero, count: count)
    slopes = [Lanes](repeating: Lanes(repeating: 1e-3), count: count)
  }

  /// Writes the scores of some kinds of steps, which are the sums of their parts.
  func sum(_ edges: some Sequence<Int>, to steps: inout [Lanes]) {
    for edge in edges {
      for label in 0..<Self.labels {
        let row = (edge + 1) * Self.labels + label
        steps[row] = Self.ofEdge[edge].reduce(known.isEmpty ? .zero : known[row]) { sum, part in
          sum + weights[part * Self.labels + label]
        }
      }
    }
  }

  /// Changes the parts of some kinds of steps against their gradients.
  mutating func learn(_ slope: [Lanes], _ edges: [Int], _ rate: Float) {
    for edge in edges {
      for label in 0..<Self.labels {
        let value = slope[(edge + 1) * Self.labels + label]
        let square = value * value
        guard square.max() > 1e-10 else { continue }
        for part in Self.ofEdge[edge] {
          let row = part * Self.labels + label
          slopes[row] += square
          weights[row] -= rate * value / slopes[row].squareRoot()
        }
      }
    }
  }
}
