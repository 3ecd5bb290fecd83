import MealModels

/// Lines that ask for the same amount of each of several foods: "1 tsp each cumin and coriander".
struct EqualAmounts {
  private let line: CookedLine
  private let names: NameMemory

  /// A line for each food; nil if the line is about only one food.
  static func lines(
    _ line: CookedLine, _ words: NamedLine, _ reader: NeedReader
  ) -> [CookedLine]? {
    guard !words.saidByName.contains(.or) else { return nil }
    let each = EqualAmounts(line: line, names: reader.names)
    let isSaid = words.has(.each) && !line.amounts.contains { $0.relation == .each }
    let parts = isOneFood(line, reader.book) ? [] : parts(of: line.name)
    let named = each.foods(of: parts) ?? each.foods(of: withoutMixed(parts))
    if isSaid, let told = each.toldFoods(), told.count > named?.count ?? 0 {
      return told.map { each.single($0, isEach: true, isFirst: false) }
    }
    guard let named, named.count > 1 else { return nil }
    let isEach =
      words.has(.each) || line.amounts.isEmpty || line.food == "salt-and-pepper"
    let isJoined = words.saidByName.contains(.and) || words.saidByName.contains(.plus)
    guard isEach || isJoined && line.food == nil else { return nil }
    return named.enumerated().map { each.single($1, isEach: isEach, isFirst: $0 == 0) }
  }

  /// Whether the whole name is that of one food, such as "sweet and sour chicken".
  ///
  /// Salt and pepper are bought apart.
  private static func isOneFood(_ line: CookedLine, _ book: FoodBook) -> Bool {
    guard let food = line.food, food != "salt-and-pepper" else { return false }
    return book[food]?.name == line.name
  }

  private typealias Named = (name: String, food: FoodID)

  private func single(_ named: Named, isEach: Bool, isFirst: Bool) -> CookedLine {
    var single = line
    single.name = named.name
    single.food = named.food
    single.text = named.name
    single.remarks = line.remarks.filter { !$0.contains(" and ") }
    if !isEach, !isFirst { single.amounts = [] }
    return single
  }

  /// The foods after the word "each", up to the first words that name no food.
  private func toldFoods() -> [Named]? {
    let text = LinePiece.withoutBrackets(line.text)
    guard let each = text.firstRange(of: "each"), !text[each.upperBound...].hasPrefix(",") else {
      return nil
    }
    var rest = text[each.upperBound...].drop { $0 == ":" || $0 == " " }
    if rest.hasPrefix("of ") { rest = rest.dropFirst(3) }
    let parts = Self.parts(of: String(rest))
    for count in stride(from: parts.count, to: 1, by: -1) {
      if let foods = foods(of: Array(parts.prefix(count))) { return foods }
    }
    return nil
  }

  /// The foods of some parts; nil if one of them names no food.
  ///
  /// In "red and green pepper", "red" lacks the noun of the last part. In "ground cumin and
  /// coriander", "coriander" lacks the "ground" of the first part.
  private func foods(of parts: [String]) -> [Named]? {
    guard parts.count > 1, let last = parts.last, let first = parts.first else { return nil }
    let noun = last.split(separator: " ").last.map { String($0) } ?? ""
    let state = first.split(separator: " ").first.map { String($0) } ?? ""
    var foods: [Named] = []
    for part in parts {
      var name = part
      if Self.states.contains(state), !part.hasPrefix(state) { name = "\(state) \(part)" }
      if let food = names.food(name) ?? names.food(part) {
        foods.append((name, food.id))
      } else if part != last, let food = names.food("\(part) \(noun)") {
        foods.append(("\(part) \(noun)", food.id))
      } else {
        return nil
      }
    }
    return foods
  }

  /// Words that apply to all foods if the first food has them.
  private static let states: Set<String> = [
    "ground", "dried", "fresh", "freshly", "chopped", "minced", "frozen", "canned", "toasted",
  ]

  private static func parts(of name: String) -> [String] {
    let words = name.split { $0 == " " || $0 == "," }
    guard name.contains(",") || words.contains(where: { joints.contains($0.lowercased()) }) else {
      return []
    }
    return name.split(separator: ",").flatMap { piece in
      piece.split(separator: " ").split { joints.contains($0.lowercased()) }
        .map { $0.joined(separator: " ") }
    }.filter { !$0.isEmpty }
  }

  /// Drops the first word of "mixed carrots and parsnips", because the foods are carrots and
  /// parsnips.
  private static func withoutMixed(_ parts: [String]) -> [String] {
    guard let first = parts.first, first.hasPrefix("mixed ") else { return [] }
    return [String(first.dropFirst(6))] + parts.dropFirst()
  }

  private static let joints: Set<String> = ["and", "&", "plus"]
}
