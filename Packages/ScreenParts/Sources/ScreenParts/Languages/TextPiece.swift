/// A piece of a text with parameters.
enum TextPiece: Equatable {
  /// Words that stay as they are.
  case words(String)
  /// A parameter, without its braces.
  case parameter(String)

  /// The pieces of a text in order; a brace that is not closed is part of the words.
  static func pieces(of text: String) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.words(String(rest[..<open]))) }
      pieces.append(.parameter(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? pieces : pieces + [.words(String(rest))]
  }
}
