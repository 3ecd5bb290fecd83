import IngredientLines

/// Trains over a corpus, keeps the features that matter most, and measures the result.
package struct TrainingRun {
  private let corpus: Corpus
  private let passes: Int
  private let tell: (String) -> Void
  private var averaged = 4

  /// The share of the held-out lines in which each field was right.
  private(set) var calibration = CalibrationTable()
  /// The evaluations: on held-out lines with all fields labelled, and on those with only amounts
  /// and units.
  private(set) var evaluations = (complete: Evaluation(), partial: Evaluation())

  /// The number of features to keep, including the words that have a class.
  private static let room = 68_500
  /// The learning rate of the first steps.
  private static let rate: Float = 0.07

  /// - Parameter tell: called with the progress.
  package init(_ corpus: Corpus, passes: Int = 12, tell: @escaping (String) -> Void = { _ in }) {
    self.corpus = corpus
    self.passes = passes
    self.tell = tell
  }

  /// Learns from the lines that are not held out and that have all fields labelled.
  package mutating func run() -> LineTrainer {
    var trainer = LineTrainer()
    trainer.rate = Self.rate
    trainer.shrinkage = 3e-5
    trainer.dropout = 0.1
    let known = corpus.lines.filter {
      !$0.isHeldOut && !$0.allowed.isEmpty && !$0.source.isPartial
    }
    trainer.number(known.map(\.features), atLeast: 2)
    tell("\(trainer.hashes.count) features")
    learn(&trainer, known, passes: passes)
    keepBest(&trainer)
    trainer.shrinkage = 0
    trainer.rate = Self.rate / 3
    averaged = 3
    learn(&trainer, known, passes: max(1, passes / 3))
    return trainer
  }

  /// Keeps the features with the largest weights.
  private func keepBest(_ trainer: inout LineTrainer) {
    let worth = trainer.weights.map { ($0 * $0).sum() }
    let kept = worth.indices.filter { worth[$0] > 0 }
      .sorted { worth[$0] != worth[$1] ? worth[$0] > worth[$1] : $0 < $1 }
    tell("\(kept.count) features with weights")
    trainer.keep(Array(kept.prefix(Self.room - corpus.usual.count)))
  }

  private mutating func learn(_ trainer: inout LineTrainer, _ lines: [Corpus.Line], passes: Int) {
    let examples = lines.map {
      trainer.example($0.features, edges: $0.edges, allowed: $0.allowed)
    }
    var order = Array(examples.indices)
    var seed: UInt64 = 1
    for pass in 0..<passes {
      for index in order.indices.reversed() {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        order.swapAt(index, Int(seed >> 33) % (index + 1))
      }
      let rate = trainer.rate * Float(passes - pass) / Float(passes)
      let loss = trainer.pass(examples, order: order, rate: rate)
      tell("pass \(pass + 1): loss \(loss / Double(lines.count))")
      if pass >= passes - averaged {
        trainer.settle(rate: rate)
        trainer.remember()
      }
      if pass == passes - 1 {
        trainer.settle(rate: rate)
        trainer.average()
        evaluate(trainer)
      }
    }
  }

  /// Labels the held-out lines, and counts the right ones.
  private mutating func evaluate(_ trainer: LineTrainer) {
    var complete = Evaluation()
    var partial = Evaluation()
    calibration = CalibrationTable()
    let stepWeights = trainer.steps.map { LineExponential.of($0) }
    for line in corpus.lines where line.isHeldOut && !line.allowed.isEmpty {
      let labelling = LineLabelling(
        trainer.lattice(line), steps: trainer.steps, stepWeights: stepWeights)
      if line.source.isPartial {
        partial.count(line, labelling)
      } else {
        complete.count(line, labelling)
        calibration.count(line, labelling)
      }
    }
    evaluations = (complete, partial)
    tell("all: \(complete.text); amounts and units: \(partial.text)")
  }
}
