/// The stable key of a text, such as `settings.diets.selected`.
public struct CopyKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the key.
  public let rawValue: String

  /// Makes a key.
  public init(_ text: String) { rawValue = text }

  /// Makes a key from a literal.
  public init(stringLiteral text: String) { rawValue = text }

  /// The text of the key.
  public var description: String { rawValue }
}

/// One text of a language; `{name}` marks a parameter, `{count}` the counted number.
public enum CopyEntry: Equatable, Sendable, ExpressibleByStringLiteral {
  /// One text for every count.
  case text(String)
  /// One form for each plural category of the language; `other` is always required.
  case plural([PluralCategory: String])

  /// Makes a text from a literal.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Makes the two plural forms of English.
  public static func plural(one: String, other: String) -> CopyEntry {
    .plural([.one: one, .other: other])
  }
}

/// A grammatical number.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// Zero, if a language has a form for it.
  case zero
  /// One.
  case one
  /// Two.
  case two
  /// A few.
  case few
  /// Many.
  case many
  /// Any other number.
  case other
}

/// The rule that decides which counts take which plural form.
public enum PluralRule: String, CaseIterable, Sendable {
  /// One form for everything, as in Japanese.
  case none
  /// One form for 1 and one for all other numbers, as in English.
  case oneOther
  /// One form for 0 and 1 and one for all other numbers, as in French.
  case zeroOneOther
  /// Forms for one, few (2 to 4 but not 12 to 14) and many, as in Russian.
  case slavic

  /// The plural form that a count takes; the sign of the count does not matter.
  public func category(_ count: Int) -> PluralCategory {
    let number = count.magnitude
    switch self {
    case .none: return .other
    case .oneOther: return number == 1 ? .one : .other
    case .zeroOneOther: return number <= 1 ? .one : .other
    case .slavic:
      if number % 10 == 1, number % 100 != 11 { return .one }
      let isFew = (2...4).contains(number % 10) && !(12...14).contains(number % 100)
      return isFew ? .few : .many
    }
  }
}

/// All texts of one language.
public struct CopyTable: Equatable, Sendable {
  /// The language, ISO 639-1.
  public var language: String
  /// The rule that decides which counts take which plural form.
  public var pluralRule: PluralRule
  /// The texts.
  public var entries: [CopyKey: CopyEntry]

  /// Makes a table.
  public init(
    language: String, pluralRule: PluralRule = .oneOther, entries: [CopyKey: CopyEntry]
  ) {
    self.language = language
    self.pluralRule = pluralRule
    self.entries = entries
  }

  /// A table with the texts of another table added; for a key in both, the other table's text wins.
  public func merging(_ other: CopyTable) -> CopyTable {
    var result = self
    result.entries.merge(other.entries) { _, new in new }
    return result
  }
}
