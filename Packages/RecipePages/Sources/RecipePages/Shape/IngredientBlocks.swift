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

/// Words on pages that belong to no recipe though they stand within one.
enum BlockNoise {
  /// Whether a line is about the page, not about food.
  static func isNoise(_ text: String) -> Bool {
    guard text.utf8.count <= 100 else { return false }
    let folded = cleaned(text).lowercased()
    if folded.contains("newsletter") || folded.hasPrefix("subscribe") { return true }
    if phrases.contains(folded) { return true }
    if folded.hasPrefix("see note") || folded.hasPrefix("photo credit")
      || folded.hasPrefix("recipe adapted from") || folded.hasPrefix("adapted from")
    {
      return true
    }
    let letters = folded.filter(\.isLetter)
    return letters.isEmpty || letters == "x" || letters == "xxx"
  }

  /// A line without the sign of a box to tick or of a list before it.
  static func cleaned(_ text: String) -> String {
    var part = text[...]
    while let first = part.first, signs.contains(first) || first == " " { part = part.dropFirst() }
    while let last = part.last, signs.contains(last) || last == " " { part = part.dropLast() }
    return String(part)
  }

  private static let signs: Set<Character> = [
    "▢", "•", "·", "□", "☐", "◦", "▪", "●", "○", "–", "✓", "✔", "*", "-", "‣", "⁃", "■",
  ]

  private static let phrases: Set<String> = [
    "us customary", "metric", "us", "cook mode", "prevent your screen from going dark", "imperial",
    "print", "save", "pin", "share", "us customary metric", "us metric",
    "cups", "us cups", "servings", "add to cart", "shop ingredients", "select all", "copy",
    "add all to shopping list", "add to shopping list", "advertisement", "prevent screen lock",
    "cook mode prevent your screen from going dark", "scale 1x 2x 3x", "1x 2x 3x", "get ingredients",
    "deselect all", "units scale", "units", "scale", "x", "anzeige", "werbung",
  ]
}
