import EmbeddedText

/// The learned weights, read where they stand in the binary.
///
/// A text of printable characters: rows of sixteen, two that tell which feature the row is of, then
/// one for each label. A character stands for a weight whose square root it counts, so that small
/// weights are finer than large ones.
struct LineModel: Sendable {
  /// The weights that were compiled in, opened on first use.
  static let bundled = LineModel(
    BundledWeights.rows, steps: BundledWeights.steps, unit: BundledWeights.unit)

  /// The scores of steps between labels, and their exponentials.
  let steps: [LineLattice.Lanes]
  let stepWeights: [LineLattice.Lanes]

  private let rows: StaticString
  private let count: Int
  private let unit: Float

  init(_ rows: StaticString, steps: StaticString, unit: Float) {
    self.rows = rows
    self.unit = unit
    count = rows.utf8CodeUnitCount / LineRow.width
    let pointer = UnsafeRawPointer(steps.utf8Start)
    self.steps = (0..<(steps.utf8CodeUnitCount / LineRow.width)).map { index in
      let row = pointer.loadUnaligned(
        fromByteOffset: index * LineRow.width, as: SIMD16<UInt8>.self)
      return LineLattice.Lanes(LineRow.squares(row)) * unit
    }
    stepWeights = self.steps.map { LineExponential.of($0) }
  }

  /// The lattice of a line.
  func lattice(_ tokens: [LineToken]) -> LineLattice {
    let kinds = tokens.map { usual($0.stem) }
    let features = LineFeatures(tokens, usual: kinds)
    var nodes: [LineLattice.Lanes] = []
    var edges: [Int] = []
    nodes.reserveCapacity(tokens.count)
    edges.reserveCapacity(tokens.count)
    let base = UnsafeRawPointer(rows.utf8Start)
    for index in tokens.indices {
      var sum = SIMD16<Int32>.zero
      features.forEach(index) { add(base, $0, to: &sum) }
      nodes.append(LineLattice.Lanes(LineRow.labels(sum)) * unit)
      edges.append(features.edge(index))
    }
    return LineLattice(nodes: nodes, edges: edges)
  }

  /// What a word usually is.
  private func usual(_ stem: UInt64) -> UInt8 {
    let base = UnsafeRawPointer(rows.utf8Start)
    guard let start = row(base, UsualFields.feature(stem)) else { return UsualFields.unknown }
    return base.load(fromByteOffset: start + LineRow.keyWidth, as: UInt8.self) - LineRow.firstKind
  }

  /// Adds the weights of a feature, if it has any.
  @inline(__always)
  private func add(_ base: UnsafeRawPointer, _ feature: UInt64, to sum: inout SIMD16<Int32>) {
    guard let start = row(base, feature) else { return }
    let row = base.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)
    sum &+= LineRow.squares(row)
  }

  /// Where the row of a feature begins; nil where it has none.
  @inline(__always)
  private func row(_ base: UnsafeRawPointer, _ feature: UInt64) -> Int? {
    let key = LineRow.key(feature)
    var slot = LineRow.slot(feature, count)
    while true {
      let start = slot &* LineRow.width
      let found = base.loadUnaligned(fromByteOffset: start, as: UInt16.self)
      if found == key { return start }
      if found == LineRow.free { return nil }
      slot = slot &+ 1 == count ? 0 : slot &+ 1
    }
  }
}

/// How a row of weights is written; what compiles the weights and what reads them share it.
package enum LineRow {
  /// How many characters a row has.
  package static let width = 16

  /// The first label stands after the key.
  package static let keyWidth = 2

  /// The key of a row without a feature.
  package static let free: UInt16 = 0x2020

  /// The two characters by which a feature is known in its slot.
  @inline(__always)
  package static func key(_ feature: UInt64) -> UInt16 {
    let low = UInt32(truncatingIfNeeded: feature) & 0xFFFF
    return UInt16(33 + low % 94) | UInt16(33 + (low / 94) % 94) << 8
  }

  /// The slot at which a feature is looked for first.
  @inline(__always)
  package static func slot(_ feature: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: ((feature >> 32) &* UInt64(count)) >> 32)
  }

  /// The character of the first class of words.
  package static let firstKind: UInt8 = 33

  /// The largest number that a character can stand for.
  package static let largest = 47

  /// The character of a number.
  package static func character(_ number: Int) -> UInt8 {
    UInt8(79 + max(-largest, min(largest, number)))
  }

  /// The signed squares of what the characters of a row stand for; those of the key mean nothing.
  @inline(__always)
  package static func squares(_ row: SIMD16<UInt8>) -> SIMD16<Int32> {
    let root = SIMD16<Int32>(truncatingIfNeeded: row) &- 79
    var square = root &* root
    square.replace(with: 0 &- square, where: root .< 0)
    return square
  }

  /// The lanes of the labels, moved to the beginning.
  @inline(__always)
  package static func labels(_ row: SIMD16<Int32>) -> SIMD16<Int32> {
    var labels = SIMD16<Int32>.zero
    for lane in 0..<LineLattice.labels { labels[lane] = row[lane + keyWidth] }
    return labels
  }
}
