import MealModels

/// Finds the stretches of a page that may be ingredients or steps.
///
/// It finds them by the names of elements, by headings and by shape.
struct BlockFinder {
  let tree: PageTree
  let outline: PageOutline
  /// The kind of section that each line announces.
  private let kinds: [SectionWords.Kind?]
  /// The elements of which a name contains a word for ingredients or steps; most have none.
  private let named: [Int]

  init(_ tree: PageTree, _ outline: PageOutline) {
    self.tree = tree
    self.outline = outline
    named = tree.nodes.indices.filter { tree.isNamed($0, Self.stems) }
    kinds = outline.lines.map { Self.isHeading($0) ? SectionWords.kind($0.text) : nil }
  }

  /// A stretch of lines that may be a block.
  struct Stretch {
    /// The places of its lines in the outline.
    var lines: [Int]
    /// How it was found.
    var origin: ShownBlock.Origin
    /// Elements that each hold one line; empty if every line is its own unit.
    var units: [Range<Int>] = []
  }

  private static let stems = NameStems(IngredientBlocks.stemWords + StepBlocks.stemWords)

  /// Stretches in elements whose names contain one of some words for ingredients or steps; elements
  /// with the same names go together.
  func named(_ stems: NameStems) -> [Stretch] {
    var groups: [Name: [Int]] = [:]
    var order: [Name] = []
    for node in named {
      guard let tag = tree.nodes[node].tag, let range = tree.name(of: node, stems) else { continue }
      let name = Name(tag: tag, text: tree.bytes[range])
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(node)
    }
    return order.prefix(60).compactMap { stretch(groups[$0] ?? []) }
  }

  /// The name by which elements are grouped.
  private struct Name: Hashable {
    let tag: HTMLTag
    let text: ArraySlice<UInt8>
  }

  private func stretch(_ nodes: [Int]) -> Stretch? {
    var ranges: [Range<Int>] = []
    var end = 0
    for node in nodes where node >= end {
      end = Int(tree.nodes[node].end)
      let lines = outline.lines(in: node..<end)
      if !lines.isEmpty { ranges.append(lines) }
    }
    guard !ranges.isEmpty else { return nil }
    let areUnits = ranges.count >= 3 && ranges.allSatisfy { $0.count <= 6 }
    return Stretch(
      lines: ranges.flatMap { Array($0) }, origin: .names, units: areUnits ? ranges : [])
  }

  /// Stretches below headings of a kind, up to the next heading that ends them.
  func headed(_ kind: SectionWords.Kind) -> [Stretch] {
    var stretches: [Stretch] = []
    for place in outline.lines.indices where kinds[place] == kind {
      let end = end(after: place)
      if end > place + 1 {
        stretches.append(Stretch(lines: Array(place + 1..<end), origin: .heading))
      }
    }
    return stretches
  }

  /// The end of the section below a heading.
  private func end(after start: Int) -> Int {
    let level = outline.lines[start].level
    var place = start + 1
    while place < outline.lines.count, place < start + Self.longest {
      let line = outline.lines[place]
      if line.level > 0, level > 0, line.level <= level, !isGroupHeading(line, level) {
        return place
      }
      if line.level > 0, level == 0, line.level <= 3 { return place }
      if kinds[place] != nil { return place }
      place += 1
    }
    return place
  }

  /// More lines than any list or steps have; those beyond are read as the rest of the page.
  private static let longest = 1_000

  /// Whether a heading of the same level only names a group: "For the sauce".
  private func isGroupHeading(_ line: PageOutline.Line, _ level: UInt8) -> Bool {
    line.level == level && GroupHeading.saysFor(line.text)
  }

  /// Whether a line may be a heading.
  private static func isHeading(_ line: PageOutline.Line) -> Bool {
    if line.text.utf8.count > 90 { return false }
    if line.level > 0 || line.isBold || line.text.last == ":" { return true }
    return line.text.utf8.count <= 40
  }

  /// Each list and table, and each run of lists with few lines between them.
  func lists() -> [Stretch] {
    var lists: [[Int]] = []
    var last: Int32 = -1
    for place in outline.lines.indices where outline.lines[place].list >= 0 {
      if outline.lines[place].list == last, !lists.isEmpty {
        lists[lists.count - 1].append(place)
      } else {
        lists.append([place])
        last = outline.lines[place].list
      }
    }
    var stretches = lists.map { Stretch(lines: $0, origin: .shape) }
    var run: [Int] = []
    for list in lists {
      guard let first = list.first else { continue }
      if let end = run.last, first - end <= 3 {
        run += Array(end + 1..<first) + list
      } else {
        if !run.isEmpty { stretches.append(Stretch(lines: run, origin: .shape)) }
        run = list
      }
    }
    if !run.isEmpty { stretches.append(Stretch(lines: run, origin: .shape)) }
    return stretches
  }
}

extension PageTree {
  /// Whether an element that can hold something is named with one of some stems.
  fileprivate func isNamed(_ node: Int, _ stems: NameStems) -> Bool {
    guard nodes[node].count > 0, let tag = nodes[node].tag, tag != .body, tag != .html, !tag.isVoid
    else { return false }
    return name(of: node, stems) != nil
  }

  /// The first attribute of an element that names it with one of some stems.
  fileprivate func name(of node: Int, _ stems: NameStems) -> Range<Int>? {
    let node = nodes[node]
    for place in Int(node.first)..<Int(node.first + node.count) {
      switch attributes[place].name {
      case .class, .id, .itemprop:
        if stems.occur(in: bytes, attributes[place].range) { return attributes[place].range }
      default: break
      }
    }
    return nil
  }
}
