import MealModels

/// Our own lists of what stands where, as `Data` has them.
///
/// A line is an aisle, a tab, and either ids of foods with blanks between them or things with
/// semicolons between them. Several lines may speak of one aisle.
package struct AisleLists {
  /// The aisle of each food.
  package var foods: [FoodID: Aisle] = [:]
  /// Things in the order in which they are listed, with their aisles.
  package var things: [(name: String, aisle: Aisle)] = []

  /// Reads the lists, or fails on the first line that is none, or thing that is listed twice.
  package init(foods foodLines: String, words wordLines: String) throws(AisleListError) {
    for (aisle, rest) in try Self.lines(foodLines) {
      for id in rest.split(separator: " ") {
        let food = FoodID(rawValue: String(id))
        guard foods.updateValue(aisle, forKey: food) == nil else { throw .twice(String(id)) }
      }
    }
    var seen: [String: Aisle] = [:]
    for (aisle, rest) in try Self.lines(wordLines) {
      for part in rest.split(separator: ";") {
        let name = String(part.drop { $0 == " " })
        let key = FoodName.key(name)
        guard !key.isEmpty else { throw .line(String(part)) }
        if let other = seen.updateValue(aisle, forKey: key) {
          guard other == aisle else { throw .twice(name) }
        } else {
          things.append((name, aisle))
        }
      }
    }
  }

  private static func lines(
    _ text: String
  ) throws(AisleListError) -> [(Aisle, Substring)] {
    var lines: [(Aisle, Substring)] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      guard columns.count == 2, let aisle = Aisle(rawValue: String(columns[0])) else {
        throw .line(String(line))
      }
      lines.append((aisle, columns[1]))
    }
    return lines
  }
}

/// What is wrong with a list of what stands where.
package enum AisleListError: Error, Equatable, Sendable {
  /// It is no aisle, a tab, and what stands there.
  case line(String)
  /// It stands in two aisles, or a food twice in one.
  case twice(String)

  /// What is wrong and what would be right.
  package var message: String {
    switch self {
    case .line(let line): "'\(line)' is no line such as 'bakery<tab>bread; rolls'"
    case .twice(let name): "'\(name)' is listed twice"
    }
  }
}
