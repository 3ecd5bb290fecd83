import MealModels

/// Merges the ingredients in the data with those that the page shows.
struct IngredientMerging {
  /// The ingredients to keep.
  private(set) var sections: [RecipeDraft.Section]
  /// The source of the ingredients.
  private(set) var source: PageSource
  /// How likely they are right.
  private(set) var confidence: Double
  /// The reason to check them.
  private(set) var why: String?
  /// The block of the page that was taken, or that the data was compared with.
  private(set) var block: ShownBlock?
  private let outline: PageOutline

  /// - Parameter outline: the whole page, which may have lines outside all blocks.
  init(
    data: [RecipeDraft.Section], from source: PageSource, shown: [ShownBlock],
    on outline: PageOutline = PageOutline([])
  ) {
    self.outline = outline
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
    confidence = best.origin == .shape ? 0.6 : best.purity >= 0.8 ? 0.9 : 0.8
    guard confidence < 0.9 || best.lines.count < 3 else { return }
    why = "the ingredients were found by how the page looks; check that none is missing"
  }

  private mutating func take(_ block: ShownBlock, headings: [Int] = []) {
    sections = ShownPlaces(block, headings: headings).sections(of: block.lines)
    source = .pageText
    self.block = block
  }

  private mutating func compare(_ lines: [String], _ shown: [ShownBlock]) {
    if lines.count <= 3 && takeBlob(lines, shown) || takeBelowHeadings(lines, shown) { return }
    let keys = lines.map(LineKey.init)
    var best: (block: ShownBlock, matching: LineMatching)?
    for block in shown.prefix(16) {
      let matching = LineMatching(data: keys, shown: block.lines.map(LineKey.init))
      guard let before = best else {
        best = (block, matching)
        continue
      }
      if value(matching, block, lines) > value(before.matching, before.block, lines) {
        best = (block, matching)
      }
    }
    guard let best, best.matching.matched * 10 >= lines.count * 6 else {
      return unmatched(lines, shown)
    }
    block = best.block
    settle(lines, best.block, best.matching)
  }

  /// How well a block shows the lines of the data.
  ///
  /// The best block shows all of them, few other lines, and headings.
  private func value(_ matching: LineMatching, _ block: ShownBlock, _ lines: [String]) -> Double {
    let shown = block.lines
    let gained = lines.indices.filter { index in
      guard let place = matching.shown[index] else { return false }
      return LineShape.beginsWithAmount(shown[place]) && !LineShape.hasNumber(lines[index])
    }
    return Double(matching.matched) + 0.4 * Double(gained.count) + 0.2 * Double(matching.equal)
      - 0.3 * Double(matching.extra.count)
      + (block.sections.contains { $0.heading != nil } ? 0.5 : 0)
  }

  /// Takes the lines of the page if the data joins them into a few long ones.
  private mutating func takeBlob(_ lines: [String], _ shown: [ShownBlock]) -> Bool {
    let joined = lines.flatMap { LineShape.key($0) }
    for block in shown where block.lines.count > lines.count {
      let keys = block.lines.map { LineShape.key($0) }
      let held = keys.filter { joined.holds($0) }
      let length = held.reduce(0) { $0 + $1.count }
      guard held.count * 10 >= keys.count * 8, held.count > lines.count,
        length * 10 >= joined.count * 8
      else { continue }
      take(block)
      confidence = 0.9
      return true
    }
    return false
  }

  /// Takes the lines of the page if the data has only their headings.
  private mutating func takeBelowHeadings(_ lines: [String], _ shown: [ShownBlock]) -> Bool {
    guard lines.count >= 2, !lines.contains(where: LineShape.beginsWithAmount) else { return false }
    let keys = Set(lines.map { LineShape.key($0) })
    for block in shown where block.lines.count > lines.count {
      let headings = Set(block.sections.compactMap { $0.heading.map { LineShape.key($0) } })
      guard keys.isSubset(of: headings) else { continue }
      take(block)
      confidence = 0.85
      return true
    }
    return false
  }

  private mutating func unmatched(_ lines: [String], _ shown: [ShownBlock]) {
    confidence = 0.85
    if lines.count <= 2 {
      confidence = 0.4
      why = "the page names hardly any ingredients; check that none is missing"
    } else if shown.contains(where: { $0.origin.isNamed && $0.lines.count >= 4 }) {
      confidence = 0.6
      why = "the page lists other ingredients than it names in its data; check them"
    }
  }

