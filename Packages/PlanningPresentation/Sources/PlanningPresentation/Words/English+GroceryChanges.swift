import DesignSystem

extension CopyTable {
  /// What is said of changes of the grocery list and the cart.
  static let groceryChangesEnglish: [CopyKey: CopyEntry] = [
    "grocery-item.share": "{amount} for {meal}",
    "grocery-item.meal-on": "{meal}, {day}",
    "grocery-item.instead-of": "Instead of {name}",
    "grocery-item.at-home": "{amount} of it is at home",
    "grocery-item.costs-more": "{amount} more for 100 g",
    "grocery-item.costs-less": "{amount} less for 100 g",
    "grocery-item.unsafe":
      "Somebody may not have what stood in, so {name} is on the list again.",
    "grocery-list.asked-too-often": "The store was asked too often. Try again in a while.",
    "grocery-list.substituted":
      .plural(one: "{count} item was replaced.", other: "{count} items were replaced."),
    "grocery-list.substituted.left":
      .plural(one: "{count} was left as it is.", other: "{count} were left as they are."),
    "grocery-list.substituted.none": "Nothing could be replaced by something that all may eat.",
    "grocery-list.meal-added": "What {title} needs is on the list.",
    "picker.not-for-all":
      "{title} breaks a limit of somebody at the table, so it is not planned.",
    "stores.chosen": "Prices and stock are those of {store} now.",
    "stores.none-chosen": "No store is chosen. Your list is kept without prices.",
    "cart.handed-over": "The cart is with {retailer}. Pay there to buy it.",
    "cart.refused": "The store takes nothing of it any more. Your list is as it was.",
    "cart.changed": "The cart changed since you looked at it. Review the changes first.",
  ]
}
