/// A table of text cells, for recording a function: every input and its output.
public struct SnapshotTable: Equatable, Sendable {
  /// One column: its heading, and the function that gives the text of each cell.
  public struct Column<Row> {
    /// The heading.
    public var name: String
    /// The text of a row's cell.
    public var cell: (Row) -> String

    /// Makes a column.
    public init(_ name: String, cell: @escaping (Row) -> String) {
      self.name = name
      self.cell = cell
    }
  }

  /// The headings, in order.
  public let columns: [String]
  /// The cells of each row, as many as there are columns.
  public let rows: [[String]]

  /// Fills a table with one line per row, in the order of the rows.
  public init<Row>(_ rows: some Sequence<Row>, columns: [Column<Row>]) {
    self.columns = columns.map(\.name)
    self.rows = rows.map { row in columns.map { $0.cell(row) } }
  }

  /// The table as comma-separated text (RFC 4180, with plain line feeds), headings first.
  public var csv: String {
    ([columns] + rows).map { line in
      line.map(SnapshotTable.escape).joined(separator: ",") + "\n"
    }.joined()
  }

  private static func escape(_ cell: String) -> String {
    let special: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
    let edges = [cell.first, cell.last]
    let isPlain = !edges.contains(" ") && !cell.unicodeScalars.contains(where: special.contains)
    if isPlain { return cell }
    let doubled = cell.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"\(doubled)\""
  }
}
