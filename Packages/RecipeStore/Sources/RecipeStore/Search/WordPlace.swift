/// Where in a recipe a word is, as the bits of one byte.
struct WordPlace: OptionSet, Sendable {
  let rawValue: UInt8

  /// It is the first word of the title.
  static let titleStart = WordPlace(rawValue: 1)
  /// It is in the title.
  static let title = WordPlace(rawValue: 2)
  /// It is in a tag, a collection, a cuisine, a course, a keyword or the name of the author.
  static let label = WordPlace(rawValue: 4)
  /// It is in an ingredient line.
  static let ingredient = WordPlace(rawValue: 8)
  /// It may name a food.
  static let food = WordPlace(rawValue: 16)
  /// It is not a word but a whole name: a tag, a collection, a title or an address.
  static let name = WordPlace(rawValue: 32)

  /// The weight of a searched word here, which is a little lower if it is only the start of a
  /// longer word.
  func weight(isWhole: Bool) -> Int {
    let weight =
      if contains(.titleStart) { 8 } else if contains(.title) { 6 } else if contains(.label) {
        4
      } else if contains(.ingredient) { 2 } else { 0 }
    return weight == 0 ? 0 : weight + (isWhole ? 1 : 0)
  }

  /// The highest weight.
  static let highestWeight = 9
}
