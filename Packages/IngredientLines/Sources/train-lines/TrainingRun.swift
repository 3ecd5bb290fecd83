#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IngredientLines

/// Trains over a corpus, keeps the features that matter most, and tells how well it went.
struct TrainingRun {
  private let corpus: Corpus
  private let passes: Int
  private let usesPartial: Bool
  var rate: Float = 0.1
  var shrinkage: Float = 2e-6
  var dropout = 0.0
  var isShort = false
  /// How often fields were right on the held-out lines.
  private(set) var calibration = CalibrationTable()
  /// What was right on the held-out lines with all fields, and on those with amounts and units.
  private(set) var evaluations = (complete: Evaluation(), partial: Evaluation())
  var rankByCount = false
  var secondShrinkage: Float = 0
  var averaged = 0
  var least = 2

  init(_ corpus: Corpus, passes: Int, partial: Bool) {
    self.corpus = corpus
    self.passes = passes
    usesPartial = partial
  }

  /// How many features are kept.
  static let room = 78_000

  mutating func run() -> LineTrainer {
    var trainer = LineTrainer()
    trainer.rate = rate
    trainer.shrinkage = shrinkage
    trainer.dropout = dropout
    let known = corpus.lines.filter {
      !$0.isHeldOut && !$0.allowed.isEmpty && (usesPartial || !$0.source.isPartial)
    }
    trainer.number(known.map(\.features), atLeast: least)
    print("\(trainer.hashes.count) features")
    learn(&trainer, known, passes: passes)
    if isShort { return trainer }
    let counts = trainer.counts(
      known.map { trainer.example($0.features, edges: $0.edges, allowed: $0.allowed) })
    let worth = trainer.weights.indices.map { index -> Float in
      let weight = trainer.weights[index]
      return (weight * weight).sum() * (rankByCount ? counts[index].squareRoot() : 1)
    }
    let kept = worth.indices.filter { worth[$0] > 0 }
      .sorted { worth[$0] != worth[$1] ? worth[$0] > worth[$1] : $0 < $1 }
    print("\(kept.count) features with weights")
    let room = Self.room - corpus.usual.count
    if kept.count > room {
      trainer.keep(Array(kept.prefix(room)))
      evaluate(trainer)
      trainer.shrinkage = secondShrinkage
      trainer.rate = rate / 3
      averaged = 3
      learn(&trainer, known, passes: 4)
    }
    return trainer
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
      print("pass \(pass + 1): loss \(loss / Double(lines.count))")
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

  /// Labels the held-out lines and counts what is right.
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
    print("  all: \(complete.text)\n  partial: \(partial.text)")
  }
}
