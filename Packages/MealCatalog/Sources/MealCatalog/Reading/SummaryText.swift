import EmbeddedText
import MealModels

/// Summaries as one text, which is read much faster than the recipes.
///
/// Characters that separate fields become blanks inside a field.
public enum SummaryText {
  /// The text of some summaries, in their order.
  public static func text(of summaries: [MealSummary]) -> String {
    let writer = IndexWriter(foods: summaries.reduce(into: []) { $0.formUnion($1.facts.foods) })
    return ([writer.foodLine] + summaries.map { writer.line($0, formerIDs: [], block: 0..<0) })
      .map { $0 + "\n" }.joined()
  }

  /// The summaries of a text; reading stops at the first one that ``text(of:)`` could not have
  /// written.
  public static func summaries(in text: some Sequence<UInt8>) -> [MealSummary] {
    Array(text).withUnsafeBufferPointer { CompiledIndex($0).summaries }
  }
}
