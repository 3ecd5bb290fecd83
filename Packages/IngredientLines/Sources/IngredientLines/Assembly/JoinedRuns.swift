/// Rejoins the parts of a purpose or a remark that the model separated.
///
/// The model labelled the last words as the food, although the line names the food before.
enum JoinedRuns {
  /// The fields, in which such words have the field of the words before them.
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

  /// Whether words that follow a token continue its field: after any word of a purpose, and after a
  /// number of a remark.
  private static func isTorn(_ field: LineField, _ token: LineToken) -> Bool {
    field == .purpose || field == .note && token.kind == .number
  }
}
