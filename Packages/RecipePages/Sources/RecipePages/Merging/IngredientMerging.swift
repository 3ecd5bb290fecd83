import MealModels

/// Brings together the ingredients that data names and those that a page shows.
struct IngredientMerging {
  /// The ingredients to keep.
  private(set) var sections: [RecipeDraft.Section]
  /// Where they come from.
  private(set) var source: PageSource
  /// How likely they are right.
  private(set) var confidence: Double
  /// Why somebody should look at them.
  private(set) var why: String?
  /// The block that was taken or compared with.
  private(set) var block: ShownBlock?

  init(data: [RecipeDraft.Section], from source: PageSource, shown: [ShownBlock]) {
    sections = data
    self.source = source
    confidence = 0.97
    let lines = data.flatMap(\.lines)
    guard !lines.isEmpty else {
      takeShown(shown)
      return
    }
    compare(lines, shown)
  }

  private mutating func takeShown(_ shown: [ShownBlock]) {
    guard let best = shown.first, best.score >= 2 else {
      confidence = 0
      why = "no ingredients were found on the page"
      return
    }
    take(best)
    confidence = best.origin == .shape ? 0.6 : 0.8
    why = "the ingredients were found by how the page looks; check that none is missing"
  }

  private mutating func take(_ block: ShownBlock) {
    sections = block.sections
    source = .pageText
    self.block = block
  }

  private mutating func compare(_ lines: [String], _ shown: [ShownBlock]) {
    let keys = lines.map(LineKey.init)
    var best: (block: ShownBlock, matching: LineMatching)?
    for block in shown.prefix(16) {
      let matching = LineMatching(data: keys, shown: block.lines.map(LineKey.init))
      guard let before = best else {
        best = (block, matching)
        continue
      }
      if Self.value(matching, block) > Self.value(before.matching, before.block) {
        best = (block, matching)
      }
    }
    guard let best, best.matching.matched * 10 >= lines.count * 6 else {
      return unmatched(lines, shown)
    }
    block = best.block
    settle(lines, best.block, best.matching)
  }

  /// How well a block shows what data says: no line too few, few too many, with headings.
  private static func value(_ matching: LineMatching, _ block: ShownBlock) -> Double {
    Double(matching.matched) + 0.2 * Double(matching.equal) - 0.3 * Double(matching.extra.count)
      + (block.sections.contains { $0.heading != nil } ? 0.5 : 0)
  }

  private mutating func unmatched(_ lines: [String], _ shown: [ShownBlock]) {
    let joined = lines.flatMap { LineShape.key($0) }
    for block in shown where block.lines.count > lines.count {
      let held = block.lines.filter { joined.holds(LineShape.key($0)) }
      guard held.count * 10 >= block.lines.count * 8, held.count > lines.count else { continue }
      take(block)
      confidence = 0.9
      return
    }
    confidence = 0.85
    if lines.count <= 2 {
      confidence = 0.4
      why = "the page names hardly any ingredients; check that none is missing"
    }
  }

  private mutating func settle(_ lines: [String], _ block: ShownBlock, _ matching: LineMatching) {
    let shown = block.lines
    if matching.matched == lines.count, matching.extra.isEmpty || block.origin != .shape {
      let isFuller = Self.isFuller(lines, shown, matching)
      if isFuller || !matching.extra.isEmpty && matching.extra.count * 2 <= shown.count {
        take(block)
        confidence = isFuller ? 0.85 : 0.75
        if !matching.extra.isEmpty {
          why = "the page shows more ingredients than it names in its data; check which belong"
        }
        return
      }
    }
    keepData(lines, block, matching)
  }

  /// Whether what is shown says all that data says and more: amounts above all.
  private static func isFuller(
    _ lines: [String], _ shown: [String], _ matching: LineMatching
  ) -> Bool {
    var (gained, lost) = (0, 0)
    for (index, place) in matching.shown.enumerated() {
      guard let place else { continue }
      let hasAmount = LineShape.beginsWithAmount(lines[index])
      let showsAmount = LineShape.beginsWithAmount(shown[place])
      if showsAmount, !hasAmount { gained += 1 }
      if hasAmount, !showsAmount { lost += 1 }
    }
    return gained > 0 && lost == 0 && gained * 4 >= lines.count
  }

  /// Keeps the lines of the data, below the headings that the page shows over them.
  private mutating func keepData(
    _ lines: [String], _ block: ShownBlock, _ matching: LineMatching
  ) {
    if matching.matched == lines.count, matching.extra.isEmpty { confidence = 0.99 }
    guard sections.allSatisfy({ $0.heading == nil }),
      block.sections.contains(where: { $0.heading != nil })
    else { return }
    var starts: [(Int, String?)] = []
    var count = 0
    for section in block.sections {
      starts.append((count, section.heading))
      count += section.lines.count
    }
    var grouped: [RecipeDraft.Section] = []
    var current = -1
    for (index, line) in lines.enumerated() {
      let place = matching.shown[index]
      let group = place.flatMap { place in starts.lastIndex { $0.0 <= place } } ?? max(0, current)
      if group != current {
        grouped.append(RecipeDraft.Section([], below: starts[group].1))
        current = group
      }
      if Self.isHeading(line, starts[group].1) { continue }
      grouped[grouped.count - 1].lines.append(line)
    }
    sections = grouped.filter { !$0.lines.isEmpty }
  }

  /// Whether a line of the data only repeats the heading of its group.
  private static func isHeading(_ line: String, _ heading: String?) -> Bool {
    guard let heading else { return false }
    return LineShape.key(line) == LineShape.key(heading)
  }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere within these.
  func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first, other.count <= count else { return other.isEmpty }
    return withUnsafeBufferPointer { buffer in
      var place = 0
      while place + other.count <= buffer.count {
        place = ByteSearch.place(of: first, in: buffer, from: place)
        if place + other.count > buffer.count { return false }
        if buffer[place..<place + other.count].elementsEqual(other) { return true }
        place += 1
      }
      return false
    }
  }
}
