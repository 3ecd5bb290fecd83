/// One text of a table of copy, as its file has it.
struct CopyText: Equatable, Sendable {
  /// The key, such as `settings.diets.selected`.
  let key: String
  let text: String
  let line: Int

  /// The texts of the tables in a file; a plural gives one for each form.
  static func all(in file: SourceFile) -> [CopyText] {
    guard file.words.contains("CopyEntry") else { return [] }
    var key = ""
    return StringLiteral.all(in: file).compactMap { literal in
      if literal.isKey {
        key = literal.text
        return nil
      }
      return key.contains(".")
        ? CopyText(key: key, text: literal.text, line: literal.line) : nil
    }
  }
}
