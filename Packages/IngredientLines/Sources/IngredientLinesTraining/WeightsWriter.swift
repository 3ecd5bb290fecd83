import EmbeddedText
import IngredientLines

/// Writes the learned weights as Swift source for ``LineModel``.
package struct WeightsWriter {
  private let trainer: LineTrainer
  private let usual: [UInt64: UInt8]
  private let calibration: String

  /// - Parameter heldOut: a run with held-out lines, which measures the accuracy of the model.
  package init(_ trainer: LineTrainer, of corpus: Corpus, heldOut: TrainingRun) {
    self.trainer = trainer
    usual = corpus.usual
    calibration = heldOut.calibration.text
  }

  /// The largest weight that is written in full.
  private static let bound: Float = 3

  /// The step between two stored numbers, chosen so that the largest weight below a bound fits.
  private static func unit(_ lanes: [LineLattice.Lanes], below bound: Float) -> Float {
    let largest = lanes.reduce(Float(1e-6)) { max($0, $1.max(), -$1.min()) }
    return min(largest, bound) / Float(LineRow.largest)
  }

  /// The source text.
  package var source: String {
    let unit = Self.unit(trainer.weights, below: Self.bound)
    let stepUnit = Self.unit(trainer.steps, below: 9)
    func character(_ weight: Float, _ unit: Float) -> UInt8 {
      LineRow.character(Int((weight / unit).rounded()))
    }
    let homes = (trainer.hashes.count + usual.count) * 5 / 4
    let slots = homes + LineRow.spare
    var keys = [UInt8](repeating: UInt8(LineRow.free & 0xFF), count: slots * 2)
    var rows = [UInt8](repeating: 79, count: slots * LineRow.width + 16)
    func place(_ hash: UInt64) -> Int {
      var slot = LineRow.home(hash, homes)
      while keys[slot * 2] != 32 { slot += 1 }
      let key = LineRow.key(hash)
      keys[slot * 2] = UInt8(key & 0xFF)
      keys[slot * 2 + 1] = UInt8(key >> 8)
      return slot * LineRow.width
    }
    for (stem, kind) in usual.sorted(by: { $0.key < $1.key }) {
      rows[place(UsualFields.feature(stem))] = LineRow.firstKind + kind
    }
    for (index, hash) in trainer.hashes.enumerated() {
      let start = place(hash)
      for label in 0..<LineRow.width {
        rows[start + label] = character(trainer.weights[index][label], unit)
      }
    }
    let steps = trainer.steps.flatMap { lanes in
      (0..<LineRow.width).map { character(lanes[$0], stepUnit) }
    }
    return """
      // swift-format-ignore-file
      // Made by train-lines. Do not edit.

      /// The learned weights of the labels of lines; ``LineModel`` reads them.
      enum BundledWeights {
        static let unit: Float = \(unit)
        static let stepUnit: Float = \(stepUnit)
        static let calibration: StaticString = \(SwiftLiteral.raw(calibration))
        static let keys: StaticString = \(SwiftLiteral.raw(String(decoding: keys, as: UTF8.self)))
        static let rows: StaticString = \(SwiftLiteral.raw(String(decoding: rows, as: UTF8.self)))
        static let steps: StaticString = \(SwiftLiteral.raw(String(decoding: steps, as: UTF8.self)))
      }

      """
  }
}
