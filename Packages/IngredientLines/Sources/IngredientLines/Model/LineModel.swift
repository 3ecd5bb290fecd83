import EmbeddedText

/// The learned weights, read in place from the binary.
///
/// The weights are two texts of printable characters, divided into slots. In the first text, two
/// characters per slot identify its feature. In the second, each slot has a row with one character
/// per label. A character states a weight as a multiple of a unit.
struct LineModel: Sendable {
  /// The weights that are compiled into the binary, opened on first use.
  static let bundled = LineModel()

  /// The scores of steps between labels.
  let steps: [LineLattice.Lanes]
  /// The exponentials of ``steps``.
  let stepWeights: [LineLattice.Lanes]

  private let keys: StaticString
  private let rows: StaticString
  private let slots: Int
  private let unit: Float

  private init() {
    (keys, rows, unit) = (BundledWeights.keys, BundledWeights.rows, BundledWeights.unit)
    slots = LineRow.homes(keys.utf8CodeUnitCount)
    let (bytes, unit) = (BundledWeights.steps.bytes, BundledWeights.stepUnit)
    steps = (0..<(bytes.count / LineRow.width)).map { row in
      var lanes = LineLattice.Lanes.zero
      for label in 0..<LineRow.width {
        lanes[label] = Float(LineRow.number(bytes[row * LineRow.width + label])) * unit
      }
      return lanes
    }
    stepWeights = steps.map { LineExponential.of($0) }
  }

  /// The lattice of a line.
  func lattice(_ tokens: [LineToken]) -> LineLattice {
    let kinds = tokens.map { usual($0.stem) }
    let features = LineFeatures(tokens, usual: kinds)
    var nodes: [LineLattice.Lanes] = []
    var edges: [Int] = []
    nodes.reserveCapacity(tokens.count)
    edges.reserveCapacity(tokens.count)
    let keys = UnsafeRawPointer(keys.utf8Start)
    let rows = UnsafeRawPointer(rows.utf8Start)
    for index in tokens.indices {
      var sum = LineRowSum()
      features.forEach(index) { feature in
        guard let slot = LineRow.find(feature, keys, slots) else { return }
        sum.add(rows + slot &* LineRow.width)
      }
      nodes.append(sum.lanes(unit))
      edges.append(features.edge(index))
    }
    CertainLabels.apply(to: &nodes, tokens)
    return LineLattice(nodes: nodes, edges: edges)
  }

  /// Whether a line has at least two words, and none of them is in the tables of words or in the
  /// training lines.
  func isStrange(_ tokens: [LineToken]) -> Bool {
    var words = 0
    for token in tokens where token.kind != .number {
      let isPlain = token.kind == .other || token.kind == .name || token.kind == .participle
      guard isPlain, usual(token.stem) == UsualFields.unknown else { return false }
      words += 1
    }
    return words > 1
  }

  /// The usual class of a word.
  private func usual(_ stem: UInt64) -> UInt8 {
    let keys = UnsafeRawPointer(keys.utf8Start)
    guard let slot = LineRow.find(UsualFields.feature(stem), keys, slots) else {
      return UsualFields.unknown
    }
    return rows.utf8Start[slot * LineRow.width] - LineRow.firstKind
  }
}
