/// The scores of all labelings of a line, with the best one and the probability of each label.
///
/// Lanes beyond the labels of ``LineLabel`` stay empty.
package struct LineLattice {
  /// A number for each label.
  package typealias Lanes = SIMD16<Float>

  /// The scores of the labels of each token.
  package var nodes: [Lanes]
  /// The kind of step that leads to each token.
  package var edges: [Int]

  private var weights: [Lanes] = []
  private var forward: [Lanes] = []
  private var scales: [Float] = []

  /// Makes a lattice from scores.
  package init(nodes: [Lanes], edges: [Int]) {
    self.nodes = nodes
    self.edges = edges
  }

  package static let labels = LineLabel.count

  /// One for each label, and zero for the lanes beyond them.
  private static let mask: Lanes = {
    var mask = Lanes.zero
    for label in 0..<labels { mask[label] = 1 }
    return mask
  }()

  /// The best labeling.
  ///
  /// - Parameter steps: the scores of steps; each kind of step has a row for each label before it.
  package func best(_ steps: UnsafeBufferPointer<Lanes>) -> [UInt8] {
    guard !nodes.isEmpty else { return [] }
    var score = nodes[0] + steps[0]
    var origins: [SIMD16<Int32>] = []
    origins.reserveCapacity(nodes.count)
    for index in 1..<max(1, nodes.count) {
      let row = (edges[index] + 1) * Self.labels
      var top = steps[row] + score[0]
      var origin = SIMD16<Int32>.zero
      for label in 1..<Self.labels {
        let next = steps[row + label] + score[label]
        let isBetter = next .> top
        top.replace(with: next, where: isBetter)
        origin.replace(with: SIMD16(repeating: Int32(label)), where: isBetter)
      }
      origins.append(origin)
      score = top + nodes[index]
    }
    var label = 0
    for next in 1..<Self.labels where score[next] > score[label] { label = next }
    var path = [UInt8](repeating: UInt8(label), count: nodes.count)
    for index in stride(from: nodes.count - 1, to: 0, by: -1) {
      label = Int(origins[index - 1][label])
      path[index - 1] = UInt8(label)
    }
    return path
  }

  /// The probability of each label at each token, from the exponentials of the scores of steps.
  ///
  /// - Parameter allowed: the possible labels of each token, as ones and zeros; if empty, all
  ///   labels are possible.
  /// - Parameter pairs: called with the probability of every pair of labels at each step.
  /// - Returns: the probabilities, and the logarithm of the sum over all labelings.
  package mutating func chances(
    _ steps: UnsafeBufferPointer<Lanes>, allowed: [Lanes] = [],
    pairs: ((_ index: Int, _ before: Int, Lanes) -> Void)? = nil
  ) -> (labels: [Lanes], logSum: Float) {
    let count = nodes.count
    weights.removeAll(keepingCapacity: true)
    forward.removeAll(keepingCapacity: true)
    scales.removeAll(keepingCapacity: true)
    var logSum: Float = 0
    for index in 0..<count {
      var top = nodes[index][0]
      for label in 1..<Self.labels { top = max(top, nodes[index][label]) }
      var weight = LineExponential.of(nodes[index] - top)
      weight *= Self.mask
      if !allowed.isEmpty { weight *= allowed[index] }
      logSum += top
      weights.append(weight)
    }
    for index in 0..<count {
      var sum = Lanes.zero
      if index == 0 {
        sum = steps[0]
      } else {
        let row = (edges[index] + 1) * Self.labels
        for label in 0..<Self.labels { sum += steps[row + label] * forward[index - 1][label] }
      }
      sum *= weights[index]
      let total = max(sum.sum(), 1e-30)
      scales.append(1 / total)
      logSum += LineExponential.log(total)
      forward.append(sum / total)
    }
    var labels = [Lanes](repeating: .zero, count: count)
    var backward = Lanes(repeating: 1)
    for index in stride(from: count - 1, through: 0, by: -1) {
      labels[index] = forward[index] * backward
      guard index > 0 else { break }
      let row = (edges[index] + 1) * Self.labels
      let next = weights[index] * backward * scales[index]
      var before = Lanes.zero
      for label in 0..<Self.labels {
        let step = steps[row + label] * next
        before[label] = step.sum()
        pairs?(index, label, step * forward[index - 1][label])
      }
      backward = before
    }
    return (labels, logSum)
  }

  /// The score of one labeling.
  package func score(_ path: [UInt8], _ steps: UnsafeBufferPointer<Lanes>) -> Float {
    var score: Float = 0
    for index in nodes.indices {
      let label = Int(path[index])
      score += nodes[index][label]
      score +=
        index == 0
        ? steps[0][label]
        : steps[(edges[index] + 1) * Self.labels + Int(path[index - 1])][label]
    }
    return score
  }
}

/// The exponential and the logarithm, with the same results on every machine.
package enum LineExponential {
  /// The exponential of each lane; zero below about −87.
  package static func of(_ value: SIMD16<Float>) -> SIMD16<Float> {
    let scaled = (value * 1.442_695).clamped(
      lowerBound: SIMD16(repeating: -126), upperBound: SIMD16(repeating: 126))
    let whole = scaled.rounded(.down)
    let rest = (scaled - whole) * 0.693_147_2
    var power = SIMD16<Float>(repeating: 1.0 / 720)
    power = power * rest + 1.0 / 120
    power = power * rest + 1.0 / 24
    power = power * rest + 1.0 / 6
    power = power * rest + 0.5
    power = power * rest + 1
    power = power * rest + 1
    let bits = (SIMD16<Int32>(truncatingIfNeeded: SIMD16<Int32>(whole)) &+ 127) &<< 23
    return power * unsafeBitCast(bits, to: SIMD16<Float>.self)
  }

  /// The natural logarithm of a positive number.
  package static func log(_ value: Float) -> Float {
    let exponent = Float(value.exponent)
    let rest = (value.significand - 1) / (value.significand + 1)
    let square = rest * rest
    let series = 1 + square * (1.0 / 3 + square * (0.2 + square * (1.0 / 7 + square / 9)))
    return exponent * 0.693_147_2 + 2 * rest * series
  }
}
