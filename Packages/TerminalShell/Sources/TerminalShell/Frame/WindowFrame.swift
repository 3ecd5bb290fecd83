import Renderers

/// Everything that a window shows, line by line.
struct WindowFrame: Equatable {
  /// How a line stands out.
  enum Look: Equatable {
    /// Not at all.
    case plain
    /// Behind something else.
    case behind
    /// As a bar of the terminal itself.
    case bar
  }

  /// One line, exactly as wide as the window; marks take no column.
  struct Line: Equatable {
    var text: String
    var look: Look = .plain
    /// The rows of pictures in it, in the order of their marks.
    var strips: [PictureStrip] = []
  }

  /// The lines, as many as the window has rows.
  var lines: [Line]
  /// Where text is typed, counted from one; nil where none is.
  var cursor: (row: Int, column: Int)?

  static func == (lhs: WindowFrame, rhs: WindowFrame) -> Bool {
    lhs.lines == rhs.lines && lhs.cursor?.row == rhs.cursor?.row
      && lhs.cursor?.column == rhs.cursor?.column
  }
}
