import RecipeStore

extension QueuedLink {
  /// The name of the read recipe, or the link without its uninformative parts.
  package var shownName: String {
    if let title = reading?.draft.title, !title.allSatisfy(\.isWhitespace) { return title }
    var link = address[...]
    for start in ["https://", "http://", "www."] where link.hasPrefix(start) {
      link = link.dropFirst(start.count)
    }
    return link.count > Self.longestName ? "\(link.prefix(Self.longestName))…" : String(link)
  }

  private static let longestName = 60
}
