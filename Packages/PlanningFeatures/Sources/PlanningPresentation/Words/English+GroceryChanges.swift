import DesignSystem

extension CopyTable {
  /// The words for changes of the grocery list and the cart.
  static let groceryChangesEnglish: [CopyKey: CopyEntry] = [
    "grocery-item.share": "{amount} for {meal}",
    "grocery-item.meal-on": "{meal}, {day}",
    "grocery-item.instead-of": "Instead of {name}",
    "grocery-item.at-home": "{amount} is at home",
    "grocery-item.costs-more": "{amount} more for 100 g",
    "grocery-item.costs-less": "{amount} less for 100 g",
    "grocery-item.unsafe":
      "The substitute no longer fits everybody's limits, so {name} is on the list again.",
    "grocery-list.asked-too-often": "The store was asked too often. Try again in a while.",
    "grocery-list.substituted":
      .plural(one: "{count} item was replaced.", other: "{count} items were replaced."),
    "grocery-list.substituted.left":
      .plural(one: "{count} was left as it is.", other: "{count} were left as they are."),
    "grocery-list.substituted.none": "No substitute was found that everybody may eat.",
    "grocery-list.meal-added": "The ingredients for {title} are on the list.",
    "picker.not-for-all":
      "{title} breaks a limit of the people at the table, so it is not planned.",
    "stores.chosen": "Prices and stock now come from {store}.",
    "stores.none-chosen": "No store is chosen. Your list is kept without prices.",
    "cart.handed-over": "The cart is with {retailer}. Pay there to buy it.",
    "cart.refused": "The store no longer takes any item in this cart. Your list has not changed.",
    "cart.changed": "The cart changed since you looked at it. Review the changes first.",
  ]
}
