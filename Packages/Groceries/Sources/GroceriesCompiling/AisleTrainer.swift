import Groceries

/// Learns weights by multinomial logistic regression with AdaGrad, in a fixed order.
package struct AisleTrainer {
  private typealias Lanes = AisleModel.Lanes

  private struct Row {
    var features: [Int32]
    var aisle: Int
    var weight: Float
  }

  private static let passes = 9
  private static let rate: Float = 0.25
  /// How strongly a weight is drawn to zero at each step at which its feature does not occur.
  private let shrinkage: Float

  private let examples: [AisleExample]
  private let texts: [AisleText]
  private var hashes: [UInt64] = []
  private var numbers: [UInt64: Int32] = [:]
  private var weights: [Lanes] = []
  private var slopes: [Lanes] = []

  /// The number of features to keep.
  private let room: Int
  private let names: AisleNames
  private var touched: [Int32] = []
  private var time: Int32 = 0

  /// Takes the training examples.
  package init(
    _ examples: [AisleExample], names: AisleNames, room: Int = 40_000, shrinkage: Float = 3.5e-6
  ) {
    self.examples = examples
    self.names = names
    self.shrinkage = shrinkage
    texts = examples.map { AisleText($0.text) }
    self.room = room
  }

  /// Learns, keeps the features that matter most, and learns again with only these.
  package mutating func learn(tell: (String) -> Void = { _ in }) {
    number(knows: countedWords())
    tell("\(hashes.count) features")
    for pass in 0..<3 { tell("loss \(self.pass(pass))") }
    let kept = important()
    restart(kept)
    let words = numbers
    number(knows: { words[$0] != nil }, among: Set(kept))
    tell("\(hashes.count) kept")
    for pass in 0..<Self.passes { tell("loss \(self.pass(pass))") }
    for index in weights.indices { shrink(index, Self.rate / 3) }
  }

  /// The weights as text, written as multiples of a unit, and this unit.
  package func written(least: Float = 0.06) -> (text: String, unit: Float) {
    let unit: Float = 0.08
    var lines: [[UInt8]] = []
    for (number, hash) in hashes.enumerated() {
      var line = AisleWeights.key(hash)
      for aisle in Aisle.allCases.indices {
        let multiple = Int((weights[number][aisle] / unit).rounded())
        if multiple != 0, abs(weights[number][aisle]) >= least {
          line += AisleWeights.characters(aisle, multiple)
        }
      }
      lines.append(line)
    }
    lines.sort { $0.lexicographicallyPrecedes($1) }
    let text = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return (text, unit)
  }

  /// A test of whether at least two names have a word.
  private func countedWords() -> (UInt64) -> Bool {
    var counts: [UInt64: Int] = [:]
    for text in texts {
      for word in Set(text.words) { counts[AisleFeatures.word(word), default: 0] += 1 }
    }
    counts[AisleFeatures.word(AisleCorpus.unheardOf)] = nil
    return { (counts[$0] ?? 0) > 1 }
  }

  private mutating func number(knows: (UInt64) -> Bool, among kept: Set<UInt64>? = nil) {
    var counts: [UInt64: Int] = [:]
    let features = texts.map { AisleFeatures.of($0, names: names, knows: knows) }
    for row in features { for hash in Set(row) { counts[hash, default: 0] += 1 } }
    let known = counts.filter { $0.value > 1 && kept?.contains($0.key) != false }
    restart(known.keys.sorted())
    rows = zip(features, examples).map { features, example in
      Row(
        features: Set(features).compactMap { numbers[$0] }.sorted(), aisle: example.aisle.index,
        weight: example.weight)
    }
  }

  private var rows: [Row] = []

  private mutating func restart(_ hashes: [UInt64]) {
    self.hashes = hashes
    numbers = Dictionary(
      hashes.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    weights = [Lanes](repeating: .zero, count: hashes.count)
    slopes = [Lanes](repeating: Lanes(repeating: 0.1), count: hashes.count)
    touched = [Int32](repeating: 0, count: hashes.count)
    time = 0
  }

  /// The most important features: their weights differ most between aisles, and many names have
  /// them.
  private func important() -> [UInt64] {
    var counts = [Float](repeating: 0, count: hashes.count)
    for row in rows { for feature in row.features { counts[Int(feature)] += 1 } }
    let worth = weights.indices.map { index in
      (weights[index].max() - weights[index].min()) * Float(counts[index]).squareRoot()
    }
    let order = weights.indices.sorted { (worth[$0], hashes[$0]) > (worth[$1], hashes[$1]) }
    return order.prefix(room).map { hashes[$0] }.sorted()
  }

  /// Trains on all names once; returns the mean probability of a wrong aisle.
  private mutating func pass(_ pass: Int) -> Float {
    var loss: Float = 0
    let rate = Self.rate / (1 + Float(pass) * 0.15)
    var place = 0
    let step = 7_919
    for _ in rows.indices {
      loss += learn(rows[place], rate)
      place = (place + step) % rows.count
    }
    return loss / Float(max(rows.count, 1))
  }

  private mutating func learn(_ row: Row, _ rate: Float) -> Float {
    time += 1
    var sums = Lanes.zero
    for feature in row.features {
      shrink(Int(feature), rate)
      sums += weights[Int(feature)]
    }
    let top = Aisle.allCases.indices.reduce(-Float.infinity) { max($0, sums[$1]) }
    var chances = Self.exponentials(sums - top)
    for unused in Aisle.allCases.count..<Lanes.scalarCount { chances[unused] = 0 }
    chances /= chances.sum()
    let loss = 1 - chances[row.aisle]
    chances[row.aisle] -= 1
    let slope = chances * row.weight
    for feature in row.features {
      let index = Int(feature)
      slopes[index] += slope * slope
      weights[index] -= rate * slope / slopes[index].squareRoot()
    }
    return loss
  }

  /// Applies the shrinkage that a row missed since its feature last occurred.
  private mutating func shrink(_ row: Int, _ rate: Float) {
    let passed = time - touched[row]
    touched[row] = time
    guard passed > 0 else { return }
    let bound = rate * shrinkage * Float(passed) / slopes[row].squareRoot()
    let weight = weights[row]
    var next = Lanes.zero
    next.replace(with: weight - bound, where: weight .> bound)
    next.replace(with: weight + bound, where: weight .< (0 - bound))
    weights[row] = next
  }

  /// The exponentials of numbers of at most zero, by the limit that defines them.
  private static func exponentials(_ numbers: Lanes) -> Lanes {
    var powers =
      1 + numbers.clamped(
        lowerBound: Lanes(repeating: -1_000), upperBound: .zero) / 1_024
    for _ in 0..<10 { powers *= powers }
    return powers
  }
}

extension AisleTrainer {
  /// The aisle with the highest score at the current weights.
  package func aisle(of text: AisleText) -> Aisle {
    var sums = AisleModel.Lanes.zero
    for feature in AisleFeatures.of(text, names: names, knows: { numbers[$0] != nil }) {
      if let number = numbers[feature] { sums += weights[Int(number)] }
    }
    let best = Aisle.allCases.indices.max { sums[$0] < sums[$1] }
    return best.map { Aisle.allCases[$0] } ?? .other
  }
}
