import DesignSystem

extension Copy {
  /// The name of a field that several devices changed, `merge.field.use-by` for `useBy`; nil if the
  /// field is unknown.
  ///
  /// - Parameter known: the names of fields that have words, such as `use-by`.
  public func name(ofField field: String, among known: Set<String>) -> String? {
    let stem = Self.stem(of: field)
    return known.contains(stem) ? self(CopyKey("merge.field.\(stem)")) : nil
  }

  /// The key of a field: its name without the owner or the item.
  private static func stem(of field: String) -> String {
    let name = field.hasPrefix("set/") ? field.dropFirst(4) : field.prefix { $0 != "/" }
    let word = name.prefix { $0 != "-" && $0 != "/" }
    if word == "source", field.contains("/") { return "share" }
    return word.reduce(into: "") { stem, letter in
      stem += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }
}

extension MergeInput.Value {
  /// A text, or the empty value.
  public static func words(_ text: String?) -> MergeInput.Value {
    text.map { $0.isEmpty ? .empty : .text($0) } ?? .empty
  }
}
