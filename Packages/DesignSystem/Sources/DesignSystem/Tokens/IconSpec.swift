/// How an icon looks, wherever it is shown.
public struct IconSpec: Hashable, Sendable {
  /// The SF Symbol's name.
  public let symbolName: String
  /// Our own drawing of it.
  public let vector: VectorPath
  /// What text renderers print.
  public let glyph: String
  /// What they print where only ASCII can be; nil for the icon's name in parentheses.
  public let ascii: String?
  /// Whether it is mirrored where reading starts at the right.
  public let mirrors: Bool

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
