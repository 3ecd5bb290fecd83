/// The content of a leaf of the tree.
public enum ElementContent: Equatable, Sendable {
  /// No content; the children are the content.
  case none
  /// Text.
  case text(TextContent)
  /// A picture of a meal.
  case image(MealImage)
  /// A symbol, as tall and wide as its style's size.
  case icon(IconRole, style: TypeStyle, color: ColorRole)
  /// A switch, on or off.
  case toggle(isOn: Bool)
  /// A box, ticked or not.
  case checkbox(isOn: Bool)
  /// A track that is filled to a fraction, 0 to 1.
  case track(fraction: Double)
  /// A field, with the text in it or its placeholder.
  case entry(EntryContent)
  /// A ring that is filled to a fraction, 0 to 1.
  case ring(fraction: Double, color: ColorRole)
  /// Numbers over time or by kind.
  case chart(ChartContent)
  /// Bars for the loudness of a voice, each 0 to 1.
  case waveform([Double])
  /// The view of a camera.
  case viewfinder
  /// A turning indicator.
  case spinner(ColorRole)
}

/// A text with its looks.
public struct TextContent: Equatable, Sendable {
  /// The words.
  public var text: String
  /// Size and line height.
  public var style: TypeStyle
  /// The weight of the characters.
  public var weight: FontWeight
  /// The colour.
  public var color: ColorRole
  /// The alignment of short lines.
  public var alignment: ParagraphAlignment
  /// The most lines below the accessibility sizes; nil for any number (C-T11).
  public var lineLimit: Int?

  /// Makes a text; by default the weight is the default weight of the style.
  public init(
    _ text: String, style: TypeStyle, weight: FontWeight? = nil, color: ColorRole = .label,
    alignment: ParagraphAlignment = .leading, lineLimit: Int? = nil
  ) {
    self.text = text
    self.style = style
    self.weight = weight ?? style.defaultWeight
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
  }
}

/// The alignment of the short lines of a text.
public enum ParagraphAlignment: String, Sendable {
  /// The side where reading starts.
  case leading
  /// The middle.
  case center
  /// The side where reading ends.
  case trailing
}
