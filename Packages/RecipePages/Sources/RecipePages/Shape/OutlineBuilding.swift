/// Collects the lines of a page in one pass over its nodes.
struct OutlineBuilding {
  private let tree: PageTree
  private var found: [PageOutline.Line] = []
  private var writer = TextWriter(breaksLines: false)
  private var current: PageOutline.Line?
  private var letters = 0
  private var boldLetters = 0
  private var linkLetters = 0
  /// The open elements that matter, with their ends and their kinds.
  private var open: [(end: Int32, node: Int32, tag: HTMLTag)] = []

  private let hasCaptions: Bool

  init(_ tree: PageTree, hasCaptions: Bool) {
    self.tree = tree
    self.hasCaptions = hasCaptions
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
      if tree.isUnseen(node) || tag == .button || tag == .figcaption && !hasCaptions {
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

  /// Whether the names of the element of a short line mark it as a heading.
  private func isNamedHeading(_ line: PageOutline.Line) -> Bool {
    line.text.utf8.count <= 80 && tree.names(of: line, contain: Self.headingNames)
  }

  private static let headingNames = NameStems([
    "group-name", "heading", "title", "header", "subhead", "headline", "separator", "divider",
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
