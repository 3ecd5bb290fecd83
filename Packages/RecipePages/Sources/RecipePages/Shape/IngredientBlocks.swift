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

  /// The lists that nothing announces before a line of the page.
  func lists(before line: Int) -> [ShownBlock] {
    finder.lists().filter { $0.lines.last.map { $0 < line } ?? false }.compactMap(block)
  }

  /// Parts of the names of elements that hold ingredients.
  static let stemWords = [
    "ingredien", "zutat", "skladnik", "hozzavalo", "surovin", "malzeme", "ingrédien",
  ]

  private static let stems = NameStems(stemWords)

  /// The block of a stretch; nil if it does not read as ingredients.
  func block(_ stretch: BlockFinder.Stretch) -> ShownBlock? {
    guard stretch.lines.count >= 2, stretch.lines.count <= 3_000 else { return nil }
    var rows = BlockRows()
    let entries = joined(finder.entries(stretch, joins: true))
    let items = entries.filter(\.isItem).count
    let lists = Self.lists(of: entries)
    let isNamed = !stretch.units.isEmpty
    let boldItems = entries.filter(\.isBoldItem).count
    for (index, entry) in entries.enumerated() {
      let isHeading =
        entry.isHeading || entry.isBoldItem && boldItems * 3 <= entries.count
        || GroupHeading.isWhole(entry.text)
        || items * 5 >= entries.count * 3 && partsLists(entries, at: index)
      if let kind = SectionWords.kind(entry.text) {
        if kind != .ingredients, rows.hasLines { break }
        if kind == .ingredients, !SectionWords.isPlain(entry.text), isHeading {
          rows.add(heading: GroupHeading.cleaned(entry.text), at: entry.place)
        }
      } else if isHeading {
        rows.add(heading: GroupHeading.cleaned(entry.text), at: entry.place)
      } else if NutritionLine.isOne(entry.text) {
        let next = entries.dropFirst(index + 1).first
        if rows.hasLines, let next, NutritionLine.mayBeOne(next.text) { break }
      } else if BlockNoise.isNoise(entry.text) || ShownFacts.isFact(entry.text)
        || entry.text.utf8.last == UInt8(ascii: "?")
      {
        continue
      } else if isNamed && Self.mayBeNamed(entry.text) {
        let worth = max(0.2, worth(entry, in: lists))
        rows.add(BlockNoise.cleaned(entry.text), worth: worth, at: entry.place)
      } else if LineShape.mayBeIngredient(entry.text) {
        rows.add(BlockNoise.cleaned(entry.text), worth: worth(entry, in: lists), at: entry.place)
      } else {
        rows.add(against: entry.text.utf8.count > 110 ? -1 : 0, at: entry.place)
      }
    }
    return rows.block(
      stretch.origin, least: 0.35, bonus: stretch.origin == .shape ? 0 : 1.5,
      cuts: stretch.origin == .heading)
  }

  /// Entries in which a separate amount is joined to the food after it, if there are many.
  private func joined(_ entries: [BlockEntry]) -> [BlockEntry] {
    let amounts = entries.filter { DataHeadings.isAmount($0.text, reader) }.count
    guard amounts >= 3, amounts * 4 >= entries.count else { return entries }
    var joined: [BlockEntry] = []
    var waiting: BlockEntry?
    for entry in entries {
      if let amount = waiting {
        let isFood = !LineShape.beginsWithAmount(entry.text)
        joined.append(isFood ? amount.joined(with: entry) : amount)
        waiting = nil
        if isFood { continue }
      }
      if DataHeadings.isAmount(entry.text, reader) {
        waiting = entry
      } else {
        joined.append(entry)
      }
    }
    return joined + (waiting.map { [$0] } ?? [])
  }

  /// Whether a short line that names no food is between two lists, as a heading is.
  private func partsLists(_ entries: [BlockEntry], at index: Int) -> Bool {
    let text = entries[index].text
    guard !entries[index].isItem, index > 0, index + 1 < entries.count, entries[index - 1].isItem,
      entries[index + 1].isItem, text.utf8.count <= 40, !LineShape.hasNumber(text)
    else { return false }
    return reader.line(text).food?.id == nil
  }

  /// Whether a line in a separate element that is named as an ingredient may be one: it may be
  /// long, and a link, but no sentence.
  private static func mayBeNamed(_ text: String) -> Bool {
    text.utf8.count <= 220 && text.utf8.contains { $0.isLetter || $0 >= 0x80 }
      && !(LineShape.isSentence(text) && text.utf8.last == UInt8(ascii: "."))
  }

  /// The lists that contain amounts, so that a link in them is an ingredient with a separate
  /// recipe.
  private static func lists(of entries: [BlockEntry]) -> Set<Int32> {
    var counts: [Int32: Int] = [:]
    for entry in entries where entry.list >= 0 && LineShape.beginsWithAmount(entry.text) {
      counts[entry.list, default: 0] += 1
    }
    return Set(counts.filter { $0.value >= 2 }.keys)
  }

  /// How strongly a line suggests ingredients, from −1 to 1.
  private func worth(_ entry: BlockEntry, in lists: Set<Int32>) -> Double {
    if LineShape.isSentence(entry.text), !LineShape.beginsWithAmount(entry.text) { return -1 }
    if entry.text.utf8.count > 160 { return -1 }
    if LineShape.beginsWithAmount(entry.text) { return entry.isLink ? 0.3 : 1 }
    if entry.isLink { return lists.contains(entry.list) ? 0.2 : -0.3 }
    if LineShape.hasNumber(entry.text),
      reader.line(entry.text).amounts.contains(where: { $0.unit != nil })
    {
      return 1
    }
    return entry.text.utf8.count <= 40 ? 0.4 : 0
  }
}
