/// The reason why a list was not changed.
public enum GroceryError: Error, Hashable, Sendable {
  /// The list has no such item.
  case unknownItem(ListItemID)
  /// No item has this name.
  case unknownName(String)
  /// There are no words.
  case noWords
  /// A text is too long.
  case textTooLong(characters: Int, most: Int)
  /// An id was used before.
  case usedID(ManualItemID)
  /// The list is too long.
  case listTooLong(most: Int)
  /// The words are not an amount of the item.
  case noAmount(String)
  /// There is no such list.
  case unknownList(GroceryListID)
  /// A list has no name.
  case noListName
  /// Another list has the name.
  case usedListName(String)
  /// There are too many lists.
  case tooManyLists(most: Int)

  /// The error in plain English.
  public var message: String {
    switch self {
    case .unknownItem(let id): "there is no item '\(id)' on the list; the list has all ids"
    case .unknownName(let name): "nothing on the list is called '\(name)'; the list has all names"
    case .noWords: "an item needs a word, such as \"2 l oat milk\""
    case .textTooLong(let count, let most):
      "an item has at most \(most) characters, and this one has \(count)"
    case .usedID(let id): "the id '\(id)' was used before; give the item a new one"
    case .listTooLong(let most):
      "a list has at most \(most) items that were added by hand; remove some"
    case .noAmount(let words):
      "'\(words)' cannot be read as an amount; say one such as \"500 g\" or \"3\""
    case .unknownList(let id): "there is no list '\(id)'; the lists have all ids"
    case .noListName: "a list needs a name, such as \"Party\""
    case .usedListName(let name): "another list is called '\(name)'; choose another name"
    case .tooManyLists(let most): "there are at most \(most) lists; delete one"
    }
  }
}
