import MealModels

/// The headings of a block that a page shows, and the heading above each line.
struct ShownPlaces {
  /// The headings of the block, with the lines that were recognised as headings.
  private(set) var headings: [String?] = []
  /// For each line, the index of its heading.
  private(set) var groups: [Int] = []
  /// The lines that are headings.
  private var taken = Set<Int>()

  /// - Parameter headings: the lines of the block that the page's data lacks. One without an amount
  ///   may be the heading of the lines below it.
  init(_ block: ShownBlock, headings extra: [Int]) {
    let lines = block.lines
    for section in block.sections {
      headings.append(section.heading)
      for _ in section.lines {
        let place = groups.count
        if extra.count * 4 <= lines.count, extra.contains(place), place + 1 < lines.count,
          !extra.contains(place + 1), Self.mayBeHeading(lines[place])
        {
          headings.append(GroupHeading.cleaned(lines[place]))
          taken.insert(place)
        }
        groups.append(headings.count - 1)
      }
    }
  }

  private static func mayBeHeading(_ line: String) -> Bool {
    line.utf8.count <= 60 && !line.contains(",") && !LineShape.beginsWithAmount(line)
  }

  /// The lines below their headings.
  func sections(of lines: [String]) -> [RecipeDraft.Section] {
    var sections = headings.map { RecipeDraft.Section([], below: $0) }
    for (place, line) in lines.enumerated() where !taken.contains(place) {
      sections[groups[place]].lines.append(line)
    }
    return sections.filter { !$0.lines.isEmpty }
  }

  /// Groups the lines of a page's data below the headings that the page shows above them.
  static func grouped(
    _ lines: [String], below block: ShownBlock, _ matching: LineMatching
  ) -> [RecipeDraft.Section] {
    let isWhole = matching.matched == lines.count
    let places = ShownPlaces(block, headings: isWhole ? matching.extra : [])
    guard places.headings.contains(where: { $0 != nil }) else {
      return [RecipeDraft.Section(lines)]
    }
    let ordered = LineMatching.inOrder(
      data: lines.map(LineKey.init), shown: block.lines.map(LineKey.init),
      matched: matching.matched)
    let shown = ordered ?? matching.shown
    var (grouped, current): ([RecipeDraft.Section], Int) = ([], -1)
    for (index, line) in lines.enumerated() {
      let group = shown[index].map { places.groups[$0] } ?? max(0, current)
      if group != current {
        grouped.append(RecipeDraft.Section([], below: places.headings[group]))
        current = group
      }
      if isHeading(line, places.headings) { continue }
      grouped[grouped.count - 1].lines.append(line)
    }
    return grouped.filter { !$0.lines.isEmpty }
  }

  /// Whether a line of data only repeats the heading of its group.
  static func isHeading(_ line: String, _ headings: [String?]) -> Bool {
    guard !LineShape.beginsWithAmount(line) else { return false }
    let key = LineShape.key(line)
    return headings.contains { $0.map { LineShape.key($0) == key } ?? false }
  }
}
