import EmbeddedText
import MealModels

/// Our own lists of what stands where, as `Data` has them.
///
/// A line is an aisle, a tab, and either ids of foods with blanks between them or things with
/// semicolons between them. Several lines may speak of one aisle.
package struct AisleLists: Sendable {
  /// One thing with its aisle.
  package struct Thing: Sendable {
    /// What it is called.
    package let name: String
    /// Where it stands.
    package let aisle: Aisle
  }

  /// The lists that ship inside the binary, read when they are first asked for.
  static let bundled = AisleLists(
    trusted: String(decoding: BundledAisles.foods.bytes, as: UTF8.self),
    words: String(decoding: BundledAisles.words.bytes, as: UTF8.self))

  /// The aisle of each food.
  package private(set) var foods: [FoodID: Aisle] = [:]
  /// Things in the order in which they are listed.
  package private(set) var things: [Thing] = []

  /// Reads the lists, or fails on the first line that is none, or what stands in two aisles.
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
      throw line.wrong("'\(line.column(0))' is no aisle such as 'bakery'")
    }
    return aisle
  }

  private static func names(_ line: TableLine) -> [String] {
    line.column(1).split(separator: ";").map { String($0.drop { $0 == " " }) }
  }
}
