import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LanguageFileError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The line, the error and the remedy, for translators.
  public var description: String {
    switch self {
    case .noLanguage: "The file does not name its language; add a line such as 'language: de'."
    case .unreadable(let line):
      "Line \(line) is not 'key = text'; write one text a line, and begin comments with '#'."
    case .unknownPlural(let name, let line, let valid):
      "Line \(line): there is no plural rule '\(name)'; valid: \(valid.joined(separator: ", "))."
    case .unknownForm(let name, let line, let valid):
      "Line \(line): there is no form '\(name)'; valid: \(valid.joined(separator: ", "))."
    case .repeated(let key, let line):
      "Line \(line) gives '\(key)' again; keep one of its texts or forms."
    case .doesNotTranslate(let findings):
      "The words cannot replace the original ones. "
        + "\(findings.map(\.words).joined(separator: " "))"
    }
  }
}

extension TranslationFinding {
  /// The key, the error and the remedy, as a sentence.
  fileprivate var words: String {
    switch self {
    case .missing(let key): "'\(key)' is not translated; add it."
    case .unknown(let key): "The original has no text '\(key)'; remove it."
    case .placeholders(let key, let missing, let unknown):
      "'\(key)' \(Self.placeholders(missing, unknown)); use those of the original."
    case .forms(let key, let missing):
      "'\(key)' lacks the forms \(Self.listed(missing.map(\.rawValue))); add them."
    case .notCounted(let key): "'\(key)' has forms, but the original counts nothing; give one text."
    }
  }

  private static func placeholders(_ missing: Set<String>, _ unknown: Set<String>) -> String {
    let parts = [
      missing.isEmpty ? nil : "lacks \(listed(missing.map { "{\($0)}" }))",
      unknown.isEmpty ? nil : "has unknown \(listed(unknown.map { "{\($0)}" }))",
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }

  private static func listed(_ words: [String]) -> String {
    words.sorted().joined(separator: ", ")
  }
}
