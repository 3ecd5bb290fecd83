/// Fields that are certain whatever the model says: a length with the sign for inches is a size, and a
/// number alone in brackets behind the food counts it.
struct CertainFields {
  private(set) var fields: [LineField]
  /// Whether a number was taken for an amount that may as well be the number of a remark.
  private(set) var isDoubtful = false

  private let tokens: [LineToken]

  init(_ fields: [LineField], of tokens: [LineToken]) {
    self.fields = fields
    self.tokens = tokens
    sizeInches()
    countInBrackets()
  }

  private mutating func sizeInches() {
    for index in tokens.indices.dropFirst() where tokens[index].isSign {
      for index in [index - 1, index] where fields[index] == .amounts || fields[index] == .unit {
        fields[index] = .size
      }
    }
  }

  /// Finds "eggs (3)" in a line without any other amount; of one thing that is not in the plural it may
  /// be the number of a remark.
  private mutating func countInBrackets() {
    guard !fields.contains(.amounts), !fields.contains(.unit),
      let index = tokens.indices.dropFirst().first(where: { isCount($0) }),
      let count = tokens[index].number
    else { return }
    fields[index] = .amounts
    isDoubtful = count <= .one || tokens[index - 1].word == tokens[index - 1].stem
  }

  /// Whether a token is a number alone in brackets right behind the food.
  private func isCount(_ index: Int) -> Bool {
    guard tokens[index].kind == .number, tokens[index].gap == .opening,
      fields[index - 1] == .food, let count = tokens[index].number
    else { return false }
    let isAlone = index + 1 == tokens.count || tokens[index + 1].gap == .closing
    return isAlone && count.isWhole && (1...Self.most).contains(count.numerator)
  }

  /// No more pieces are counted so; larger numbers are types of flour and years.
  private static let most = 48
}
