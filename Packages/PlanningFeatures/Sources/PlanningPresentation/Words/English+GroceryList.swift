import DesignSystem

extension CopyTable {
  /// The words of the grocery list.
  static let groceryListEnglish: [CopyKey: CopyEntry] = [
    "grocery-list.title": "Grocery List",
    "grocery-list.count": .plural(one: "{count} item to buy", other: "{count} items to buy"),
    "grocery-list.loading": "Reading your list",
    "grocery-list.item": "{name} ({count})",
    "grocery-list.item.spoken": "{name}, {count}",
    "grocery-list.item.hint": "Shows what it is for, and its substitutes",
    "grocery-list.remove": "Remove",
    "grocery-list.tick": "Tick off",
    "grocery-list.tick.value": "{name}: {state}",
    "grocery-list.ticked": "Ticked off",
    "grocery-list.open": "Not ticked off",

    "grocery-list.add": "Add item",
    "grocery-list.add.hint": "Adds an item by hand",
    "grocery-entry.title": "Add Item",
    "grocery-entry.field": "What to buy",
    "grocery-entry.sample": "2 l oat milk",
    "grocery-entry.note": "You can include an amount. The item is added as soon as you enter it.",
    "grocery-entry.added": "Added",
    "grocery-entry.added.hint": "Takes it off the list again",
    "grocery-entry.added.spoken": "Added {name}",
    "grocery-entry.done": "Done",
    "grocery-entry.no-words": "Enter what to buy, such as “2 l oat milk”.",
    "grocery-entry.too-long": "Use at most {count} characters.",
    "grocery-entry.list-full": "A list holds at most {count} items.",
    "grocery-entry.caution": "{name} is on the list. {why}",

    "grocery-list.from": "from {recipe}",
    "grocery-list.need-from": "{need} · {from}",
    "grocery-list.recipes": "Recipes on the list",
    "grocery-list.recipes.hint": "Shows only what this recipe needs",

    "stock.in": "In stock",
    "stock.low": "Low stock",
    "stock.subbed": "Subbed → {name}",
    "stock.subbed.spoken": "Substitution applied: {name}",
    "stock.unavailable": "Unavail → See subs",
    "stock.unavailable.spoken": "Unavailable, see substitutions",
    "stock.unknown": "Stock not known",

    "grocery-list.price.each": "{price} ea",
    "grocery-list.price.unknown": "No price",
    "grocery-list.totals": "{total} est",
    "grocery-list.totals.unknown": "not known",
    "grocery-list.checked": "Last checked {ago}",
    "grocery-list.checked.never": "Not checked yet",
    "grocery-list.footer": "Totals: {totals} · {checked}",
    "grocery-list.unpriced":
      .plural(
        one: "One item has no price and is not in the total.",
        other: "{count} items have no price and are not in the total."),

    "grocery-list.substitutions": "Apply substitutions",
    "grocery-list.substitutions.hint":
      "Replaces each item the store does not have",
    "grocery-list.substitutions.none": "Nothing to substitute",
    "grocery-list.refresh": "Refresh prices",
    "grocery-list.match-again": "Match Products Again",
    "grocery-list.match-again.hint": "Chooses products by your current preferences",
    "grocery-list.cart": "Review Cart",
    "grocery-list.share": "Share List",
    "grocery-list.plan": "Plan Meals",

    "grocery-list.read-only":
      "Your list is kept, and you can read and share it. Changing it needs Premium.",
    "grocery-list.offline": "You are offline. Ticks and changes are kept here and sent later.",
    "grocery-list.failed": "The store did not answer. These are the last known prices.",
    "grocery-list.empty.headline": "Nothing to buy yet",
    "grocery-list.empty.body": "Ingredients for your planned meals appear here.",
    "grocery-list.unreadable.headline": "Your list cannot be read",
    "grocery-list.unreadable.body":
      "It is still on this device, and nothing was changed.",
    "grocery-list.removed": "{name} was removed. Tap to undo.",
    "grocery-list.removed.presses": "{name} was removed. Press to undo.",

    "grocery-item.why": "Why it is here",
    "grocery-item.why.nothing": "It was added by hand.",
    "grocery-item.substitutes": "SUBSTITUTIONS",
    "grocery-item.substitutes.spoken": "Substitutions",
    "grocery-item.substitutes.footer": "We offer only what everybody at the table may eat.",
    "grocery-item.substitutes.none": "No substitute was found that everybody may eat.",
    "grocery-item.keep": "Keep {name}",
    "grocery-item.remove": "Remove from List",
  ]
}
