/// The stable key of a text, such as `settings.diets.selected`.
public struct CopyKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The key as written.
  public let rawValue: String

  /// Makes a key.
  public init(_ text: String) { rawValue = text }

  /// Makes a key from a literal.
  public init(stringLiteral text: String) { rawValue = text }

  /// The key as written.
  public var description: String { rawValue }
}

/// One text of a language; `{name}` marks a parameter, `{count}` the counted number.
public enum CopyEntry: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The same for every count.
  case text(String)
  /// One form for each category the language has; `other` is always needed.
  case plural([PluralCategory: String])

  /// Makes a text from a literal.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Makes the two forms of English.
  public static func plural(one: String, other: String) -> CopyEntry {
    .plural([.one: one, .other: other])
  }
}

/// A grammatical number.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// Nothing, where a language has a form for it.
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

/// Which counts take which form.
public enum PluralRule: String, CaseIterable, Sendable {
  /// One form for everything, as in Japanese.
  case none
  /// One, and all others, as in English.
  case oneOther
  /// Zero and one together, and all others, as in French.
  case zeroOneOther
  /// One, few (2 to 4 but not 12 to 14), many, as in Russian.
  case slavic

  /// The form that a count takes; the sign does not matter.
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

/// All texts of one language; another language is another table.
public struct CopyTable: Equatable, Sendable {
  /// The language, ISO 639-1.
  public var language: String
  /// Which counts take which form.
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

  /// A table with further texts; those of the other one win.
  public func merging(_ other: CopyTable) -> CopyTable {
    var result = self
    result.entries.merge(other.entries) { _, new in new }
    return result
  }
}
