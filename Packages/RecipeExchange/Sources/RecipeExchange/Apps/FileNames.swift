/// Unique names of files for recipes, readable and allowed on every system.
struct FileNames {
  private var used: Set<String> = []
  /// The last number that each title was given.
  private var numbers: [String: Int] = [:]

  /// A name for a title.
  mutating func next(_ title: String, ending: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in title.unicodeScalars.prefix(80) {
      let isSafe =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || [" ", "-", "_", ","].contains(scalar) || scalar.properties.isEmojiPresentation
        || scalar.properties.canonicalCombiningClass != .notReordered
      scalars.append(isSafe ? scalar : " ")
    }
    let words = String(scalars).split(separator: " ").joined(separator: " ")
    let base = words.isEmpty ? "Recipe" : words
    var name = base
    var number = numbers[base] ?? 1
    while !used.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base) \(number)"
    }
    numbers[base] = number
    return "\(name).\(ending)"
  }
}
