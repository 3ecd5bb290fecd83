/// Amounts that a note adds to that of its line: "plus 1 egg white", "+ 2 tbsp for the pan".
enum AddedInNote {
  /// The note for a different number of servings; unchanged if it adds no amount.
  static func scaled(_ note: String, by factor: Fraction) -> String {
    guard factor != .one else { return note }
    var words = note.split(separator: " ").map { String($0) }
    for index in words.indices.reversed() where joints.contains(words[index].lowercased()) {
      guard let added = added(words, at: index + 1) else { continue }
      let scaled = added.measure.scaled(by: factor)
      words.replaceSubrange((index + 1)..<added.end, with: [scaled.text])
      let isMany = scaled.quantity.upperBound > .one
      let rest = words[(index + 2)...]
      guard scaled.unit == nil, (1...mostWords).contains(rest.count), let noun = rest.last else {
        continue
      }
      if isMany, added.measure.quantity.upperBound <= .one {
        words[words.count - 1] = EnglishNoun.plural(of: noun)
      }
    }
    return words.joined(separator: " ")
  }

  /// The amount that is added at an index, and the index after it.
  private static func added(_ words: [String], at start: Int) -> (measure: Measure, end: Int)? {
    guard start < words.count else { return nil }
    var end = start + 1
    var quantity = Quantity(words[start])
    if end < words.count, let mixed = Quantity("\(words[start]) \(words[end])") {
      (quantity, end) = (mixed, end + 1)
    }
    guard let quantity else { return nil }
    let unit = end < words.count ? MeasureUnit(named: words[end]) : nil
    return (Measure(quantity, unit), unit == nil ? end : end + 1)
  }

  private static let joints: Set<String> = ["plus", "+"]

  /// The largest number of words after a number that can name the counted unit.
  private static let mostWords = 2
}
