import DesignSystem

// A language is a file of plain text:
//
//     # Whatever begins with a number sign is for translators.
//     language: de
//     plural: oneOther
//
//     control.close = Schließen
//     meal.servings[one] = {count} Portion
//     meal.servings[other] = {count} Portionen

extension CopyTable {
  /// Reads the words of a language from the text of its file.
  ///
  /// What the words must hold is told by ``findings(translating:)``; this reads them only.
  public init(file text: String) throws(LanguageFileError) {
    var reader = LanguageFileReader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      try reader.read(line, number: index + 1)
    }
    self = try reader.table()
  }

  /// Reads the words of a language and throws unless they can stand for those of another.
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

/// What is wrong with a language file.
public enum LanguageFileError: Error, Equatable, Sendable {
  /// The file does not say which language it is in: it needs `language: de`.
  case noLanguage
  /// A line is no comment, no head and no text; `key = text` is expected.
  case unreadable(line: Int)
  /// No plural rule has that name; with the valid ones.
  case unknownPlural(String, line: Int, valid: [String])
  /// No grammatical number has that name; with the valid ones.
  case unknownForm(String, line: Int, valid: [String])
  /// A text, or a form of it, stands in the file twice, or once with forms and once without.
  case repeated(CopyKey, line: Int)
  /// The words cannot stand for those that they translate.
  case doesNotTranslate([TranslationFinding])
}
