import IngredientLines

/// Writes the accuracy on held-out lines into a README, between two markers.
package enum ReadmeTable {
  private static let marks = ("<!-- accuracy -->", "<!-- /accuracy -->")

  /// The text of a README with the table of a run; a text without markers is unchanged.
  package static func text(_ readme: String, with run: TrainingRun) -> String {
    guard let start = readme.firstRange(of: marks.0), let end = readme.firstRange(of: marks.1),
      start.upperBound <= end.lowerBound
    else { return readme }
    return readme[..<start.upperBound] + "\n" + table(run) + "\n" + readme[end.lowerBound...]
  }

  private static func table(_ run: TrainingRun) -> String {
    let (complete, partial) = run.evaluations
    return """
      Every word of \(complete.lines) held-out lines must be in the field in which it was labelled:

      | Field | Lines right |
      | --- | --- |
      \(complete.rows(LineField.allCases))

      Of \(partial.lines) held-out lines of which only the first amount and its unit are labelled, as they stand there:

      | Field | Lines right |
      | --- | --- |
      \(partial.rows([.amounts, .unit]))

      \(complete.doubts(below: LineReader.bound))
      """
  }
}
