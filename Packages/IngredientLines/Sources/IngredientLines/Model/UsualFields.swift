/// The usual classes of words, determined from labelled lines, by the stem of a word.
package enum UsualFields {
  /// The class of a word that occurs in too few lines.
  package static let unknown: UInt8 = 0

  /// The class of a word, from the number of times that it has each field.
  ///
  /// A class has one dominant field, or the two most common fields.
  package static func kind(of counts: [LineField: Int]) -> UInt8 {
    let fields = LineField.allCases
    let total = fields.reduce(0) { $0 + (counts[$1] ?? 0) }
    guard total >= 2 else { return unknown }
    let places = fields.indices.sorted { left, right in
      let (one, other) = (counts[fields[left]] ?? 0, counts[fields[right]] ?? 0)
      return one != other ? one > other : left < right
    }
    let top = counts[fields[places[0]]] ?? 0
    if top * 10 >= total * 9 { return UInt8(1 + places[0]) }
    return UInt8(8 + places[0] * 7 + places[1])
  }

  /// The classes of words that mostly have one field, and sometimes another.
  static func mixed(_ kind: UInt8) -> ClosedRange<UInt8> {
    let first = 8 + (kind - 1) * 7
    return first...(first + 6)
  }

  /// The feature under which the class of a word is stored.
  package static func feature(_ stem: UInt64) -> UInt64 { LineHash.mix(template: 200, stem) }
}
