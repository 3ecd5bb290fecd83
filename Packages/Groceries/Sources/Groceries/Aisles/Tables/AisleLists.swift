import EmbeddedText
import MealModels

/// Our own lists of aisles, from `Data`.
///
/// A line is an aisle, a tab, and either ids of foods separated by blanks, or items separated by
/// semicolons. Several lines may have the same aisle.
package struct AisleLists: Sendable {
  /// A listed item with its aisle.
  package struct Thing: Sendable {
    /// The name of the item in the list.
    package let name: String
    /// The aisle of the item.
    package let aisle: Aisle
  }

  /// The lists that ship inside the binary, read on first use.
  static let bundled = AisleLists(
    trusted: String(decoding: BundledAisles.foods.bytes, as: UTF8.self),
    words: String(decoding: BundledAisles.words.bytes, as: UTF8.self))

  /// The aisle of each food.
  package private(set) var foods: [FoodID: Aisle] = [:]
  /// The items in the order of the list.
  package private(set) var things: [Thing] = []

  /// Reads the lists; throws an error for the first line that is invalid or puts an item in two
  /// aisles.
  package init(foods foodLines: String, words wordLines: String) throws(GroceryDataError) {
    for line in TableLine.lines(of: foodLines) { try read(foods: line, Self.aisle(line)) }
    var seen: [String: Aisle] = [:]
    for line in TableLine.lines(of: wordLines) { try read(words: line, Self.aisle(line), &seen) }
  }

  /// Reads lists that were checked before.
  private init(trusted foodLines: String, words wordLines: String) {
    for line in TableLine.lines(of: foodLines) {
      guard let aisle = Aisle(rawValue: line.column(0)) else { continue }
      for id in line.column(1).split(separator: " ") { foods[FoodID(rawValue: String(id))] = aisle }
    }
    for line in TableLine.lines(of: wordLines) {
      guard let aisle = Aisle(rawValue: line.column(0)) else { continue }
      things += Self.names(line).map { Thing(name: $0, aisle: aisle) }
    }
  }

  private mutating func read(foods line: TableLine, _ aisle: Aisle) throws(GroceryDataError) {
    for id in line.column(1).split(separator: " ") {
      guard foods.updateValue(aisle, forKey: FoodID(rawValue: String(id))) == nil else {
        throw line.wrong("'\(id)' is listed twice")
      }
    }
  }

  private mutating func read(
    words line: TableLine, _ aisle: Aisle, _ seen: inout [String: Aisle]
  ) throws(GroceryDataError) {
    for name in Self.names(line) {
      let key = FoodName.key(name)
      guard !key.isEmpty else { throw line.wrong("'\(name)' has no word") }
      if let other = seen.updateValue(aisle, forKey: key), other != aisle {
        throw line.wrong("'\(name)' stands in \(other.rawValue) too")
      }
      things.append(Thing(name: name, aisle: aisle))
    }
  }

  private static func aisle(_ line: TableLine) throws(GroceryDataError) -> Aisle {
    guard let aisle = Aisle(rawValue: line.column(0)) else {
      throw line.wrong("'\(line.column(0))' is not an aisle, such as 'bakery'")
    }
    return aisle
  }

  private static func names(_ line: TableLine) -> [String] {
    line.column(1).split(separator: ";").map { String($0.drop { $0 == " " }) }
  }
}
