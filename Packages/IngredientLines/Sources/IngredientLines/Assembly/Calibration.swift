import EmbeddedText

/// Converts the model's score to the probability that it is right.
///
/// The probabilities were measured on lines from which the model did not learn.
package enum Calibration {
  /// The probability that a field is right.
  static func chance(_ field: LineField, _ sureness: Float) -> Double {
    let row = LineField.allCases.firstIndex(of: field) ?? 0
    let start = row * steps
    let place = step(sureness)
    guard start + place < BundledWeights.calibration.utf8CodeUnitCount else {
      return Double(sureness)
    }
    let missing = Double(126 - min(BundledWeights.calibration.bytes[start + place], 126))
    return 1 - missing * missing / (span * span)
  }

  /// The character for a probability, which encodes the square root of its distance from 1.
  package static func character(_ chance: Double) -> UInt8 {
    let distance = max(0, min(1, 1 - chance)).squareRoot() * span
    return 126 - (UInt8(exactly: distance.rounded()) ?? UInt8(span))
  }

  private static let span = 92.0

  /// The number of steps into which the score of a field is divided.
  package static let steps = 12

  /// The step of the model's score; steps are finer near certainty.
  package static func step(_ sureness: Float) -> Int {
    bounds.firstIndex { sureness < $0 } ?? steps - 1
  }

  private static let bounds: [Float] = [
    0.5, 0.6, 0.7, 0.8, 0.87, 0.92, 0.95, 0.97, 0.985, 0.993, 0.998,
  ]
}
