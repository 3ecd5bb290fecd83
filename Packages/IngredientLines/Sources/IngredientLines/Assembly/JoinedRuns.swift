/// Puts back what the model tore apart: the last words of a purpose or a remark that it took for the
/// food, though the food was named before.
enum JoinedRuns {
  /// The fields with such words in that of the words before them.
  static func fields(_ fields: [LineField], of tokens: [LineToken]) -> [LineField] {
    guard let first = fields.firstIndex(of: .food) else { return fields }
    var fields = fields
    var start = first
    while start < fields.count {
      guard fields[start] == .food else {
        start += 1
        continue
      }
      let end = fields[start...].firstIndex { $0 != .food } ?? fields.count
      if start > first, tokens[start].gap == .blank, isTorn(fields[start - 1], tokens[start - 1]),
        end == fields.count || tokens[end].gap != .blank
      {
        for index in start..<end { fields[index] = fields[start - 1] }
      }
      start = end
    }
    return fields
  }

  /// Whether a word ends what goes on: any of a purpose, or a number within a remark.
  private static func isTorn(_ field: LineField, _ token: LineToken) -> Bool {
    field == .purpose || field == .note && token.kind == .number
  }
}
