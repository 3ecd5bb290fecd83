#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IngredientLines

/// Writes what was right on held-out lines into a README, between two marks.
enum ReadmeTable {
  private static let marks = ("<!-- accuracy -->", "<!-- /accuracy -->")

  /// Replaces the table of the file at a path.
  static func write(_ run: TrainingRun, to path: String) throws {
    let url = URL(filePath: path)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let parts = text.split(separator: marks.0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let rest = parts[1].split(separator: marks.1, maxSplits: 1, omittingEmptySubsequences: false)
    guard rest.count == 2 else { return }
    let whole = parts[0] + marks.0 + "\n" + table(run) + "\n" + marks.1 + rest[1]
    try Data(String(whole).utf8).write(to: url)
  }

  private static func table(_ run: TrainingRun) -> String {
    let (complete, partial) = run.evaluations
    return """
      Every word of \(complete.lines) held-out lines must be in the field in which it was labelled:

      | Field | Lines right |
      | --- | --- |
      \(complete.rows(LineField.allCases))

      Of \(partial.lines) held-out lines of which only the first amount and its unit are labelled:

      | Field | Lines right |
      | --- | --- |
      \(partial.rows([.amounts, .unit]))

      Without a doubt are \(complete.doubts(below: LineReader.bound)) (percent).
      """
  }
}
