import DesignSystem

/// Sections that follow each other and are numbered so, such as the days of a week.
///
/// Where a window is wide enough they stand beside each other; what is read and where the keyboard
/// goes stays one section after the other.
struct SectionSeries {
  /// The sections in order.
  let sections: [Element]

  /// Fewer than so many sections are not worth a table.
  static let fewest = 5
  /// A column of the table is at least so wide.
  static let leastColumns = 14
  /// The columns that are left empty between two.
  static let gap = 2

  /// The series with which elements begin; nil where they begin with none.
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

  /// Whether a tree has one.
  static func isIn(_ root: Element) -> Bool {
    root.children.indices.contains { SectionSeries(leading: root.children[$0...]) != nil }
      || root.children.contains(where: isIn)
  }

  /// How wide each column is in so many columns; nil where that is too little.
  func side(in columns: Int) -> Int? {
    let side = (columns - Self.gap * (sections.count - 1)) / sections.count
    return side >= Self.leastColumns ? side : nil
  }

  /// What a section is called and its number; nil for what is not a section with a header and one
  /// group of rows.
  private static func place(_ element: Element) -> (name: Substring, number: Int)? {
    guard element.role == .section, element.children.count == 2,
      let dot = element.id.rawValue.lastIndex(of: "."),
      let number = Int(element.id.rawValue[dot...].dropFirst())
    else { return nil }
    return (element.id.rawValue[..<dot], number)
  }
}

extension Artist {
  /// The sections of a series beside each other, their first rows in one line, then their second ones;
  /// nil outside of windows, and where there is no room.
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

  /// One cell of each column beside each other, empty ones too.
  private func beside(_ cells: [[Element]], _ side: Int) -> TextBox {
    let boxes = cells.map { cell in
      TextBox.stacked(cell.map { box($0, columns: side) }, columns: side)
    }
    return TextBox.beside(boxes, gap: SectionSeries.gap, centered: false)
  }
}
