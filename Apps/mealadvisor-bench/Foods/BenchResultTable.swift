/// Formats results as a text table.
struct BenchResultTable {
  private let rows: [[String]]

  /// The columns of numbers, which are aligned right.
  private static let numbers: Set = [1, 2, 4, 5]

  init(_ findings: [BenchResult]) {
    let head = ["measured", "ours", "peer or limit", "", "ratio", "at most", "verdict"]
    rows = [head] + findings.map(Self.row)
  }

  /// The table, with one line per result.
  var text: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      var line = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return Self.numbers.contains(column) ? space + row[column] : row[column] + space
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private static func row(_ finding: BenchResult) -> [String] {
    let peer = finding.peer.map { "\($0.value.shortText) \(finding.unit)" } ?? ""
    let verdict = finding.isBroken ? "BROKEN" : "kept"
    return [
      finding.name, "\(finding.value.shortText) \(finding.unit)", peer, finding.peer?.name ?? "",
      finding.ratio.map { "\(($0 * 1000).rounded() / 1000)" } ?? "",
      finding.bound?.shortText ?? "", finding.bound == nil ? "" : verdict,
    ]
  }
}
