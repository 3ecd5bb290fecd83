/// The visible lines of a page, each with the facts of its elements.
struct PageOutline {
  /// A line of the page.
  struct Line {
    /// The text.
    var text: String
    /// The block that holds it.
    var node: Int32
    /// The list item or table row that holds it; −1 for none.
    var item: Int32
    /// The list or table that holds it; −1 for none.
    var list: Int32
    /// The level of the heading; 0 if it is not a heading.
    var level: UInt8
    /// Whether all of it is in bold letters, or its element is named as a heading.
    var isBold: Bool
    /// Whether all of it is a link.
    var isLink: Bool
    /// The place of its first text among the nodes of the page.
    var start: Int32
  }

  /// The lines in the order of the page.
  private(set) var lines: [Line] = []

  /// - Parameter hasCaptions: whether the captions of pictures are among the lines.
  init(_ tree: PageTree, hasCaptions: Bool = false) {
    var building = OutlineBuilding(tree, hasCaptions: hasCaptions)
    lines = building.lines()
  }

  /// Makes an outline of lines that belong to no page.
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

extension PageTree {
  /// Whether a class of an element that holds a line, up to its block, contains one of some words.
  func names(of line: PageOutline.Line, contain stems: NameStems) -> Bool {
    guard nodes.indices.contains(Int(line.start)) else { return false }
    var node = Int(nodes[Int(line.start)].parent)
    while node >= Int(line.node), node >= 0 {
      if let range = range(of: .class, at: node), stems.occur(in: bytes, range) { return true }
      node = Int(nodes[node].parent)
    }
    return false
  }
}
