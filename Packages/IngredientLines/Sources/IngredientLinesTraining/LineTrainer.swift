import IngredientLines

/// Learns the weights of a linear-chain conditional random field, in a fixed order of the lines.
package struct LineTrainer {
  typealias Lanes = LineLattice.Lanes

  /// A line whose features are replaced by their numbers.
  struct Example {
    var features: [[Int32]]
    var edges: [Int]
    var allowed: [Lanes]
  }

  /// How strongly weights are drawn to zero with each line.
  var shrinkage: Float = 2e-6
  /// The learning rate of the first steps.
  var rate: Float = 0.2
  /// The share of the features that is hidden at each step.
  var dropout = 0.0
  private var chance: UInt64 = 7

  /// The hashes of the features, in the order of their weights.
  private(set) var hashes: [UInt64] = []
  /// The weights of each feature.
  private(set) var weights: [Lanes] = []
  /// The scores of steps between labels.
  private(set) var steps: [Lanes]
  private var parts = StepParts()
  private var slopes: [Lanes] = []
  private var firstSlope = Lanes(repeating: 1e-3)
  private var touched: [Int32] = []
  private var time: Int32 = 0
  private var numbers: [UInt64: Int32] = [:]

  init() {
    let rows = (LineFeatures.edgeCount + 1) * LineLattice.labels
    steps = [Lanes](repeating: .zero, count: rows)
  }

  /// Numbers the features that occur in at least some number of lines.
  mutating func number(_ lines: [[[UInt64]]], atLeast least: Int) {
    var counts: [UInt64: Int32] = [:]
    for line in lines { for token in line { for hash in token { counts[hash, default: 0] += 1 } } }
    hashes = counts.filter { $0.value >= least }.keys.sorted()
    restart()
  }

  /// Keeps only the features at some positions, with their weights.
  mutating func keep(_ places: [Int]) {
    let (known, oldSteps) = (weights, steps)
    let kept = places.sorted { hashes[$0] < hashes[$1] }
    hashes = kept.map { hashes[$0] }
    restart()
    weights = kept.map { known[$0] }
    steps = oldSteps
    parts = StepParts(onTopOf: steps)
  }

  /// The lattice of a line with the current weights.
  func lattice(_ line: Corpus.Line) -> LineLattice {
    var nodes = line.features.map { features in
      features.reduce(into: Lanes.zero) { sum, hash in
        if let number = numbers[hash] { sum += weights[Int(number)] }
      }
    }
    CertainLabels.apply(to: &nodes, line.tokens)
    return LineLattice(nodes: nodes, edges: line.edges)
  }

  private mutating func restart() {
    numbers = [:]
    numbers.reserveCapacity(hashes.count)
    for (index, hash) in hashes.enumerated() { numbers[hash] = Int32(index) }
    weights = [Lanes](repeating: .zero, count: hashes.count)
    slopes = [Lanes](repeating: Lanes(repeating: 1e-3), count: hashes.count)
    touched = [Int32](repeating: 0, count: hashes.count)
    steps = steps.map { _ in .zero }
    firstSlope = Lanes(repeating: 1e-3)
    parts = StepParts()
    time = 0
  }

  /// The example of a line.
  func example(_ line: [[UInt64]], edges: [Int], allowed: [Set<LineLabel>]) -> Example {
    Example(
      features: line.map { $0.compactMap { numbers[$0] } }, edges: edges,
      allowed: allowed.map { set in
        var lanes = Lanes.zero
        for label in set { lanes[Int(label.rawValue)] = 1 }
        return lanes
      })
  }

  /// Trains on all lines once, and returns the loss.
  mutating func pass(_ examples: [Example], order: [Int], rate: Float) -> Double {
    var loss = 0.0
    for index in order { loss += Double(learn(examples[index], rate)) }
    return loss
  }

  /// Applies the shrinkage that weights missed since their features last occurred.
  mutating func settle(rate: Float) {
    for row in weights.indices { shrink(row, rate) }
    parts.sum(0..<LineFeatures.edgeCount, to: &steps)
  }

  private var sums: [Lanes] = []
  private var stepSums: [Lanes] = []
  private var sumCount: Float = 0

  /// Adds the current weights to the sums for the average.
  mutating func remember() {
    if sums.isEmpty {
      sums = weights.map { _ in .zero }
      stepSums = steps.map { _ in .zero }
    }
    for index in weights.indices { sums[index] += weights[index] }
    for index in steps.indices { stepSums[index] += steps[index] }
    sumCount += 1
  }

  /// Replaces the weights by their averages.
  mutating func average() {
    guard sumCount > 0 else { return }
    weights = sums.map { $0 / sumCount }
    steps = stepSums.map { $0 / sumCount }
    parts = StepParts(onTopOf: steps)
    sums = []
    sumCount = 0
  }

  private mutating func shrink(_ row: Int, _ rate: Float) {
    let passed = time - touched[row]
    touched[row] = time
    guard passed > 0 else { return }
    let bound = (rate * shrinkage * Float(passed)) / slopes[row].squareRoot()
    let weight = weights[row]
    var next = Lanes.zero
    next.replace(with: weight - bound, where: weight .> bound)
    next.replace(with: weight + bound, where: weight .< (0 - bound))
    weights[row] = next
  }

  /// The features that are not hidden at this step.
  private mutating func seen(_ features: [Int32]) -> [Int32] {
    guard dropout > 0 else { return features }
    let bound = UInt64(dropout * 65_536)
    return features.filter { _ in
      chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (chance >> 40) & 0xFFFF >= bound
    }
  }

  private mutating func learn(_ example: Example, _ rate: Float) -> Float {
    time += 1
    let seenFeatures = example.features.map { seen($0) }
    let scale = Float(1 / (1 - dropout))
    var nodes: [Lanes] = []
    nodes.reserveCapacity(example.features.count)
    for features in seenFeatures {
      var sum = Lanes.zero
      for feature in features {
        shrink(Int(feature), rate)
        sum += weights[Int(feature)]
      }
      nodes.append(sum * scale)
    }
    let edges = Set(example.edges).sorted()
    parts.sum(edges, to: &steps)
    var exponentials = [Lanes](repeating: .zero, count: steps.count)
    exponentials[0] = LineExponential.of(steps[0])
    for edge in edges {
      for label in 0..<LineLattice.labels {
        let row = (edge + 1) * LineLattice.labels + label
        exponentials[row] = LineExponential.of(steps[row])
      }
    }
    var slopeOfSteps = [Lanes](repeating: .zero, count: steps.count)
    var lattice = LineLattice(nodes: nodes, edges: example.edges)
    let (free, bound) = exponentials.withUnsafeBufferPointer { pointer in
      let free = lattice.chances(pointer) { index, before, lanes in
        slopeOfSteps[(example.edges[index] + 1) * LineLattice.labels + before] += lanes
      }
      let bound = lattice.chances(pointer, allowed: example.allowed) { index, before, lanes in
        slopeOfSteps[(example.edges[index] + 1) * LineLattice.labels + before] -= lanes
      }
      return (free, bound)
    }
    for (index, features) in seenFeatures.enumerated() {
      let slope = free.labels[index] - bound.labels[index]
      let square = slope * slope
      guard square.max() > 1e-8 else { continue }
      for feature in features {
        let row = Int(feature)
        slopes[row] += square
        weights[row] -= rate * slope / slopes[row].squareRoot()
      }
    }
    if let first = free.labels.first, let known = bound.labels.first {
      let slope = first - known
      firstSlope += slope * slope
      steps[0] -= rate * slope / firstSlope.squareRoot()
    }
    parts.learn(slopeOfSteps, edges, rate)
    return free.logSum - bound.logSum
  }
}
