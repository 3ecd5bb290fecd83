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
  private let output: String?
  private let usesPartial: Bool
  var rate: Float = 0.1
  var shrinkage: Float = 2e-6
  var dropout = 0.0
  var isShort = false
  var errors: ErrorList?

  init(_ corpus: Corpus, passes: Int, output: String?, partial: Bool) {
    self.corpus = corpus
    self.passes = passes
    self.output = output
    usesPartial = partial
  }

  /// How many features are kept.
  static let room = 74_000

  func run() {
    var trainer = LineTrainer()
    trainer.rate = rate
    trainer.shrinkage = shrinkage
    trainer.dropout = dropout
    let known = corpus.lines.filter {
      !$0.isHeldOut && !$0.allowed.isEmpty && (usesPartial || !$0.source.isPartial)
    }
    trainer.number(known.map(\.features), atLeast: 2)
    print("\(trainer.hashes.count) features")
    learn(&trainer, known, passes: passes)
    if isShort { return }
    let ranked = trainer.weights.indices.map { index -> (Float, UInt64) in
      let weight = trainer.weights[index]
      return ((weight * weight).sum(), trainer.hashes[index])
    }
    let kept = ranked.filter { $0.0 > 0 }.sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }
    print("\(kept.count) features with weights")
    if kept.count > Self.room {
      trainer.keep(kept.prefix(Self.room).map(\.1))
      trainer.shrinkage = 0
      learn(&trainer, known, passes: max(3, passes / 2))
    }
    if let output { WeightsWriter(trainer).write(output) }
  }

  private func learn(_ trainer: inout LineTrainer, _ lines: [Corpus.Line], passes: Int) {
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
      if pass == passes - 1 {
        trainer.settle(rate: rate)
        evaluate(trainer)
      }
    }
  }

  private func evaluate(_ trainer: LineTrainer) {
    var complete = Evaluation()
    var partial = Evaluation()
    for line in corpus.lines where line.isHeldOut && !line.allowed.isEmpty {
      let example = trainer.example(line.features, edges: line.edges, allowed: line.allowed)
      var nodes: [LineLattice.Lanes] = []
      for features in example.features {
        var sum = LineLattice.Lanes.zero
        for feature in features { sum += trainer.weights[Int(feature)] }
        nodes.append(sum)
      }
      let lattice = LineLattice(nodes: nodes, edges: line.edges)
      let path = trainer.steps.withUnsafeBufferPointer { lattice.best($0) }
      if let errors {
        let text = LineText(line.source.text)
        var shown: [String] = []
        for (index, token) in line.tokens.enumerated() {
          let found = LineLabel(rawValue: path[index]).map(\.field)
          let fields = Set(line.allowed[index].map(\.field))
          let isWrong = found.map { !fields.contains($0) } ?? false
          shown.append(isWrong ? "[\(text[token.range]): \(fields.map(\.rawValue).sorted().joined(separator: "/")) as \(found.map(\.rawValue) ?? "")]" : text[token.range])
        }
        let row = shown.joined(separator: " ")
        if row.contains(" as ") { errors.write(row) }
      }
      if line.source.isPartial { partial.count(line, path) } else { complete.count(line, path) }
    }
    print("  all: \(complete.text)\n  partial: \(partial.text)")
  }
}

final class ErrorList {
  var rows: [String] = []
  func write(_ row: String) { rows.append(row) }
}
