#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import IngredientLines

/// Writes learned weights as Swift source, as ``LineModel`` reads them.
struct WeightsWriter {
  private let trainer: LineTrainer
  private let usual: [UInt64: UInt8]
  private let calibration: String

  init(_ trainer: LineTrainer, usual: [UInt64: UInt8], calibration: String) {
    self.calibration = calibration
    self.trainer = trainer
    self.usual = usual
  }

  /// Writes the file.
  func write(_ path: String) {
    try? Data(source.utf8).write(to: URL(filePath: path))
  }

  private var largest: Float {
    var largest: Float = 1e-6
    for lanes in trainer.weights + trainer.steps {
      largest = max(largest, lanes.max(), -lanes.min())
    }
    return min(largest, 9)
  }

  /// The source text.
  var source: String {
    let root = Float(LineRow.largest)
    let unit = largest / (root * root)
    func character(_ weight: Float) -> UInt8 {
      let number = Int((abs(weight) / unit).squareRoot().rounded())
      return LineRow.character(weight < 0 ? -number : number)
    }
    let slots = (trainer.hashes.count + usual.count) * 5 / 4 + 3
    var rows = [UInt8](repeating: 32, count: slots * LineRow.width)
    var used = [Bool](repeating: false, count: slots)
    func place(_ hash: UInt64) -> Int {
      var slot = LineRow.slot(hash, slots)
      while used[slot] { slot = (slot + 1) % slots }
      used[slot] = true
      let start = slot * LineRow.width
      let key = LineRow.key(hash)
      rows[start] = UInt8(key & 0xFF)
      rows[start + 1] = UInt8(key >> 8)
      return start
    }
    for (stem, kind) in usual.sorted(by: { $0.key < $1.key }) {
      let start = place(UsualFields.feature(stem))
      rows[start + LineRow.keyWidth] = LineRow.firstKind + kind
    }
    for (index, hash) in trainer.hashes.enumerated() {
      let start = place(hash)
      for label in 0..<LineLattice.labels {
        rows[start + LineRow.keyWidth + label] = character(trainer.weights[index][label])
      }
    }
    var steps: [UInt8] = []
    for lanes in trainer.steps {
      for lane in 0..<LineRow.width {
        steps.append(lane < LineLattice.labels ? character(lanes[lane]) : 79)
      }
    }
    return """
      // swift-format-ignore-file
      // Made by train-lines. Do not edit.

      /// The learned weights of the labels of lines; ``LineModel`` reads them.
      enum BundledWeights {
        static let unit: Float = \(unit)
        static let calibration: StaticString = \(SwiftLiteral.raw(calibration))
        static let rows: StaticString = \(SwiftLiteral.raw(String(decoding: rows, as: UTF8.self)))
        static let steps: StaticString = \(SwiftLiteral.raw(String(decoding: steps, as: UTF8.self)))
      }

      """
  }
}
