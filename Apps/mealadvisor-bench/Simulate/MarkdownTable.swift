/// Formats rows and columns as a Markdown table.
struct MarkdownTable {
  let head: [String]
  let rows: [[String]]

  init(_ head: [String], _ rows: [[String]]) {
    self.head = head
    self.rows = rows
  }

  /// The table, with one line per row.
  var text: String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

extension Double {
  /// The number with at most three decimals.
  var shareText: String { "\((self * 1000).rounded() / 1000)" }

  /// The number in percent.
  var percentText: String { "\(Int((self * 100).rounded())) %" }
}