  private mutating func settle(_ lines: [String], _ block: ShownBlock, _ matching: LineMatching) {
    let shown = block.lines
    let isWhole = matching.matched == lines.count
    let further = matching.extra.filter { LineShape.beginsWithAmount(shown[$0]) }
    if matching.matched * 5 >= lines.count * 4, Self.isFuller(lines, shown, matching) {
      take(block, headings: isWhole ? matching.extra : [])
      confidence = 0.85
    } else if isWhole, block.origin != .shape, !further.isEmpty, further.count * 3 <= lines.count {
      take(block, headings: matching.extra)
      confidence = 0.75
    } else if block.origin.isNamed, Self.isReworded(lines, shown, matching) {
      take(block)
      confidence = 0.85
      why = "the page words some ingredients differently than its data; check them"
      return
    } else {
      keepData(lines, block, matching)
      return
    }
    if block.origin == .names, block.purity >= Self.sure { return }
    let headings = Set(sections.compactMap { $0.heading })
    if matching.extra.contains(where: { !headings.contains(GroupHeading.cleaned(shown[$0])) }) {
      why = "the page shows more ingredients than it names in its data; check which belong"
    }
  }

  /// The purity from which on a block marked by the names of the page's elements is certain.
  private static let sure = 0.95

  /// Whether the page shows as many lines in the same order, some of them in other words.
  private static func isReworded(
    _ lines: [String], _ shown: [String], _ matching: LineMatching
  ) -> Bool {
    guard lines.count == shown.count, matching.matched < lines.count else { return false }
    return lines.indices.allSatisfy { index in
      if let place = matching.shown[index] { return place == index }
      return LineKey(lines[index]).likeness(to: LineKey(shown[index])) > 0.15
    }
  }

  /// Whether the shown lines contain everything in the data and more, mostly amounts.
  private static func isFuller(
    _ lines: [String], _ shown: [String], _ matching: LineMatching
  ) -> Bool {
    var (gained, lost) = (0, 0)
    for (index, place) in matching.shown.enumerated() {
      guard let place else { continue }
      let hasAmount = LineShape.hasNumber(lines[index])
      let showsAmount = LineShape.beginsWithAmount(shown[place])
      if showsAmount, !hasAmount { gained += 1 }
      if hasAmount, !showsAmount { lost += 1 }
    }
    return gained > 0 && lost == 0 && gained * 4 >= lines.count
  }

  /// The lines of the data; a shortened line is replaced by the page's line.
  ///
  /// Additions of the page in brackets or after a dash are remarks.
  private static func completed(
    _ lines: [String], _ shown: [String], _ matching: LineMatching
  ) -> [String] {
    guard matching.equal * 10 >= lines.count * 6 else { return lines }
    return lines.enumerated().map { index, line in
      guard let place = matching.shown[index] else { return line }
      let (key, whole) = (LineShape.key(line), LineShape.key(shown[place]))
      guard whole.count > key.count + 3, whole.starts(with: key) else { return line }
      if index + 1 < lines.count,
        whole.dropFirst(key.count).starts(with: LineShape.key(lines[index + 1]))
      {
        return line
      }
      let rest = shown[place].dropFirst(line.count).first { $0 != " " }
      return rest == "(" || rest == "–" || rest == "-" ? line : shown[place]
    }
  }

  /// Keeps the lines of the data, below the headings that the page shows over them.
  private mutating func keepData(
    _ lines: [String], _ block: ShownBlock, _ matching: LineMatching
  ) {
    let isWhole = matching.matched == lines.count
    let lines = Self.completed(lines, block.lines, matching)
    if isWhole, matching.extra.isEmpty {
      confidence = 0.99
      if matching.equal * 10 < lines.count {
        confidence = 0.7
        why = "the page words the ingredients differently than its data; check them"
      }
    }
    if !isWhole { judgeUnseen(lines, block, matching) }
    sections =
      sections.contains { $0.heading != nil }
      ? sections.filled(with: lines) : ShownPlaces.grouped(lines, below: block, matching)
  }

  /// Warns if the page does not show some ingredients of the data.
  private mutating func judgeUnseen(
    _ lines: [String], _ block: ShownBlock, _ matching: LineMatching
  ) {
    let headings = block.sections.compactMap(\.heading)
    let unseen = lines.indices.filter {
      matching.shown[$0] == nil && !ShownPlaces.isHeading(lines[$0], headings)
    }
    let first =
      unseen.count > Self.mostSought ? unseen.first : unseen.first { !isSomewhere(lines[$0]) }
    guard block.origin != .shape, let first else { return }
    confidence = 0.8
    why =
      "the page does not list \"\(lines[first])\" among what it shows; check the ingredients"
  }

  /// The most lines that are looked for on the whole page.
  private static let mostSought = 6

  /// Whether the page shows a long line anywhere, also outside blocks of ingredients.
  private func isSomewhere(_ line: String) -> Bool {
    let key = LineShape.key(line)
    return key.count >= 40 && outline.lines.contains { LineShape.key($0.text).holds(key) }
  }
}

extension [RecipeDraft.Section] {
  /// The sections with other lines in place of theirs, in order.
  func filled(with lines: [String]) -> [RecipeDraft.Section] {
    var rest = lines[...]
    return map { section in
      defer { rest = rest.dropFirst(section.lines.count) }
      return RecipeDraft.Section([String](rest.prefix(section.lines.count)), below: section.heading)
    }
  }
}
