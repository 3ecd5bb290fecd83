/// The captions of a page about a recipe: the texts of its pictures and drawings, and the window's
/// title.
struct PageCaptions {
  /// Its texts, in the order of the page.
  private(set) var texts: [String] = []

  private let tree: PageTree

  /// - Parameter nodes: the place of the recipe; pictures of links lead to other pages.
  init(_ tree: PageTree, in nodes: Range<Int>, titles: [String]) {
    self.tree = tree
    texts = titles
    for node in nodes where !isElsewhere(node) { read(node) }
  }

  private mutating func read(_ node: Int) {
    switch tree.nodes[node].tag {
    case .img: for name in [HTMLAttribute.Name.alt, .title] { add(tree.value(name, of: node)) }
    case .figcaption: add(tree.text(of: node))
    case .svg: add(tree.drawnText(of: node))
    default:
      if tree.value(.role, of: node) == "img" { add(tree.value(.ariaLabel, of: node)) }
      add(tree.value(.title, of: node))
    }
  }

  private mutating func add(_ text: String?) {
    let line = text.map(TextReading.line) ?? ""
    if !line.isEmpty, line.utf8.count <= Self.longest { texts.append(line) }
  }

  private func isElsewhere(_ node: Int) -> Bool {
    guard tree.nodes[node].tag != nil else { return true }
    var next = tree.parent(of: node)
    while let parent = next {
      if let tag = tree.nodes[parent].tag, Self.others.contains(tag) { return true }
      next = tree.parent(of: parent)
    }
    return false
  }

  private static let others: Set<HTMLTag> = [.a, .nav, .footer, .button, .svg]
  /// The longest text for a picture, in bytes.
  private static let longest = 500
}

extension PageTree {
  /// The text in a drawing, on one line.
  fileprivate func drawnText(of node: Int) -> String {
    var writer = TextWriter(breaksLines: false)
    for node in contents(of: node) where nodes[node].tag == nil {
      writer.write(bytes[Int(nodes[node].first)..<Int(nodes[node].first + nodes[node].count)])
      writer.blank()
    }
    return writer.finished()
  }
}
