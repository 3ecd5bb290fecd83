import Groceries
import IngredientLines
import MealModels

/// Reads what people write about food at home: "500 g rice" or "2 cans of tomatoes".
public struct PantryReader: Sendable {
  private let foods: FoodReference

  /// Makes a reader that knows the foods of a reference.
  public init(_ foods: FoodReference) { self.foods = foods }

  /// The item at home that some words mean; words that cannot be read are kept as typed.
  ///
  /// - Throws: `GroceryError.noWords` or `GroceryError.textTooLong`.
  public func item(typed words: String, as id: PantryItemID) throws(GroceryError) -> PantryItem {
    let text = words.split { $0.isWhitespace }.joined(separator: " ")
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { throw .noWords }
    guard text.count <= ManualItem.longest else {
      throw .textTooLong(characters: text.count, most: ManualItem.longest)
    }
    guard let item = read(text), item.food != nil else {
      return PantryItem(id: id, food: nil, name: text)
    }
    return PantryItem(
      id: id, food: item.food, form: item.form, name: item.name, amount: item.amounts.first)
  }

  /// The amount of an item that a text states, such as "200 g"; nil if it states none.
  public func amount(_ text: String, of item: PantryItem) -> ListAmount? {
    let read = LineReader(foods).line("\(text) \(item.name)")
    let line = CookedLine(read)
    guard !read.hasUnreadableAmount, let first = line.amounts.first, let quantity = first.quantity,
      first.unit != nil || first.word != nil || Quantity(text) != nil
    else { return nil }
    return ListAmount(quantity, first.unit, word: first.word)
  }

  /// The item that some words mean, in the form in which shops sell it.
  ///
  /// An item that is never bought, such as water or a pinch of salt, keeps the form of the words.
  private func read(_ text: String) -> ListItem? {
    let read = LineReader(foods).line(text)
    guard !read.hasUnreadableAmount else { return nil }
    let line = CookedLine(read)
    let dish = DishToBuy(MealSource(id: "pantry", title: text), lines: [line])
    if let item = ListMerger(foods).items(for: [dish]).first { return item }
    let amounts = line.amounts.prefix(1).compactMap { amount in
      amount.quantity.map { ListAmount($0, amount.unit, word: amount.word) }
    }
    return ListItem(id: "pantry", name: line.name, food: line.food, amounts: amounts)
  }
}
