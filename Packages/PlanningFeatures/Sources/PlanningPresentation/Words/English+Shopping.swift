import DesignSystem

extension CopyTable {
  /// The words that planner, list and cart share: stores, changes on the shelf, elapsed time.
  static let shoppingEnglish: [CopyKey: CopyEntry] = [
    "shelf.price-changed": "price changed",
    "shelf.out": "out of stock",
    "shelf.out.spoken": "Out of stock since you looked",
    "shelf.dearer": "Price went up",
    "shelf.dearer.than": "Price went up, was {price}",
    "shelf.cheaper": "Price went down",
    "shelf.cheaper.than": "Price went down, was {price}",

    "store.shown": "Store: {store}",
    "store.zip": "ZIP {zip}",
    "store.change": "Change",
    "store.change.label": "Change store",
    "store.none": "No store chosen",
    "store.choose": "Choose a Store",

    "draft.pill": "draft",
    "draft.pill.spoken": "Kept on this device, not sent yet",
    "budget.over": "{total} of {budget}: {amount} over",
    "budget.within": "{total} of {budget}: {amount} left",
    "refresh.nothing-new": "Prices and stock are as before",
    "refresh.offline": "Connect to refresh prices",
    "planning.see-premium": "See Premium",

  ]
}
