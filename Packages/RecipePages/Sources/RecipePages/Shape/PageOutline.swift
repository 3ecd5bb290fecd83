/// The lines that people see on a page, each with what its elements say of it.
struct PageOutline {
  /// A line of the page.
  struct Line {
    /// What it says.
    var text: String
    /// The block that holds it.
    var node: Int32
    /// The list item or table row that holds it; −1 for none.
    var item: Int32
    /// The list or table that holds it; −1 for none.
    var list: Int32
    /// The level of the heading it is; 0 for none.
    var level: UInt8
    /// Whether all of it is in bold letters, or its element is named as a heading.
    var isBold: Bool
    /// Whether all of it is a link.
    var isLink: Bool
    /// Where its first text stands among the nodes of the page.
    var start: Int32
  }

  /// The lines in the order of the page.
  private(set) var lines: [Line] = []

  init(_ tree: PageTree) {
    var building = OutlineBuilding(tree)
    lines = building.lines()
  }

  /// Lines that belong to no page.
  init(_ lines: [Line]) {
    self.lines = lines
  }

  /// The lines within a stretch of the nodes of a page.
  func lines(in nodes: Range<Int>) -> Range<Int> {
    place(from: nodes.lowerBound)..<place(from: nodes.upperBound)
  }

  /// The first line that begins at a node or after it.
  private func place(from node: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(lines[middle].start) < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Collects the lines of a page on one way through its nodes.
private struct OutlineBuilding {
  private let tree: PageTree
  private var found: [PageOutline.Line] = []
  private var writer = TextWriter(breaksLines: false)
  private var current: PageOutline.Line?
  private var letters = 0
  private var boldLetters = 0
  private var linkLetters = 0
  /// The open elements that matter: where they end, and which they are.
  private var open: [(end: Int32, node: Int32, tag: HTMLTag)] = []

  init(_ tree: PageTree) {
    self.tree = tree
  }

  mutating func lines() -> [PageOutline.Line] {
    var node = 0
    while node < tree.nodes.count {
      while let last = open.last, last.end <= Int32(node) {
        open.removeLast()
        if last.tag.isBlock { endLine() }
      }
      let current = tree.nodes[node]
      guard let tag = current.tag else {
        if !current.isRaw { add(node) }
        node += 1
        continue
      }
      if tree.isUnseen(node) || tag == .button {
        node = Int(current.end)
        continue
      }
      begin(tag, node)
      node += 1
    }
    endLine()
    return found
  }

  private mutating func begin(_ tag: HTMLTag, _ node: Int) {
    if tag == .br || tag.isBlock { endLine() }
    if tag == .td || tag == .th { writer.blank() }
    let matters = tag.isBlock || tag == .a || tag == .b || tag == .strong
    if matters { open.append((tree.nodes[node].end, Int32(node), tag)) }
  }

  private mutating func add(_ node: Int) {
    let text = tree.nodes[node]
    let bytes = tree.bytes[Int(text.first)..<Int(text.first + text.count)]
    let isEmpty = bytes.allSatisfy(\.isBlank)
    if current == nil {
      if isEmpty { return }
      current = begun(at: node)
    }
    writer.write(bytes)
    guard !isEmpty else { return }
    letters += bytes.count
    if open.contains(where: { $0.tag == .a }) { linkLetters += bytes.count }
    if open.contains(where: { $0.tag == .b || $0.tag == .strong }) { boldLetters += bytes.count }
  }

  private func begun(at node: Int) -> PageOutline.Line {
    var line = PageOutline.Line(
      text: "", node: 0, item: -1, list: -1, level: 0, isBold: false, isLink: false,
      start: Int32(node))
    for element in open.reversed() {
      if line.node == 0, element.tag.isBlock { line.node = element.node }
      switch element.tag {
      case .li, .tr, .dt, .dd: if line.item < 0, line.list < 0 { line.item = element.node }
      case .ul, .ol, .table, .dl: if line.list < 0 { line.list = element.node }
      default: break
      }
      if line.level == 0 { line.level = UInt8(element.tag.headingLevel) }
    }
    return line
  }

  /// Whether the names of the element of a short line say that it is a heading.
  private func isNamedHeading(_ line: PageOutline.Line) -> Bool {
    guard line.text.utf8.count <= 80 else { return false }
    var node = Int(tree.nodes[Int(line.start)].parent)
    while node >= Int(line.node), node >= 0 {
      if let range = tree.range(of: .class, at: node),
        Self.headingNames.occur(in: tree.bytes, range)
      {
        return true
      }
      node = Int(tree.nodes[node].parent)
    }
    return false
  }

  private static let headingNames = NameStems([
    "group-name", "heading", "title", "header", "subhead", "headline",
  ])

  private mutating func endLine() {
    guard var line = current else { return }
    line.text = writer.finished()
    line.isBold = boldLetters * 10 >= letters * 9 || isNamedHeading(line)
    line.isLink = linkLetters * 10 >= letters * 9
    if !line.text.isEmpty { found.append(line) }
    current = nil
    writer = TextWriter(breaksLines: false)
    (letters, boldLetters, linkLetters) = (0, 0, 0)
  }
}
