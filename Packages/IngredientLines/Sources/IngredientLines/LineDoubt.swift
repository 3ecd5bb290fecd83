/// Why somebody should look at a line before it is used.
public enum LineDoubt: Hashable, Sendable, Codable {
  /// The line has no words.
  case empty
  /// A number cannot be an amount: "1/0", or one of a dozen digits.
  case unreadableAmount(String)
  /// Two amounts that should be the same are not.
  case disagreement(String, String)
  /// The line is longer than lines are, and only its beginning was read.
  case tooLong
  /// The line is an address of a page.
  case address
  /// The line names a price.
  case price
  /// The line is in letters or words that we do not know.
  case unknownLanguage
  /// It is not sure enough which words belong to a part.
  case unsure(LineField)

  /// What is doubtful, in plain English.
  public var message: String {
    switch self {
    case .empty: "there are no words"
    case .unreadableAmount(let text): "\"\(text)\" is no amount"
    case .disagreement(let first, let second):
      "two amounts that disagree: \"\(first)\" and \"\(second)\""
    case .tooLong: "too long for one ingredient; only the beginning was read"
    case .address: "an address of a page, not an ingredient"
    case .price: "a price, which is not part of an ingredient"
    case .unknownLanguage: "words that are not understood"
    case .unsure(let field): Self.words(field)
    }
  }

  private static func words(_ field: LineField) -> String {
    switch field {
    case .amounts: "it is not sure how much is meant"
    case .unit: "it is not sure which unit is meant"
    case .size: "it is not sure whether the size belongs to the food"
    case .food: "it is not sure which words name the food"
    case .preparation: "it is not sure which words say how to prepare it"
    case .note: "it is not sure which words are only a remark"
    case .purpose: "it is not sure what the food is for"
    }
  }
}
