import DesignSystem

extension CopyTable {
  /// The words of the cart and of its changes.
  static let cartEnglish: [CopyKey: CopyEntry] = [
    "cart.title": "Cart",
    "cart.headline.ready": "Cart ready for checkout — {store}",
    "cart.headline.checking": "Checking prices and stock — {store}",
    "cart.headline.unchecked": "Cart needs a new check — {store}",
    "cart.headline.draft": "Cart draft — {store}",
    "cart.facts": "Cart contents",
    "cart.ready": .plural(one: "Items ready: {count}", other: "Items ready: {count}"),
    "cart.changes":
      .plural(one: "Changes since review: {count}", other: "Changes since review: {count}"),
    "cart.total": "Estimated total: {total} (taxes at checkout)",
    "cart.total.unknown": "Estimated total: not known (taxes at checkout)",
    "cart.unpriced":
      .plural(
        one: "One item has no price and is not in the total.",
        other: "{count} items have no price and are not in the total."),
    "cart.budget": "Budget: {sum}",
    "cart.items": "In the cart",
    "cart.gaps": "Not in the cart",
    "cart.gaps.note": "These stay on your list.",
    "cart.missing": "Not at {store}: {names}",
    "cart.sold-out": "Sold out at {store}: {names}",
    "cart.unsuitable": "Nothing at {store} fits your limits and rules: {names}",
    "cart.week": "{week} · {store}",
    "cart.packages": "{count} × {name}",
    "cart.other-week": "This cart is for {week}. Your planner shows {shown}.",
    "cart.other-week.hint": "This cart is for another week",
    "cart.shown-week": "Open the Cart for {week}",
    "cart.looking.headline": "Looking up your items",
    "cart.looking.body": "The store is asked for prices and stock.",
    "cart.unanswered.headline": "The store did not answer",
    "cart.offline.body": "Your list is kept. The cart is made when you are online again.",
    "cart.order.question": "Did you order it?",
    "cart.order.facts": "The cart you sent",
    "cart.order.count":
      .plural(
        one: "{count} item sent to {retailer}", other: "{count} items sent to {retailer}"),
    "cart.order.total": "Estimated total: {total}",
    "cart.order.note": "Nothing is ticked off until you say you ordered it.",
    "cart.order.yes": "Yes, I Ordered It",
    "cart.order.yes.hint": "Ticks these items off and puts them into your pantry",
    "cart.order.no": "No, Keep My List",
    "cart.order.no.hint": "Leaves your list and cart as they are",
    "cart.ordered":
      .plural(
        one: "{count} item is ticked off. Tap to undo.",
        other: "{count} items are ticked off. Tap to undo."),
    "cart.ordered.presses":
      .plural(
        one: "{count} item is ticked off. Press to undo.",
        other: "{count} items are ticked off. Press to undo."),
    "cart.not-ordered": "Your list has not changed.",
    "cart.undone": "These items are no longer ticked off.",
    "cart.handed-over.unkept":
      "Your cart is at {retailer}, but this device could not save it. Please answer before you leave.",
    "cart.review": "Review changes",
    "cart.review.none": "Nothing changed since you looked",
    "cart.continue": "Continue to {retailer}",
    "cart.continue.hint": "Opens the retailer’s app or site, where you pay",
    "cart.continue.checking": "Prices and stock are being checked",
    "cart.save": "Save cart",
    "cart.save.hint": "Keeps the cart without buying",
    "cart.saved": "The cart is saved on this device.",
    "cart.validate": "Check Prices Again",
    "cart.note":
      "We’ll hold this cart for 1h. Checkout occurs in the retailer app/site.",
    "cart.offline": "Need connection to finalize cart",
    "cart.read-only":
      "Your cart is kept, and you can read it. Checking out needs Premium.",
    "cart.expired": "The one-hour hold has ended. Prices and stock may have changed.",
    "cart.failed": "The store did not answer. Your cart has not changed. Try again in a while.",
    "cart.empty.headline": "Nothing in your cart",
    "cart.empty.body": "Items from your list appear here once a store has them.",
    "cart.list": "Open Grocery List",

    "cart-changes.count": .plural(one: "{count} change", other: "{count} changes"),
    "cart-changes.price": "{before} → {now} each",
    "cart-changes.number": "Quantity {before} → {now}",
    "cart-changes.added": "New in the cart",
    "cart-changes.gone": "No longer in the cart",
    "cart-changes.more": "+{amount}",
    "cart-changes.sum": "Together {difference}",
    "cart-changes.sum.unknown": "The total change is unknown because a price is missing.",
    "cart-changes.accept": "Keep the Changes",
    "cart-changes.none.headline": "Nothing changed",
    "cart-changes.none.body": "Your cart is the same as before.",
  ]
}
