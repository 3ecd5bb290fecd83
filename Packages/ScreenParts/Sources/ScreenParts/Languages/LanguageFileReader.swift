import DesignSystem

/// Reads a language file line by line.
struct LanguageFileReader {
  private var language: String?
  private var pluralRule = PluralRule.oneOther
  private var entries: [CopyKey: CopyEntry] = [:]

  /// Reads one line; `number` starts at 1.
  mutating func read(_ text: Substring, number: Int) throws(LanguageFileError) {
    let line = Self.trimmed(text)
    if line.isEmpty || line.hasPrefix("#") { return }
    if let (key, words) = Self.halves(line, at: "="), !key.contains(":") {
      try add(key, String(words), line: number)
    } else if let (name, value) = Self.halves(line, at: ":") {
      try readHead(name, String(value), line: number)
    } else {
      throw .unreadable(line: number)
    }
  }

  /// Returns the table of all lines.
  func table() throws(LanguageFileError) -> CopyTable {
    guard let language else { throw .noLanguage }
    return CopyTable(language: language, pluralRule: pluralRule, entries: entries)
  }

  private mutating func readHead(
    _ name: Substring, _ value: String, line: Int
  ) throws(LanguageFileError) {
    switch name {
    case "language" where !value.isEmpty: language = value
    case "plural":
      guard let rule = PluralRule(rawValue: value) else {
        throw .unknownPlural(value, line: line, valid: PluralRule.allCases.map(\.rawValue))
      }
      pluralRule = rule
    default: throw .unreadable(line: line)
    }
  }

  private mutating func add(
    _ name: Substring, _ words: String, line: Int
  ) throws(LanguageFileError) {
    guard name.hasSuffix("]"), let (start, form) = Self.halves(name.dropLast(), at: "[") else {
      let key = CopyKey(String(name))
      guard !name.isEmpty else { throw .unreadable(line: line) }
      guard entries.updateValue(.text(words), forKey: key) == nil else {
        throw .repeated(key, line: line)
      }
      return
    }
    let key = CopyKey(String(start))
    guard let category = PluralCategory(rawValue: String(form)) else {
      throw .unknownForm(
        String(form), line: line, valid: PluralCategory.allCases.map(\.rawValue))
    }
    guard var forms = forms(of: key), forms.updateValue(words, forKey: category) == nil else {
      throw .repeated(key, line: line)
    }
    entries[key] = .plural(forms)
  }

  /// The forms of a text so far; nil if it is a text without forms.
  private func forms(of key: CopyKey) -> [PluralCategory: String]? {
    switch entries[key] {
    case nil: [:]
    case .plural(let forms): forms
    case .text: nil
    }
  }

  private static func halves(
    _ text: Substring, at mark: Character
  ) -> (Substring, Substring)? {
    guard let place = text.firstIndex(of: mark) else { return nil }
    return (trimmed(text[..<place]), trimmed(text[text.index(after: place)...]))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
