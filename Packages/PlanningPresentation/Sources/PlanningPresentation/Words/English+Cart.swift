import DesignSystem

extension CopyTable {
  /// The words of the cart and of what changed in it.
  static let cartEnglish: [CopyKey: CopyEntry] = [
    "cart.title": "Cart",
    "cart.headline.ready": "Cart ready for checkout — {store}",
    "cart.headline.checking": "Checking prices and stock — {store}",
    "cart.headline.unchecked": "Cart to be checked again — {store}",
    "cart.headline.draft": "Cart draft — {store}",
    "cart.facts": "What is in the cart",
    "cart.ready": .plural(one: "Items ready: {count}", other: "Items ready: {count}"),
    "cart.changes":
      .plural(one: "Changes since review: {count}", other: "Changes since review: {count}"),
    "cart.total": "Estimated total: {total} (taxes at checkout)",
    "cart.total.unknown": "Estimated total: not known (taxes at checkout)",
    "cart.unpriced":
      .plural(
        one: "One item has no price and is not in it.",
        other: "{count} items have no price and are not in it."),
    "cart.budget": "Budget: {sum}",
    "cart.missing": "Not in it, because the store does not have it: {names}.",
    "cart.order.question": "Did you order it?",
    "cart.order.facts": "What was handed over",
    "cart.order.count":
      .plural(
        one: "{count} item handed to {retailer}", other: "{count} items handed to {retailer}"),
    "cart.order.total": "Estimated total: {total}",
    "cart.order.note": "Nothing is ticked off until you say that you ordered it.",
    "cart.order.yes": "Yes, I Ordered It",
    "cart.order.yes.hint": "Ticks these items off and puts them into your pantry",
    "cart.order.no": "No, Keep My List",
    "cart.order.no.hint": "Leaves list and cart as they are",
    "cart.ordered":
      .plural(
        one: "{count} item is ticked off. Tap to undo.",
        other: "{count} items are ticked off. Tap to undo."),
    "cart.ordered.presses":
      .plural(
        one: "{count} item is ticked off. Press to undo.",
        other: "{count} items are ticked off. Press to undo."),
    "cart.not-ordered": "Your list is as it was.",
    "cart.undone": "It is not ticked off any more.",
    "cart.handed-over.unkept":
      "Your cart is at {retailer}, but could not be saved here. Please answer before you leave.",
    "cart.review": "Review changes",
    "cart.review.none": "Nothing changed since you looked",
    "cart.continue": "Continue to {retailer}",
    "cart.continue.hint": "Opens the retailer's app or site, where you pay",
    "cart.continue.checking": "Prices and stock are being checked",
    "cart.save": "Save cart",
    "cart.save.hint": "Keeps the cart without buying",
    "cart.saved": "The cart is saved on this device.",
    "cart.validate": "Check Prices Again",
    "cart.note":
      "We’ll hold this cart for 1h. Checkout occurs in the retailer app/site.",
    "cart.offline": "Need connection to finalize cart",
    "cart.read-only":
      "Your cart is kept, and you can read it. Handing it over needs premium.",
    "cart.expired": "The hold of one hour is over. Prices and stock may have changed.",
    "cart.failed": "The store did not answer. Your cart is kept as it is.",
    "cart.empty.headline": "Nothing in your cart",
    "cart.empty.body": "What your list needs goes in here once a store has it.",
    "cart.list": "Open Grocery List",

    "cart-changes.count": .plural(one: "{count} change", other: "{count} changes"),
    "cart-changes.price": "{before} → {now} each",
    "cart-changes.number": "{before} → {now} of it",
    "cart-changes.added": "New in the cart",
    "cart-changes.more": "+{amount}",
    "cart-changes.sum": "Together {difference}",
    "cart-changes.sum.unknown": "What it comes to is not known, because a price is missing.",
    "cart-changes.accept": "Keep the Changes",
    "cart-changes.none.headline": "Nothing changed",
    "cart-changes.none.body": "The cart is as you saw it.",
  ]
}
