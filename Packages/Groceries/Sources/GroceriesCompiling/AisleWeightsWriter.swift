import EmbeddedText
import Groceries

/// Writes learned weights as Swift source, as ``AisleModel`` reads them.
package enum AisleWeightsWriter {
  /// The source text.
  package static func source(_ trainer: AisleTrainer) -> String {
    let (text, unit) = trainer.written()
    return """
      // swift-format-ignore-file
      // Made by Scripts/train-aisles. Do not edit.

      /// The learned weights of aisles; ``AisleModel`` reads them.
      enum BundledAisleWeights {
        static let unit: Float = \(unit)

        static let rows: StaticString = \(SwiftLiteral.raw(text))
      }

      """
  }
}
