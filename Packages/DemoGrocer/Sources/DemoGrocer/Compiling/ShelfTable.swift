/// A table of tab-separated fields under a line that names its columns.
struct ShelfTable {
  /// One line of a table, which is not its first.
  struct Line {
    let file: String
    let number: Int
    let fields: [String: String]

    /// The text of a column; empty where it holds nothing.
    subscript(column: String) -> String { fields[column] ?? "" }

    /// What is wrong with this line.
    func error(_ problem: String) -> ShelfSourceError {
      ShelfSourceError(file: file, line: number, problem: problem)
    }
  }

  /// The lines below the names of the columns.
  let lines: [Line]

  /// Reads a table with exactly these columns in this order; empty lines say nothing.
  init(_ text: String, file: String, columns: [String]) throws(ShelfSourceError) {
    var lines: [Line] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if index == 0, fields != columns {
        throw ShelfSourceError(
          file: file, line: 1, problem: "the columns are \(columns.joined(separator: ", "))")
      }
      guard index > 0, !row.isEmpty else { continue }
      guard fields.count == columns.count else {
        throw ShelfSourceError(
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
