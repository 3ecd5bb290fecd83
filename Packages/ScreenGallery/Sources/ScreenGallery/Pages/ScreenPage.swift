/// A page of the renderer with the gallery's script and style in its head.
enum ScreenPage {
  /// The page with the script and style added at the end of its head, or of the page without a
  /// head.
  static func text(_ html: String) -> String {
    let bytes = html.utf8
    let place = headEnd(bytes) ?? bytes.endIndex
    return "\(html[..<place])\(addition)\(html[place...])"
  }

  /// The index of the head's end tag; it is the first such tag, because the renderer escapes all
  /// words.
  private static func headEnd(_ bytes: String.UTF8View) -> String.Index? {
    let tag = "</head>".utf8
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: tag) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Both paths are relative to the page, which is three folders below the site's folder.
  private static let addition = """
    <link rel="stylesheet" href="../../../site/gallery.css">
    <script src="../../../site/gallery.js"></script>

    """
}
