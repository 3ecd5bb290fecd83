import DesignSystem
import Layout

/// The former form of ``Layout/PlacedScreen/drawing(columns:glyphs:showsHeights:)``.
@available(*, deprecated, message: "Write screen.drawing(columns:glyphs:showsHeights:).")
public func drawing(
  of screen: PlacedScreen, columns: Int = 64, glyphs: GlyphStyle = .drawn,
  showsHeights: Bool = false
) -> String {
  screen.drawing(columns: columns, glyphs: glyphs, showsHeights: showsHeights)
}

/// The former form of ``Layout/PlacedScreen/outline(in:showsTokens:)``.
@available(*, deprecated, message: "Write screen.outline(in:showsTokens:).")
public func outline(
  of screen: PlacedScreen, appearance: Appearance = Appearance(), showsTokens: Bool = true
) -> String {
  screen.outline(in: appearance, showsTokens: showsTokens)
}

/// The former form of ``Layout/PlacedScreen/html(_:)``.
@available(*, deprecated, message: "Write screen.html(page).")
public func html(of screen: PlacedScreen, page: HTMLPage) -> String { screen.html(page) }
