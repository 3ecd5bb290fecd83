import EmbeddedText

/// The learned weights, read in place from the binary.
package struct AisleModel: Sendable {
  /// One number for each aisle, in the order of ``Aisle/allCases``; the other lanes are not used.
  package typealias Lanes = SIMD32<Float>

  /// The weights inside the binary.
  static let bundled = AisleModel(BundledAisleWeights.rows, unit: BundledAisleWeights.unit)

  private let text: StaticString
  private let starts: [Int32]
  private let unit: Float

  /// Makes a model from weights in the text form of ``AisleWeights``.
  package init(_ text: StaticString, unit: Float) {
    self.text = text
    self.unit = unit
    starts = text.bytes.lineStarts
  }

  /// Whether a feature was learned.
  package func knows(_ feature: UInt64) -> Bool { line(of: feature) != nil }

  /// The score of each aisle for a text.
  package func scores(_ text: AisleText, names: AisleNames) -> Lanes {
    var sums = Lanes.zero
    for feature in AisleFeatures.of(text, names: names, knows: knows) {
      guard let line = line(of: feature) else { continue }
      add(line, to: &sums)
    }
    return sums * unit
  }

  /// The aisle with the highest score; nil if no word is known.
  package func aisle(of text: AisleText, names: AisleNames) -> Aisle? {
    guard text.words.contains(where: { knows(AisleFeatures.word($0)) }) else { return nil }
    let scores = scores(text, names: names)
    return Aisle.allCases.indices.max { scores[$0] < scores[$1] }.map { Aisle.allCases[$0] }
  }

  private func add(_ line: Int, to sums: inout Lanes) {
    let bytes = text.bytes
    var place = Int(starts[line]) + AisleWeights.keyLength
    while place + 1 < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      sums[AisleWeights.aisle(bytes[place]) & 31] += Float(
        AisleWeights.multiple(bytes[place + 1]))
      place += 2
    }
  }

  private func line(of feature: UInt64) -> Int? {
    let bytes = text.bytes
    let key = AisleWeights.key(feature)
    var range = 0..<starts.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let start = Int(starts[middle])
      var order = 0
      for place in 0..<AisleWeights.keyLength where order == 0 && start + place < bytes.count {
        order = Int(bytes[start + place]) - Int(key[place])
      }
      if order == 0 { return start + AisleWeights.keyLength <= bytes.count ? middle : nil }
      range = order < 0 ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
