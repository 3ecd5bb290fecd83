import DesignSystem

// A language is a file of plain text:
//
//     # A line that begins with a number sign is for translators.
//     language: de
//     plural: oneOther
//
//     control.close = Schließen
//     meal.servings[one] = {count} Portion
//     meal.servings[other] = {count} Portionen

extension CopyTable {
  /// Reads the words of a language from the text of its file.
  ///
  /// It does not check that all required words are there: ``findings(translating:)`` does that.
  public init(file text: String) throws(LanguageFileError) {
    var reader = LanguageFileReader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      try reader.read(line, number: index + 1)
    }
    self = try reader.table()
  }

  /// Reads the words of a language; throws if they cannot replace those of another language.
  public init(file text: String, translating original: CopyTable) throws(LanguageFileError) {
    try self.init(file: text)
    let findings = findings(translating: original)
    guard findings.isEmpty else { throw .doesNotTranslate(findings) }
  }

  /// The words as the text of a language file, their keys sorted.
  public var fileText: String {
    var lines = ["language: \(language)", "plural: \(pluralRule.rawValue)", ""]
    for (key, entry) in entries.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch entry {
      case .text(let text): lines.append("\(key) = \(text)")
      case .plural(let forms):
        lines += PluralCategory.allCases.compactMap { category in
          forms[category].map { "\(key)[\(category.rawValue)] = \($0)" }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// An error in a language file.
public enum LanguageFileError: Error, Equatable, Sendable {
  /// The file does not name its language: it needs `language: de`.
  case noLanguage
  /// A line is neither a comment nor a header nor a text; `key = text` is expected.
  case unreadable(line: Int)
  /// No plural rule has that name; the valid names are attached.
  case unknownPlural(String, line: Int, valid: [String])
  /// No grammatical number has that name; the valid names are attached.
  case unknownForm(String, line: Int, valid: [String])
  /// The file has a text or one of its forms twice, or once with forms and once without.
  case repeated(CopyKey, line: Int)
  /// The words cannot replace the original ones.
  case doesNotTranslate([TranslationFinding])
}
