extension LayoutSpec {
  /// How children follow each other.
  public enum Flow: Equatable, Sendable {
    /// Below each other.
    case vertical
    /// Beside each other.
    case horizontal
    /// Beside each other, in as many lines as it takes.
    case wrap
    /// On top of each other.
    case overlay
    /// In equal columns.
    case grid(columns: Int)
    /// By their regions: bars, content, and what lies above them.
    case screen
  }

  /// Where children go across the flow.
  public enum Align: String, Sendable {
    /// Where reading starts, or at the top.
    case leading
    /// In the middle.
    case center
    /// Where reading ends, or at the bottom.
    case trailing
    /// From edge to edge.
    case fill
  }

  /// Where children go along the flow.
  public enum Justify: String, Sendable {
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
  }

  /// A wanted length.
  public enum Extent: Equatable, Sendable {
    /// As long as the content.
    case hug
    /// As long as there is room; several share it equally.
    case fill
    /// A length in points.
    case fixed(Double)
  }

  /// A place on the screen.
  public enum Region: String, Sendable {
    /// Between the bars.
    case content
    /// Below the top safe area.
    case navigationBar
    /// At the bottom, over the safe area.
    case tabBar
    /// A panel at the bottom, above everything else.
    case sheet
    /// At the end of the line above the tab bar, over the content; a toast goes below it.
    case floating
    /// Above the tab bar, over the content.
    case toast
    /// In the middle, above everything else.
    case alert
  }
}
