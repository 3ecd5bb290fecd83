import DesignSystem

extension CopyTable {
  /// The words of the choice of a store.
  static let storesEnglish: [CopyKey: CopyEntry] = [
    "stores.title": "Choose a Store",
    "stores.zip": "ZIP code",
    "stores.zip.sample": "94103",
    "stores.zip.unknown": "No such ZIP code is known. It has five digits.",
    "stores.looking": "Looking for stores",
    "stores.header": "Stores",
    "stores.count": .plural(one: "{count} store", other: "{count} stores"),
    "stores.place": "{chain} · {address}",
    "stores.none": "No store near {zip} is known. Try a ZIP code next to it.",
    "stores.offline": "You are offline. Stores can be looked for with a connection.",
    "stores.failed": "The retailer did not answer. Nothing was changed.",
    "stores.no-store": "No store",
    "stores.no-store.note": "The list is kept without prices and stock",
    "stores.switch": "Prices and stock will be those of {store}.",
    "stores.switch.none": "Prices and stock will not be shown any more.",
    "stores.confirm": "Shop at {store}",
    "stores.confirm.none": "Go On without a Store",
  ]
}
