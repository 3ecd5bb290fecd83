import CommandKit
import Groceries
import MealModels
import PrintedText

/// The items of a list, found by their names.
struct ItemTargets: Sendable {
  let list: GroceryList

  /// An item by its id, or by words that only one item has.
  func item(_ words: String) throws(CommandError) -> ListedItem {
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .wrong("name an item of the list, such as 'olive oil'")
    }
    if let item = list[ListItemID(rawValue: words)] { return item }
    let found = list.items(named: words)
    if found.count == 1 { return found[0] }
    let wanted = Self.key(words)
    let exact = found.filter { Self.key($0.item.name) == wanted }
    if exact.count == 1 { return exact[0] }
    guard found.isEmpty else {
      let names = found.prefix(12).map { "'\($0.id)' (\($0.item.text))" }
      throw .wrong(
        "\(PlainText.quoted(words)) matches \(found.count) items; give the id of one: "
          + names.joined(separator: ", "), listsChoices: true)
    }
    throw unknown(words)
  }

  private func unknown(_ words: String) -> CommandError {
    let names = (list.items + list.removed).map(\.item.name)
    let nearest = Spelling.nearest(to: words.lowercased(), among: names)
    return .wrong(
      "nothing on the list is called \(PlainText.quoted(words))"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'grocery list' shows what is on it"))
  }

  private static func key(_ words: String) -> [String] {
    FoodName.words(of: words).map { FoodName.singular($0) }
  }
}
