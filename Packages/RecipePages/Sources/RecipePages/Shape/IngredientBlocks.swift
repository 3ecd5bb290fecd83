import IngredientLines
import MealModels

/// Finds the ingredients that a page shows.
struct IngredientBlocks {
  let finder: BlockFinder
  let reader: LineReader

  /// All stretches that may be ingredients, the likeliest first.
  ///
  /// - Parameter byShape: whether lists that nothing announces are among them.
  func candidates(byShape: Bool) -> [ShownBlock] {
    let stretches =
      finder.named(Self.stems) + finder.headed(.ingredients) + (byShape ? finder.lists() : [])
    return stretches.compactMap(block).sorted { $0.score > $1.score }
  }

  /// Parts of the names of elements that hold ingredients.
  private static let stems = NameStems([
    "ingredien", "zutat", "skladnik", "hozzavalo", "surovin", "malzeme", "ingrédien",
  ])

  private func block(_ stretch: BlockFinder.Stretch) -> ShownBlock? {
    guard stretch.lines.count >= 2, stretch.lines.count <= 3_000 else { return nil }
    var sections = [RecipeDraft.Section([])]
    var (score, first, last) = (0.0, Int.max, 0)
    let entries = finder.entries(stretch, joins: true)
    let boldItems = entries.filter(\.isBoldItem).count
    for var entry in entries {
      if entry.isBoldItem, boldItems * 3 <= entries.count { entry.isHeading = true }
      if let kind = SectionWords.kind(entry.text) {
        if kind == .ingredients {
          if !SectionWords.isPlain(entry.text), entry.isHeading {
            sections.append(RecipeDraft.Section([], below: GroupHeading.cleaned(entry.text)))
          }
          continue
        }
        if sections.contains(where: { !$0.lines.isEmpty }) { break }
        continue
      }
      if entry.isHeading {
        sections.append(RecipeDraft.Section([], below: GroupHeading.cleaned(entry.text)))
        continue
      }
      guard LineShape.mayBeIngredient(entry.text), !BlockNoise.isNoise(entry.text),
        !ShownFacts.isFact(entry.text)
      else {
        if entry.text.utf8.count > 110 { score -= 1 }
        continue
      }
      sections[sections.count - 1].lines.append(BlockNoise.cleaned(entry.text))
      score += worth(entry)
      first = min(first, entry.place)
      last = max(last, entry.place)
    }
    sections = sections.filter { !$0.lines.isEmpty }
    let count = sections.reduce(0) { $0 + $1.lines.count }
    guard count >= 2, score >= Double(count) * 0.35, first <= last else { return nil }
    let bonus = stretch.origin == .shape ? 0 : 1.5
    return ShownBlock(
      sections: sections, origin: stretch.origin, score: score + bonus, place: first..<last + 1)
  }

  /// How much a line speaks for ingredients, from −1 to 1.
  private func worth(_ entry: BlockEntry) -> Double {
    if LineShape.isSentence(entry.text), !LineShape.beginsWithAmount(entry.text) { return -1 }
    if entry.text.utf8.count > 160 { return -1 }
    if LineShape.beginsWithAmount(entry.text) { return entry.isLink ? 0.3 : 1 }
    if entry.isLink { return -0.3 }
    if LineShape.hasNumber(entry.text),
      reader.line(entry.text).amounts.contains(where: { $0.unit != nil })
    {
      return 1
    }
    return entry.text.utf8.count <= 40 ? 0.4 : 0
  }
}
