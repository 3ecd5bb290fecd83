/// Makes elements from tags: ends elements whose end tag may be omitted in HTML, and skips end tags
/// without an element.
struct PageTreeBuilding {
  private var nodes: [PageTree.Node] = []
  private var open: [Int32] = []
  private var openCount = [Int32](repeating: 0, count: HTMLTag.allCases.count)
  private var overflow = [Int32](repeating: 0, count: HTMLTag.allCases.count)
  private var vectors = 0

  /// The deepest nesting of elements; deeper ones become siblings, as in browsers.
  static let deepest = 512

  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
  }

  /// Adds a piece of the page.
  mutating func add(_ token: HTMLTokens.Token) {
    switch token {
    case .text(let range): addText(range, isRaw: false)
    case .raw(let range): addText(range, isRaw: true)
    case .start(let tag, let attributes, let closesItself):
      start(tag, attributes, closesItself)
    case .end(let tag): end(tag)
    case .nothing: break
    }
  }

  /// All nodes, with everything ended.
  mutating func finished() -> [PageTree.Node] {
    while !open.isEmpty { pop() }
    return nodes
  }

  private mutating func addText(_ range: Range<Int>, isRaw: Bool) {
    nodes.append(
      PageTree.Node(
        tag: nil, isRaw: isRaw, parent: open.last ?? -1, end: Int32(nodes.count + 1),
        first: Int32(range.lowerBound), count: Int32(range.count)))
  }

  private mutating func start(_ tag: HTMLTag, _ attributes: Range<Int>, _ closesItself: Bool) {
    if tag.endsParagraph, isOpen(.p) { end(.p, within: Self.paragraphBounds) }
    endOthers(before: tag)
    nodes.append(
      PageTree.Node(
        tag: tag, parent: open.last ?? -1, end: Int32(nodes.count + 1),
        first: Int32(attributes.lowerBound), count: Int32(attributes.count)))
    guard !tag.isVoid, !(closesItself && vectors > 0) else { return }
    guard open.count < Self.deepest else { return overflow[Int(tag.rawValue)] += 1 }
    if tag == .svg || tag == .math { vectors += 1 }
    open.append(Int32(nodes.count - 1))
    openCount[Int(tag.rawValue)] += 1
  }

  private mutating func end(_ tag: HTMLTag) {
    if overflow[Int(tag.rawValue)] > 0 { return overflow[Int(tag.rawValue)] -= 1 }
    guard isOpen(tag), tag != .body, tag != .html else { return }
    if tag.isBlock || tag == .svg || tag == .math {
      end(tag, within: Self.tableParts.contains(tag) ? Self.tableBounds : Self.cellBounds)
    } else {
      endInline(tag)
    }
  }

  /// Ends an open element, unless one of the bounds is between.
  private mutating func end(_ tag: HTMLTag, within bounds: HTMLTagSet) {
    var place = open.count - 1
    while place >= 0, let other = nodes[Int(open[place])].tag {
      if other == tag { break }
      if bounds.contains(other) { return }
      place -= 1
    }
    guard place >= 0 else { return }
    while open.count > place { pop() }
  }

  /// Ends an inline element; an inline element that contains blocks continues to the end of its
  /// parent.
  private mutating func endInline(_ tag: HTMLTag) {
    var place = open.count - 1
    while place >= 0, let other = nodes[Int(open[place])].tag {
      if other == tag { break }
      if other.isBlock { return }
      place -= 1
    }
    guard place >= 0 else { return }
    while open.count > place { pop() }
  }

  private mutating func pop() {
    let node = Int(open.removeLast())
    nodes[node].end = Int32(nodes.count)
    guard let tag = nodes[node].tag else { return }
    openCount[Int(tag.rawValue)] -= 1
    if tag == .svg || tag == .math { vectors -= 1 }
  }

  private func isOpen(_ tag: HTMLTag) -> Bool { openCount[Int(tag.rawValue)] > 0 }

  /// Ends the elements that must end before an element begins, though their end tags are missing.
  private mutating func endOthers(before tag: HTMLTag) {
    switch tag {
    case .li: if isOpen(.li) { end(.li, within: Self.listBounds) }
    case .dt, .dd:
      if isOpen(.dt) { end(.dt, within: Self.definitionBounds) }
      if isOpen(.dd) { end(.dd, within: Self.definitionBounds) }
    case .tr: if isOpen(.tr) { end(.tr, within: Self.tableBounds) }
    case .td, .th:
      if isOpen(.td) { end(.td, within: Self.rowBounds) }
      if isOpen(.th) { end(.th, within: Self.rowBounds) }
    case .tbody, .tfoot:
      if isOpen(.tbody) { end(.tbody, within: Self.tableBounds) }
      if isOpen(.thead) { end(.thead, within: Self.tableBounds) }
    case .option: if isOpen(.option) { end(.option, within: Self.listBounds) }
    case .body: if isOpen(.head) { end(.head, within: Self.listBounds) }
    default: break
    }
  }

  // The elements that limit a search for an open element, so that outer ones stay open.
  private static let listBounds: HTMLTagSet = [.ul, .ol, .menu, .table, .td, .th, .select]
  private static let definitionBounds: HTMLTagSet = [.dl, .table, .td, .th]
  private static let tableBounds: HTMLTagSet = [.table]
  private static let rowBounds: HTMLTagSet = [.tr, .table]
  private static let cellBounds: HTMLTagSet = [.td, .th, .caption, .table]
  private static let paragraphBounds: HTMLTagSet = [.button, .table, .td, .th, .caption, .object]
  private static let tableParts: HTMLTagSet = [.table, .td, .th, .tr, .tbody, .thead, .tfoot]
}
