extension LayoutSpec {
  /// The arrangement of children in relation to each other.
  public enum Flow: Equatable, Sendable {
    /// Below each other.
    case vertical
    /// Next to each other.
    case horizontal
    /// Next to each other, wrapped into as many lines as needed.
    case wrap
    /// On top of each other.
    case overlay
    /// In equal columns.
    case grid(columns: Int)
    /// Beside each other in equal columns, each at least so wide, in points; below each other if
    /// two of them do not fit.
    case columns(minimum: Double)
    /// By their regions: bars, content, and the layers above them.
    case screen
  }

  /// The alignment of children across the flow.
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

  /// The alignment of children along the flow.
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
    /// All the free length; several such elements share it equally.
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
    /// Below the navigation bar; it stays while the content scrolls.
    case header
    /// Above the tab bar; it stays while the content scrolls.
    case footer
    /// At the bottom, over the safe area; on a wide canvas at the leading edge.
    case tabBar
    /// On a wide canvas beside the sidebar: the page from which the one on top was opened.
    case beside
    /// A panel at the bottom, above everything else.
    case sheet
    /// Above the tab bar, at the trailing side, over the content; a toast appears below it.
    case floating
    /// Above the tab bar, over the content.
    case toast
    /// In the middle, above everything else.
    case alert
  }

  /// The width of a region on a wide canvas.
  public enum Breadth: String, Sendable {
    /// A column in which lines stay readable.
    case readable
    /// All the room beside the sidebar.
    case full
  }

  /// A kind of canvas.
  public enum Room: String, Sendable {
    /// A phone, or a window as narrow as one.
    case narrow
    /// A canvas with a sidebar.
    case wide
  }
}
