import MealModels

/// Lines that ask for as much of each of several foods: "1 tsp each cumin and coriander".
enum EachOf {
  /// A line for each food; nil where the line is about one.
  static func lines(_ line: CookedLine, _ words: NamedLine, _ names: NameMemory) -> [CookedLine]? {
    let parts = self.parts(of: line.name)
    guard parts.count > 1 else { return nil }
    let isEach = words.set.contains("each") || line.amounts.isEmpty
    let isSalted = line.food == "salt-and-pepper"
    guard isEach || isSalted || line.food == nil else { return nil }
    let foods = parts.map { names.food($0) }
    guard foods.allSatisfy({ $0 != nil }) else { return nil }
    return zip(parts, foods).map { part, food in
      var single = line
      single.name = part
      single.food = food?.id
      single.text = part
      single.remarks = line.remarks.filter { !$0.contains(" and ") }
      if !isEach, !isSalted, part != parts.first { single.amounts = [] }
      return single
    }
  }

  private static func parts(of name: String) -> [String] {
    let words = name.split { $0 == " " || $0 == "," }
    guard words.contains(where: { joints.contains($0.lowercased()) }) else { return [] }
    return name.split(separator: ",").flatMap { piece in
      piece.split(separator: " ").split { joints.contains($0.lowercased()) }
        .map { $0.joined(separator: " ") }
    }.filter { !$0.isEmpty }
  }

  private static let joints: Set<String> = ["and", "&", "plus"]
}
