import DesignSystem

extension CopyTable {
  /// The words of the choice of a store, and of settling what two devices changed.
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

    "merge.title": "Changed in Two Places",
    "merge.body": "{title} was changed here and on the server. Choose what is kept.",
    "merge.mine": "Mine",
    "merge.server": "Server",
    "merge.value.spoken": "{side}: {value}",
    "merge.value.empty": "Nothing",
    "merge.value.deleted": "Deleted",
    "merge.keep-mine": "Keep mine",
    "merge.use-server": "Use server",
    "merge.keep-mine.label": "Keep mine for {field}",
    "merge.use-server.label": "Use server for {field}",
    "merge.all": "Apply to all",
    "merge.all.mine": "Keep all mine",
    "merge.all.server": "Use server for all",
    "merge.further":
      .plural(one: "{count} more change to settle", other: "{count} more changes to settle"),
    "merge.save": "Save choices",
    "merge.save.open": "Choose for each what is kept",
    "merge.later": "Later",
  ]
}
