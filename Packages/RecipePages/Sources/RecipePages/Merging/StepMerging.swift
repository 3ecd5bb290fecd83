import MealModels

/// Merges the steps in the data with those that the page shows.
struct StepMerging {
  /// The steps to keep.
  private(set) var sections: [RecipeDraft.Section]
  /// The source of the steps.
  private(set) var source: PageSource
  /// How likely they are right.
  private(set) var confidence: Double
  /// The reason to check them.
  private(set) var why: String?

  /// - Parameter ingredients: the ingredients that the page shows, whose lines are not steps.
  init(
    data: [RecipeDraft.Section], from source: PageSource, blocks: StepBlocks,
    after ingredients: ShownBlock?
  ) {
    sections = data
    self.source = source
    confidence = 0.9
    let lines = data.flatMap(\.lines)
    let shown = blocks.candidates(byShape: lines.isEmpty)
    guard !lines.isEmpty else {
      takeShown(shown, ingredients, blocks)
      return
    }
    compare(lines, shown)
    if confidence < 0.95, self.source == source { judge(lines, shown, blocks.finder.outline) }
    if lines.contains(where: { $0.hasPrefix("http") }), self.source == source {
      takeList(within: lines, blocks.candidates(byShape: true))
    }
  }

  /// Judges steps that no block of the page contains as a whole.
  private mutating func judge(
    _ lines: [String], _ shown: [ShownBlock], _ outline: PageOutline
  ) {
    var page: [UInt8] = []
    for line in outline.lines { LineShape.addKey(of: line.text, to: &page) }
    let keys = lines.map { LineShape.key($0) }
    let length = keys.reduce(0) { $0 + $1.count }
    let held = keys.filter { page.holds($0) }.reduce(0) { $0 + $1.count }
    let share = Double(held) / Double(max(1, length))
    let showsOthers = shown.contains { $0.origin.isNamed && $0.score >= 2.5 }
    confidence = share > 0.97 ? 0.92 : share > Self.leastShown || !showsOthers ? 0.85 : 0.6
    if share <= Self.leastShown, showsOthers {
      why = "the page shows other steps than it names in its data; check them"
    } else if lines.contains(where: { $0.hasPrefix("http") }) {
      confidence = 0.6
      why = "there is more than steps in what the page names as its steps; check them"
    } else if lines.count == 1, lines[0].utf8.count > Self.longestStep {
      confidence = 0.7
      why = "the steps are one long text; check that nothing is missing"
    }
  }

  /// Takes the list of sentences that the page shows if the data is a whole article with it.
  private mutating func takeList(within lines: [String], _ shown: [ShownBlock]) {
    let joined = lines.flatMap { LineShape.key($0) }
    let list = shown.prefix(16).first { block in
      block.lines.count >= 3 && block.purity >= 0.8
        && block.lines.allSatisfy { joined.holds(LineShape.key($0)) }
    }
    guard let list else { return }
    sections = list.sections
    source = .pageText
    confidence = 0.85
    why = nil
  }

  /// The least share of steps in other words that a page must show.
  private static let leastShown = 0.6
  /// The longest possible step, in bytes.
  private static let longestStep = 900

  private mutating func takeShown(
    _ shown: [ShownBlock], _ ingredients: ShownBlock?, _ blocks: StepBlocks
  ) {
    let taken = Set(ingredients?.lines ?? [])
    let free = shown.filter { block in
      block.lines.filter { taken.contains($0) }.count * 3 < block.lines.count
        && (block.origin != .shape
          || block.place.lowerBound >= (ingredients?.place.lowerBound ?? 0))
    }
    let named = free.filter { $0.origin.isNamed && $0.score >= 1.5 }
    let best =
      named.filter { Self.goesWith(ingredients, $0) }.max { $0.score < $1.score }
      ?? named.max { $0.score < $1.score }
      ?? ingredients.flatMap { blocks.following($0) }.flatMap { $0.score >= 1 ? $0 : nil }
      ?? free.first { $0.score >= 2 }
    guard let best else {
      confidence = 0
      why = "no steps were found on the page"
      return
    }
    sections = best.sections
    source = .pageText
    confidence = !best.origin.isNamed ? 0.5 : best.purity >= 0.8 ? 0.9 : 0.75
    if confidence >= 0.9, best.lines.count >= 2, best.origin == .names || !best.isCut { return }
    why = "the steps were found by how the page looks; check that none is missing"
  }

  /// Whether steps follow the ingredients soon, so that both are of one recipe.
  private static func goesWith(_ ingredients: ShownBlock?, _ steps: ShownBlock) -> Bool {
    guard let ingredients, steps.purity >= 0.6 else { return false }
    let letters = steps.lines.reduce(0) { $0 + $1.utf8.count }
    let gap = steps.place.lowerBound - ingredients.place.upperBound
    return letters >= 80 && (0...farthest).contains(gap)
  }

  /// The most lines of the page between the ingredients and the steps of one recipe.
  private static let farthest = 25

  /// Takes the steps that the page shows if the data only names them.
  private mutating func takeFuller(_ data: [String], _ shown: [ShownBlock]) {
    guard !data.contains(where: LineShape.isSentence) else { return }
    let keys = data.map { LineShape.key($0) }
    let length = keys.reduce(0) { $0 + $1.count }
    for block in shown where block.origin.isNamed && block.purity >= 0.6 {
      let lines = block.lines.flatMap { LineShape.key($0) }
      guard lines.count > 2 * length, lines.count < 40 * length else { continue }
      let headings = block.sections.compactMap(\.heading).flatMap { LineShape.key($0) }
      guard keys.allSatisfy({ lines.holds($0) || headings.holds($0) }) else { continue }
      sections = block.sections
      source = .pageText
      confidence = 0.8
      why = "the page says more of the steps than its data; check them"
      return
    }
  }

  /// Whether the data contains an article before the steps that the page shows, and nothing after
  /// them.
  private static func holdsMore(than block: ShownBlock, _ lines: [String]) -> Bool {
    guard block.lines.count >= 3, let first = block.lines.first.map({ LineShape.key($0) }),
      let place = lines.firstIndex(where: { LineShape.key($0).holds(first) })
    else { return false }
    return place >= 3 && place + block.lines.count >= lines.count - 2
  }

  private mutating func compare(_ lines: [String], _ shown: [ShownBlock]) {
    let joined = lines.flatMap { LineShape.key($0) }
    var best: (block: ShownBlock, share: Double)?
    for block in shown.prefix(16) {
      let keys = block.lines.map { LineShape.key($0) }
      let length = keys.reduce(0) { $0 + $1.count }
      let held = keys.filter { joined.holds($0) }.reduce(0) { $0 + $1.count }
      guard length > 0, held * 10 >= length * 9 else { continue }
      let share = Double(held) / Double(max(1, joined.count))
      if share > (best?.share ?? 0) + 0.01 { best = (block, share) }
    }
    guard let best else { return takeFuller(lines, shown) }
    if best.share >= 0.97 { confidence = 0.98 }
    if best.share < 0.85, best.block.origin != .shape, Self.holdsMore(than: best.block, lines) {
      sections = best.block.sections
      source = .pageText
      confidence = 0.8
    }
    if lines.count == 1, best.block.lines.count > 1, best.share >= 0.9 {
      sections = best.block.sections
      source = .pageText
    }
  }
}
