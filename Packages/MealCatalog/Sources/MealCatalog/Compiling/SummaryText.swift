import EmbeddedText
import MealModels

/// Summaries as one text that is read again much faster than what they were made of.
///
/// What sets fields apart cannot stand in one: such characters become blanks.
public enum SummaryText {
  /// The text of some summaries, in their order.
  public static func text(of summaries: [MealSummary]) -> String {
    let writer = IndexWriter(foods: summaries.reduce(into: []) { $0.formUnion($1.facts.foods) })
    return ([writer.foodLine] + summaries.map { writer.line($0, formerIDs: [], block: 0..<0) })
      .map { $0 + "\n" }.joined()
  }

  /// The summaries of a text; reading ends at one that is not as ``text(of:)`` writes it.
  public static func summaries(in text: some Sequence<UInt8>) -> [MealSummary] {
    Array(text).withUnsafeBufferPointer { CompiledIndex($0).summaries }
  }
}
