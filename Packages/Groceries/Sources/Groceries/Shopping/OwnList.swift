import MealModels

/// A list that belongs to no week, such as one for a party or the hardware shop.
///
/// It has only items that people add, and needs no store.
public struct OwnList: Hashable, Sendable, Identifiable, Codable {
  /// Its id, new for each list and never used again.
  public let id: GroceryListID
  /// Its name, at most 60 characters.
  public var name: String

  /// Makes a list; a longer name is cut.
  public init(id: GroceryListID, name: String) {
    self.id = id
    self.name = String(name.prefix(Self.longestName))
  }

  /// The most characters of a name.
  public static let longestName = 60
}

extension TypedID<GroceryList> {
  /// The id of a new list of its own.
  ///
  /// - Parameter key: a text that no other list has.
  public static func own(_ key: String) -> GroceryListID { GroceryListID(rawValue: "own-\(key)") }

  /// Whether it is a list of its own, which belongs to no week.
  public var isOwn: Bool { rawValue.hasPrefix("own-") }
}
