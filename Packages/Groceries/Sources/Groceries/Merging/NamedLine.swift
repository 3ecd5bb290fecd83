import MealModels

/// The words of a line around the name of its food, in lower case, and the state they describe.
struct NamedLine {
  /// The written line.
  let text: String
  /// The words of the name.
  let name: [String]
  /// The state from all words of the line.
  let said: StateWords
  /// The state from the name and the words before it.
  let saidUpToName: StateWords
  /// The state from the name itself.
  let saidByName: StateWords
  /// Whether the line states a size for several containers, but does not state whether it is the
  /// size of each or of all: "2 cans (15 oz)".
  let hasOpenSize: Bool

  init(_ line: CookedLine) {
    text = line.text
    name = FoodName.words(of: line.name)
    saidByName = StateWords(in: line.name)
    said = StateWords(in: line.text).union(saidByName)
    let end = Self.end(of: line.name, in: line.text)
    saidUpToName = StateWords(in: line.text, before: end).union(saidByName)
    let isSaid = line.amounts.contains { $0.relation == .each }
    hasOpenSize = !isSaid && !ContainerRemark.saysSizeOfAll(line.text)
  }

  /// All words of the line.
  var all: [String] { FoodName.words(of: text) }

  /// Whether the line has any of these words.
  func has(_ words: StateWords) -> Bool { !said.isDisjoint(with: words) }

  /// Whether any of these words is in the name or before it.
  ///
  /// "2 cups cooked quinoa" is measured after cooking, but "2 cups quinoa, cooked" before it.
  func leads(_ words: StateWords) -> Bool { !saidUpToName.isDisjoint(with: words) }

  /// The position of the byte after the name; if the line does not have the name unchanged, the one
  /// after the last word of the name.
  private static func end(of name: String, in text: String) -> Int {
    if let end = position(of: name, in: text) { return end }
    guard let last = name.split(separator: " ").last else { return 0 }
    return position(of: String(last), in: text) ?? 0
  }

  private static func position(of part: String, in text: String) -> Int? {
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    guard let first = wanted.first, wanted.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
      if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return start + wanted.count }
    }
    return nil
  }
}
