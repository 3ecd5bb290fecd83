import Renderers

/// The content of a window, line by line.
struct WindowFrame: Equatable {
  /// The look of a line.
  enum Look: Equatable {
    /// An ordinary line.
    case plain
    /// A line behind a layer.
    case behind
    /// A bar of the terminal itself.
    case bar
  }

  /// One line, exactly as wide as the window; marks in it have no width.
  struct Line: Equatable {
    var text: String
    var look: Look = .plain
    /// The rows of pictures in it, in the order of their marks.
    var strips: [PictureStrip] = []
  }

  /// The lines, as many as the window has rows.
  var lines: [Line]
  /// The position of the typing cursor, counted from one; nil if there is none.
  var cursor: (row: Int, column: Int)?

  static func == (lhs: WindowFrame, rhs: WindowFrame) -> Bool {
    lhs.lines == rhs.lines && lhs.cursor?.row == rhs.cursor?.row
      && lhs.cursor?.column == rhs.cursor?.column
  }
}
