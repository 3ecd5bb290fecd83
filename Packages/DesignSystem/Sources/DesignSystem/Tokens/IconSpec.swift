/// The looks of an icon in all renderers.
struct IconSpec: Hashable, Sendable {
  /// The SF Symbol's name.
  let symbolName: String
  /// Our own drawing of the icon.
  let vector: VectorPath
  /// The glyph that text renderers print.
  let glyph: String
  /// The text for ASCII output; nil if it is the icon's name in parentheses.
  let ascii: String?
  /// Whether the icon is mirrored in right-to-left languages.
  let mirrors: Bool

  init(
    _ symbolName: String, _ vector: VectorPath, _ glyph: String, ascii: String? = nil,
    mirrors: Bool = false
  ) {
    self.symbolName = symbolName
    self.vector = vector
    self.glyph = glyph
    self.ascii = ascii
    self.mirrors = mirrors
  }
}
