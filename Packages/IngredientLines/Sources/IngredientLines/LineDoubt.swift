/// A reason to check a line before it is used.
public enum LineDoubt: Hashable, Sendable, Codable {
  /// The line has no words.
  case empty
  /// A number cannot be an amount, such as "1/0" or a number of a dozen digits.
  case unreadableAmount(String)
  /// Two amounts that should be equal differ.
  case disagreement(String, String)
  /// The line is too long, and only its beginning was read.
  case tooLong
  /// The line has the address of a web page.
  case address
  /// The line has a price.
  case price
  /// The line has letters or words of an unknown language.
  case unknownLanguage
  /// The label of a part is not certain enough.
  case unsure(LineField)

  /// The doubt, in plain English.
  public var message: String {
    switch self {
    case .empty: "the line has no words"
    case .unreadableAmount(let text): "\"\(text)\" is not an amount"
    case .disagreement(let first, let second):
      "two amounts that disagree: \"\(first)\" and \"\(second)\""
    case .tooLong: "too long for one ingredient; only the beginning was read"
    case .address: "an address of a page, not an ingredient"
    case .price: "a price, which is not part of an ingredient"
    case .unknownLanguage: "words that were not understood"
    case .unsure(let field): Self.words(field)
    }
  }

  private static func words(_ field: LineField) -> String {
    switch field {
    case .amounts: "it is not certain how much is meant"
    case .unit: "it is not certain which unit is meant"
    case .size: "it is not certain whether the size belongs to the food"
    case .food: "it is not certain which words name the food"
    case .preparation: "it is not certain which words say how to prepare it"
    case .note: "it is not certain which words are only a remark"
    case .purpose: "it is not certain what the food is for"
    }
  }
}
