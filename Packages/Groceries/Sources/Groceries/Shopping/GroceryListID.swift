import MealModels

/// The id of a shopping list, to which ticks and removals belong.
public typealias GroceryListID = TypedID<GroceryList>

extension TypedID<GroceryList> {
  /// The list of the week that begins on a day, counted in days since 1 January 1970.
  public static func week(from firstDay: Int) -> GroceryListID {
    GroceryListID(rawValue: "week-\(firstDay)")
  }

  /// The days of the week for which the list is; nil for any other list.
  public var days: Range<Int>? {
    guard rawValue.hasPrefix("week-"), let first = Int(rawValue.dropFirst(5)) else { return nil }
    return first..<(first + 7)
  }
}

/// The id of an item that was added by hand, new for each one and never used again.
public typealias ManualItemID = TypedID<ManualItem>

/// An item that a person added in words.
public struct ManualItem: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public let id: ManualItemID
  /// The list that it is on.
  public var list: GroceryListID
  /// The words as they were typed, at most 200 characters: "2 l oat milk", "AA batteries".
  public var text: String
  /// The recipe whose line was added; nil for typed words.
  public var recipe: ItemRecipe?

  /// Makes an item; a longer text is cut.
  public init(
    id: ManualItemID, list: GroceryListID, text: String, of recipe: ItemRecipe? = nil
  ) {
    self.id = id
    self.list = list
    self.text = String(text.prefix(Self.longest))
    self.recipe = recipe
  }

  /// The most characters of an item's text.
  public static let longest = 200
}

/// The recipe from which a person put one line on a list.
public struct ItemRecipe: Hashable, Sendable, Codable {
  /// The recipe.
  public var id: RecipeID
  /// Its title, for rows that say what an item is for.
  public var title: String

  /// Makes the recipe of a line; a title of more than 200 characters is cut.
  public init(_ id: RecipeID, title: String) {
    self.id = id
    self.title = String(title.prefix(ManualItem.longest))
  }
}
