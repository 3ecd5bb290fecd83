/// A line of the table.
struct Row: Sendable {
  let what: String
  let tally: Tally
  let seconds: Double

  /// Runs a test and measures it.
  static func measured(_ what: String, _ test: () async -> Tally) async -> Row {
    let clock = ContinuousClock()
    let start = clock.now
    let tally = await test()
    let duration = (clock.now - start).components
    let seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    return Row(what: what, tally: tally, seconds: seconds)
  }

  /// The table as lines of text.
  static func table(_ rows: [Row]) -> [String] {
    let cells =
      [["what", "points", "acknowledged", "lost", "invented", "seconds"]] + rows.map(\.cells)
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let texts = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }
      return texts.joined(separator: "  ")
    }
  }

  private var cells: [String] {
    let tenths = Int((seconds * 10).rounded())
    return [
      what, "\(tally.points)", "\(tally.acknowledged)", "\(tally.lost)", "\(tally.invented)",
      "\(tenths / 10).\(tenths % 10)",
    ]
  }
}
