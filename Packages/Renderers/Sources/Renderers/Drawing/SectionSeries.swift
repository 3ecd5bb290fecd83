import DesignSystem

/// Consecutive sections with consecutive numbers, such as the days of a week.
///
/// In a wide window they are side by side. The reading and keyboard order stay section by section.
struct SectionSeries {
  /// The sections in order.
  let sections: [Element]

  /// The fewest sections that become a table.
  static let fewest = 5
  /// The least width of a table column, in characters.
  static let leastColumns = 14
  /// The width of the gap between two table columns, in characters.
  static let gap = 2

  /// The series at the start of some elements; nil if they do not start with one.
  init?(leading elements: ArraySlice<Element>) {
    var found: [Element] = []
    for element in elements {
      guard let place = Self.place(element) else { break }
      if let last = found.last.flatMap(Self.place), place != (last.name, last.number + 1) { break }
      found.append(element)
    }
    guard found.count >= Self.fewest else { return nil }
    sections = found
  }

  /// Whether a tree contains a series.
  static func isIn(_ root: Element) -> Bool {
    root.children.indices.contains { SectionSeries(leading: root.children[$0...]) != nil }
      || root.children.contains(where: isIn)
  }

  /// The width of each column of a table of a given width; nil if that is too narrow.
  func side(in columns: Int) -> Int? {
    let side = (columns - Self.gap * (sections.count - 1)) / sections.count
    return side >= Self.leastColumns ? side : nil
  }

  /// The name of a section and its number; nil for any element that is not a section with a header
  /// and one group of rows.
  private static func place(_ element: Element) -> (name: Substring, number: Int)? {
    guard element.role == .section, element.children.count == 2,
      let dot = element.id.rawValue.lastIndex(of: "."),
      let number = Int(element.id.rawValue[dot...].dropFirst())
    else { return nil }
    return (element.id.rawValue[..<dot], number)
  }
}

extension Artist {
  /// The sections of a series side by side: all first rows in one line, then all second rows.
  ///
  /// Nil if there is no window or no room.
  func table(_ series: SectionSeries, _ columns: Int) -> TextBox? {
    guard looks != nil, let side = series.side(in: columns) else { return nil }
    let headers = series.sections.map { [$0.children[0]] }
    let rows = series.sections.map { $0.children[1].children.filter { $0.role != .separator } }
    let lines = (0..<(rows.map(\.count).max() ?? 0)).map { index in
      rows.map { Array($0.dropFirst(index).prefix(1)) }
    }
    let parts = ([headers] + lines).flatMap { line in
      [beside(line, side), rule(columns)]
    }
    return .stacked(parts.dropLast(), columns: columns)
  }

  /// One cell of each column side by side, including empty cells.
  private func beside(_ cells: [[Element]], _ side: Int) -> TextBox {
    let boxes = cells.map { cell in
      TextBox.stacked(cell.map { box($0, columns: side) }, columns: side)
    }
    return TextBox.beside(boxes, gap: SectionSeries.gap, centered: false)
  }
}
