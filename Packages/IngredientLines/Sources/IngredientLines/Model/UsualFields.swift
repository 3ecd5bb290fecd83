/// What words usually are: classes that are counted over labelled lines, by the stem of a word.
package enum UsualFields {
  /// A word that was hardly seen.
  package static let unknown: UInt8 = 0

  /// The class of counts of each field: one field nearly always, or the two commonest.
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

  /// The classes of words that are mostly of one field, and sometimes of another.
  static func mixed(_ kind: UInt8) -> ClosedRange<UInt8> {
    let first = 8 + (kind - 1) * 7
    return first...(first + 6)
  }

  /// The feature under which the class of a word is kept.
  package static func feature(_ stem: UInt64) -> UInt64 { LineHash.mix(200, stem) }
}
