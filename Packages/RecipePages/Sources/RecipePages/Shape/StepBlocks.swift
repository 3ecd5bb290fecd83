import MealModels

/// Finds the steps that a page shows.
struct StepBlocks {
  let finder: BlockFinder

  /// All stretches that may be steps, the likeliest first.
  ///
  /// - Parameter byShape: whether lists that nothing announces are among them.
  func candidates(byShape: Bool) -> [ShownBlock] {
    let stretches =
      finder.named(Self.stems) + finder.headed(.steps) + (byShape ? finder.lists() : [])
    return stretches.compactMap(block).sorted { $0.score > $1.score }
  }

  /// The paragraphs after the ingredients up to the next heading, if no heading announces steps.
  func following(_ ingredients: ShownBlock) -> ShownBlock? {
    let lines = finder.outline.lines
    var end = ingredients.place.upperBound
    while end < lines.count, end < ingredients.place.upperBound + 60, lines[end].level == 0 {
      end += 1
    }
    guard end > ingredients.place.upperBound else { return nil }
    return block(
      BlockFinder.Stretch(
        lines: Array(ingredients.place.upperBound..<end), origin: .following))
  }

  /// Parts of the names of elements that hold steps.
  static let stemWords = [
    "instruction", "direction", "method", "step", "preparation", "procedure", "zubereitung",
    "bereiding", "preparazione", "elaboracion", "preparo", "how-to", "howto", "tilberedning",
    "fremgang", "tillagning", "postup", "elkeszit", "przygotowan", "wykonanie", "etape",
    "anleitung", "prepare",
  ]

  private static let stems = NameStems(stemWords)

  private func block(_ stretch: BlockFinder.Stretch) -> ShownBlock? {
    guard !stretch.lines.isEmpty, stretch.lines.count <= 1_000 else { return nil }
    var rows = BlockRows()
    let entries = finder.entries(stretch, joins: false)
    let end = endOfNumbers(entries)
    for (index, entry) in entries.enumerated() {
      if entry.isHeading, index > end, rows.endsBefore(0) { break }
      if stretch.origin != .names || !entry.isItem, StepLine.isNote(entry.text),
        rows.endsBefore(entries.count - index)
      {
        break
      }
      if let kind = SectionWords.kind(entry.text) {
        if kind != .steps, rows.hasLines { break }
        if kind == .steps, !SectionWords.isPlain(entry.text), entry.isHeading {
          rows.add(heading: GroupHeading.cleaned(entry.text), at: entry.place)
        }
      } else if StepLine.isNumber(entry.text) || BlockNoise.isNoise(entry.text) {
        continue
      } else if entry.isHeading {
        rows.add(heading: GroupHeading.cleaned(entry.text), at: entry.place)
      } else {
        let text = StepLine.text(of: entry, isForeign: isForeign)
        if !text.isEmpty { rows.add(text, worth: worth(entry, text), at: entry.place) }
      }
    }
    return rows.block(
      stretch.origin, least: 0, bonus: stretch.origin.isNamed ? 1 : 0,
      cuts: stretch.origin == .heading || stretch.origin == .following)
  }

  /// Whether a line of a step repeats ingredients, or leads to another page.
  private func isForeign(_ part: BlockEntry.Part) -> Bool {
    part.isLink || finder.tree.names(of: finder.outline.lines[part.place], contain: Self.foods)
  }

  private static let foods = NameStems(["ingredient"])

  /// The place of the last step in numbered lists; a heading below it begins no steps.
  private func endOfNumbers(_ entries: [BlockEntry]) -> Int {
    let isNumbered = entries.filter(\.isOrdered).count >= 2
    return isNumbered ? entries.lastIndex(where: \.isOrdered) ?? .max : .max
  }

  /// How strongly a line suggests steps.
  private func worth(_ entry: BlockEntry, _ text: String) -> Double {
    if entry.isLink { return -1 }
    if StepLine.isNumbered(text) { return 0.8 }
    if LineShape.isSentence(text) { return text.utf8.count > 60 ? 1 : 0.7 }
    if LineShape.beginsWithAmount(text), text.utf8.count < 60 { return -0.7 }
    if text.utf8.last == UInt8(ascii: ".") { return text.utf8.count >= 12 ? 0.7 : 0.2 }
    return text.utf8.count < 25 ? -0.2 : 0.2
  }
}
