import DesignSystem

extension CopyTable {
  /// The words of the choice of a store.
  static let storesEnglish: [CopyKey: CopyEntry] = [
    "stores.title": "Choose a Store",
    "stores.zip": "ZIP code",
    "stores.zip.sample": "94103",
    "stores.zip.unknown": "We don't know that ZIP code. Enter five digits.",
    "stores.looking": "Looking for stores",
    "stores.find": "Find Stores",
    "stores.zip.missing": "Enter a ZIP code first.",
    "stores.header": "Stores",
    "stores.far": "Not near {zip}",
    "stores.place.zip": "{chain} · {address} {zip}",
    "stores.count": .plural(one: "{count} store", other: "{count} stores"),
    "stores.place": "{chain} · {address}",
    "stores.none": "We found no store near {zip}. Try a ZIP code nearby.",
    "stores.offline": "You are offline. Connect to look for stores.",
    "stores.failed": "The retailer did not answer. Nothing was changed. Try again.",
    "stores.no-store": "No store",
    "stores.no-store.note": "The list is kept without prices and stock",
    "stores.switch": "Prices and stock will come from {store}.",
    "stores.switch.none": "Prices and stock will no longer be shown.",
    "stores.confirm": "Shop at {store}",
    "stores.confirm.none": "Continue without a Store",
  ]
}
