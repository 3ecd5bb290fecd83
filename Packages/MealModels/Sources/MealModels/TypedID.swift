/// A text identifier for one kind of entity, so that ids of two kinds cannot be mixed up.
///
/// Ids are lower-kebab text, are never reused, and are never shown to an eater.
public struct TypedID<Entity>: RawRepresentable, Hashable, Sendable {
  /// The text that is stored and exchanged.
  public let rawValue: String

  /// Makes an id from stored text; use ``init(slug:)`` for text that people typed.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension TypedID: ExpressibleByStringLiteral {
  /// Makes an id from a literal in source code.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension TypedID: Comparable {
  /// Orders ids by their text, byte by byte.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension TypedID: CustomStringConvertible {
  /// The text of the id.
  public var description: String { rawValue }
}

extension TypedID: Codable {
  /// Reads an id from a single string.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes an id as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension TypedID {
  /// Makes an id from words as people write them: "Soy sauce" becomes `soy-sauce`.
  ///
  /// Letters and digits are kept in lower case; any run of other characters becomes one hyphen.
  public init(slug words: some StringProtocol) {
    var text = ""
    var hyphenIsDue = false
    for character in words.lowercased() {
      if character.isLetter || character.isNumber {
        if hyphenIsDue, !text.isEmpty { text.append("-") }
        hyphenIsDue = false
        text.append(character)
      } else {
        hyphenIsDue = true
      }
    }
    self.init(rawValue: text)
  }
}

/// The id of a recipe; a meal shares the id of its recipe.
public typealias RecipeID = TypedID<Recipe>

/// The id of a meal, which is the id of its recipe.
public typealias MealID = RecipeID

/// The id of a food such as `butter` or `eggplant`.
public typealias FoodID = TypedID<Food>
