import DesignSystem

/// A reason why words cannot replace those of another language.
public enum TranslationFinding: Hashable, Sendable {
  /// A text is not translated.
  case missing(CopyKey)
  /// The original has no text with this key.
  case unknown(CopyKey)
  /// A text lacks parameters of the original, or has parameters that the original lacks.
  case placeholders(CopyKey, missing: Set<String>, unknown: Set<String>)
  /// A counted text lacks forms that the language has.
  case forms(CopyKey, missing: Set<PluralCategory>)
  /// A text has forms, although the original counts nothing.
  case notCounted(CopyKey)
}

extension CopyTable {
  /// The findings that prevent the table from replacing another one, sorted by key.
  public func findings(translating original: CopyTable) -> [TranslationFinding] {
    let keys = Set(entries.keys).union(original.entries.keys)
    return keys.sorted { $0.rawValue < $1.rawValue }.flatMap { key -> [TranslationFinding] in
      guard let wanted = original.entries[key] else { return [.unknown(key)] }
      guard let entry = entries[key] else { return [.missing(key)] }
      return findings(key, entry, translating: wanted)
    }
  }

  private func findings(
    _ key: CopyKey, _ entry: CopyEntry, translating original: CopyEntry
  ) -> [TranslationFinding] {
    let wanted = original.texts.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }
    var findings: [TranslationFinding] = []
    var needed = wanted
    if case .plural(let forms) = entry {
      if !wanted.contains("count") { return [.notCounted(key)] }
      let missing = pluralRule.categories.subtracting(forms.keys)
      if !missing.isEmpty { findings.append(.forms(key, missing: missing)) }
      // A form may spell its number out: "one more food".
      needed.remove("count")
    } else if case .plural = original {
      needed.remove("count")
    }
    let found = entry.texts.map(Self.names(in:))
    let missing = found.reduce(into: Set<String>()) { $0.formUnion(needed.subtracting($1)) }
    let unknown = found.reduce(into: Set<String>()) { $0.formUnion($1.subtracting(wanted)) }
    if !missing.isEmpty || !unknown.isEmpty {
      findings.append(.placeholders(key, missing: missing, unknown: unknown))
    }
    return findings
  }

  /// The names of the parameters of a text.
  private static func names(in text: String) -> Set<String> {
    Set(
      TextPiece.pieces(of: text).compactMap {
        if case .parameter(let name) = $0 { name } else { nil }
      })
  }
}

extension CopyEntry {
  /// Every text of the entry.
  public var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }
}

extension PluralRule {
  /// The forms that a counted text needs.
  var categories: Set<PluralCategory> {
    switch self {
    case .none: [.other]
    case .oneOther, .zeroOneOther: [.one, .other]
    case .slavic: [.one, .few, .many, .other]
    }
  }
}
