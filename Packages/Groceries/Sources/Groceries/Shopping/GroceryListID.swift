import MealModels

/// The id of a shopping list, to which ticks and removals belong.
public typealias GroceryListID = TypedID<GroceryList>

extension TypedID<GroceryList> {
  /// The list of the week that begins on a day, counted in days since 1 January 1970.
  public static func week(from firstDay: Int) -> GroceryListID {
    GroceryListID(rawValue: "week-\(firstDay)")
  }

  /// The days of the week that the list is of; nil for another one.
  public var days: Range<Int>? {
    guard rawValue.hasPrefix("week-"), let first = Int(rawValue.dropFirst(5)) else { return nil }
    return first..<(first + 7)
  }
}

/// The id of an item that was added by hand, new for each one and never used again.
public typealias HandItemID = TypedID<HandItem>

/// An item that somebody added in words.
public struct HandItem: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public let id: HandItemID
  /// The list that it stands on.
  public var list: GroceryListID
  /// The words as they were typed, at most 200 characters: "2 l oat milk", "AA batteries".
  public var text: String

  /// Makes an item; what is longer is cut.
  public init(id: HandItemID, list: GroceryListID, text: String) {
    self.id = id
    self.list = list
    self.text = String(text.prefix(Self.longest))
  }

  /// The most characters of an item.
  public static let longest = 200
}
