/// A separate entry in a stretch of a page: a heading, an item of a list, a paragraph.
struct BlockEntry {
  /// The text, on one line.
  var text: String
  /// A line of an entry.
  struct Part {
    /// The text.
    var text: String
    /// Whether it is a heading, or in bold letters.
    var isTitle: Bool
    /// Whether all of it is a link.
    var isLink: Bool
    /// Its place in the outline.
    var place: Int
  }

  /// Its lines.
  var parts: [Part]
  /// Whether it is a heading.
  var isHeading: Bool
  /// Whether all of it is a link.
  var isLink: Bool
  /// Whether it is an item of a list or a row of a table.
  var isItem: Bool
  /// The list or table that holds it; −1 for none.
  var list: Int32
  /// Whether it is in a numbered list.
  var isOrdered: Bool
  /// Whether it is a short item in bold letters that names no amount.
  var isBoldItem: Bool {
    isItem && parts.allSatisfy(\.isTitle) && text.utf8.count <= 60
      && !LineShape.beginsWithAmount(text)
  }
  /// Its last line in the outline.
  var place: Int

  /// The entry joined with another one that is its part: an amount with its food.
  func joined(with other: BlockEntry) -> BlockEntry {
    BlockEntry(
      text: text + " " + other.text, parts: parts + other.parts, isHeading: false,
      isLink: isLink && other.isLink, isItem: isItem, list: list, isOrdered: isOrdered,
      place: other.place)
  }
}

extension BlockFinder {
  /// The entries of a stretch, in order.
  ///
  /// - Parameter joins: whether the short lines of an item form one entry, as an amount and its
  ///   food do.
  func entries(_ stretch: Stretch, joins: Bool) -> [BlockEntry] {
    stretch.units.isEmpty || !joins
      ? entries(stretch.lines, joins) : entries(units: stretch.units)
  }

  private func entries(_ lines: [Int], _ joins: Bool) -> [BlockEntry] {
    var entries: [BlockEntry] = []
    var place = 0
    while place < lines.count {
      var end = place + 1
      let item = outline.lines[lines[place]].item
      if item >= 0 {
        while end < lines.count, outline.lines[lines[end]].item == item { end += 1 }
        if !isOne(lines[place..<end], joins) { end = place + 1 }
      }
      entries.append(entry(lines[place..<end]))
      place = end
    }
    return entries
  }

  /// Whether the lines of an item are one entry, and the item is not the layout of the whole page.
  private func isOne(_ lines: ArraySlice<Int>, _ joins: Bool) -> Bool {
    guard joins else { return lines.count <= 12 }
    guard lines.count <= 6, !areSeveral(lines) else { return false }
    return lines.reduce(0) { $0 + outline.lines[$1].text.utf8.count } <= 260
  }

  /// Whether more than one line names an amount with its food.
  private func areSeveral(_ lines: some Collection<Int>) -> Bool {
    guard lines.count > 1 else { return false }
    let whole = lines.filter { place in
      let text = outline.lines[place].text
      return LineShape.beginsWithAmount(text) && text.utf8.first != UInt8(ascii: "(")
        && text.utf8.count(where: { $0 == 0x20 }) >= 2
    }
    return whole.count >= 2
  }

  /// Entries that are each one element; headings between two of them are entries, too.
  private func entries(units: [Range<Int>]) -> [BlockEntry] {
    var entries: [BlockEntry] = []
    var end = max(0, (units.first?.lowerBound ?? 0) - 1)
    if let first = units.first, first.lowerBound > 0, !isGroup(end) { end = first.lowerBound }
    for unit in units {
      if unit.lowerBound - end <= 6 {
        for place in end..<max(end, unit.lowerBound) where isGroup(place) {
          entries.append(entry([place]))
        }
      }
      if areSeveral(unit) {
        entries += unit.map { entry([$0]) }
      } else {
        entries.append(entry(Array(unit)[...]))
      }
      end = unit.upperBound
    }
    return entries
  }

  /// Whether a line between ingredients names a group of them.
  private func isGroup(_ place: Int) -> Bool {
    let line = outline.lines[place]
    guard line.text.utf8.count <= 80, !LineShape.beginsWithAmount(line.text) else { return false }
    return line.level > 0 || line.isBold || line.text.last == ":" || GroupHeading.saysFor(line.text)
  }

  private func entry(_ lines: ArraySlice<Int>) -> BlockEntry {
    let all = lines.map { outline.lines[$0] }
    let text = all.map(\.text).joined(separator: " ")
    let isWhole = all.allSatisfy { $0.level > 0 || $0.isBold }
    let isHeading =
      text.utf8.count <= 90 && !LineShape.beginsWithAmount(text)
      && (isWhole && (all[0].item < 0 || all[0].level > 0 || text.last == ":") || text.last == ":")
    return BlockEntry(
      text: text, parts: lines.map { part($0) }, isHeading: isHeading,
      isLink: all.allSatisfy(\.isLink), isItem: all[0].item >= 0,
      list: all[0].list, isOrdered: all[0].list >= 0 && tree.nodes[Int(all[0].list)].tag == .ol,
      place: lines.last ?? 0)
  }

  private func part(_ place: Int) -> BlockEntry.Part {
    let line = outline.lines[place]
    return BlockEntry.Part(
      text: line.text, isTitle: line.level > 0 || line.isBold, isLink: line.isLink, place: place)
  }
}
