import DemoGrocer
import EmbeddedText

/// A table of tab-separated fields with the names of its columns in the first line.
struct ShelfTable {
  /// A line of a table after the first.
  struct Line {
    let file: String
    let number: Int
    let fields: [String: String]

    /// The text in a column; empty if the column is empty.
    subscript(column: String) -> String { fields[column] ?? "" }

    /// Makes an error for this line.
    func error(_ problem: String) -> SourceError {
      SourceError(file: file, line: number, problem: problem)
    }
  }

  /// The lines after the names of the columns.
  let lines: [Line]

  /// Reads a table with exactly these columns in this order; empty lines are skipped.
  init(_ text: String, file: String, columns: [String]) throws(SourceError) {
    var lines: [Line] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if index == 0, fields != columns {
        throw SourceError(
          file: file, line: 1, problem: "the columns are \(columns.joined(separator: ", "))")
      }
      guard index > 0, !row.isEmpty else { continue }
      guard fields.count == columns.count else {
        throw SourceError(
          file: file, line: index + 1,
          problem: "\(fields.count) fields stand here, and there are \(columns.count) columns")
      }
      let pairs = zip(columns, fields).map { ($0, $1) }
      lines.append(
        Line(
          file: file, number: index + 1,
          fields: Dictionary(pairs, uniquingKeysWith: { first, _ in first })))
    }
    self.lines = lines
  }
}
