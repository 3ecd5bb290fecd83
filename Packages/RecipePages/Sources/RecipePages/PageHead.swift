/// The head of a page, and its first heading.
struct PageHead {
  /// The title for sharing, or of the window, without the name of the site.
  private(set) var title: String?
  /// The titles for sharing and of the window, without the name of the site.
  private(set) var titles: [String] = []
  /// The first-level heading that shares most words with the title.
  private(set) var heading: String?
  /// Its description.
  private(set) var description: String?
  /// The address of its picture.
  private(set) var image: String?
  /// The address that it prefers.
  private(set) var canonical: String?
  /// Its author.
  private(set) var author: String?
  /// Its language.
  private(set) var language: String?
  /// The name of its site.
  private(set) var site: String?

  private var metas: [String: String] = [:]
  private var headings: [String] = []

  init(_ tree: PageTree, _ address: String?) {
    var window: String?
    for node in tree.nodes.indices {
      switch tree.nodes[node].tag {
      case .html: language = tree.value(.lang, of: node)
      case .title: if window == nil { window = tree.text(of: node) }
      case .meta: readMeta(tree, node)
      case .link:
        if canonical == nil, tree.value(.rel, of: node)?.lowercased() == "canonical" {
          canonical = tree.value(.href, of: node)
        }
      case .h1:
        if headings.count < 6, let text = tree.text(of: node).nonEmpty { headings.append(text) }
      default: break
      }
    }
    site = metas["og:site_name"]
    canonical = canonical?.nonEmpty ?? metas["og:url"]
    canonical = canonical.map { LinkText.absolute($0, at: address) }
    image = metas["og:image"] ?? metas["twitter:image"]
    description = metas["og:description"] ?? metas["description"]
    author = metas["author"] ?? metas["article:author"]
    language = language?.nonEmpty ?? metas["content-language"] ?? metas["og:locale"]
    language = language.map { String($0.map { $0 == "_" ? "-" : $0 }) }
    let shared = metas["og:title"].flatMap { $0.utf8.count >= 3 ? $0 : nil } ?? window
    titles = [metas["og:title"], window].compactMap { $0?.nonEmpty.map { withoutSite($0) } }
    let key = shared.map(LineKey.init)
    let least = headings.count == 1 ? 0.3 : 0.5
    heading = headings.first { heading in
      let other = LineKey(heading)
      guard heading.utf8.count <= 160, other.letters.count >= 3 else { return false }
      return key.map { $0.likeness(to: other) >= least } ?? true
    }
    title = heading ?? shared.map { withoutSite($0) } ?? headings.first
  }

  private mutating func readMeta(_ tree: PageTree, _ node: Int) {
    guard let name = tree.value(.property, of: node) ?? tree.value(.name, of: node),
      let content = tree.value(.content, of: node)
    else { return }
    let text = TextReading.line(content)
    let key = name.lowercased()
    if !text.isEmpty, metas[key] == nil { metas[key] = text }
  }

  /// Whether a title is a heading with the name of its site after it.
  func isLonger(_ title: String, than heading: String) -> Bool {
    guard heading.utf8.count >= 6, title.hasPrefix(heading), title.count > heading.count else {
      return false
    }
    let rest = title.dropFirst(heading.count)
    return rest.first == " " && site.map { rest.lowercased().contains($0.lowercased()) } ?? false
  }

  /// A title without the name of its site after a dash or a bar.
  private func withoutSite(_ title: String) -> String {
    for sign in [" | ", " - ", " – ", " — ", " • ", " :: "] {
      guard let range = title.lastPlace(of: sign) else { continue }
      return String(title[..<range])
    }
    return title
  }
}

extension String {
  /// The text, or nil if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// The last place of a text.
  func lastPlace(of text: String) -> String.Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(text), place > startIndex { return place }
    }
    return nil
  }
}
