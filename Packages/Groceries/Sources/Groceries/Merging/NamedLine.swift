import MealModels

/// The words of a line around the name of its food, in lower case.
struct NamedLine {
  /// All words of the line.
  let all: [String]
  /// The words of the name.
  let name: [String]
  /// The words right before the name, nearest last, and those of the name itself.
  let upToName: Set<String>
  /// Every word as a set.
  let set: Set<String>

  init(_ line: CookedLine) {
    all = FoodName.words(of: line.text)
    name = FoodName.words(of: line.name)
    let remarks = line.remarks.flatMap { FoodName.words(of: $0) }
    set = Set(all).union(name).union(remarks)
    let start = Self.position(of: name, in: all) ?? 0
    upToName = Set(all.prefix(start + name.count)).union(name)
  }

  /// Whether the line has one of some words.
  func has(_ words: Set<String>) -> Bool { !set.isDisjoint(with: words) }

  /// Whether such a word stands in the name or before it: "2 cups cooked quinoa", and not
  /// "2 cups quinoa, cooked", which is measured before it is cooked.
  func leads(_ words: Set<String>) -> Bool { !upToName.isDisjoint(with: words) }

  private static func position(of name: [String], in all: [String]) -> Int? {
    guard let first = name.first, name.count <= all.count else { return nil }
    for start in 0...(all.count - name.count) where all[start] == first {
      if Array(all[start..<(start + name.count)]) == name { return start }
    }
    return all.firstIndex(of: name[name.count - 1]).map { max(0, $0 - name.count + 1) }
  }
}
