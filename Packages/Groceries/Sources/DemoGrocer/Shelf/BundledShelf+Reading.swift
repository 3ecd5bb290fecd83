import EmbeddedText
import Groceries
import MealModels

extension BundledShelf {
  /// Every product of the compiled table.
  static func readProducts() -> [ShelfProduct] {
    var reader = FieldReader(products.bytes)
    var rows: [ShelfProduct] = []
    // Many rows have the same package, so each package is read once.
    var packages: [String: PackageSize] = [:]
    while !reader.isAtEnd {
      let row = ShelfRow(&reader)
      guard let package = packages[row.package] ?? PackageText.package(row.package) else {
        continue
      }
      packages[row.package] = package
      rows.append(row.product(in: package))
    }
    return rows
  }

  /// Every store of the compiled table.
  static func readStores() -> [DemoStore] {
    var reader = FieldReader(stores.bytes)
    var rows: [DemoStore] = []
    while !reader.isAtEnd {
      let (id, name, chain) = (reader.text(), reader.text(), reader.text())
      let (address, zip, level) = (reader.text(), reader.text(), reader.number())
      guard let chain = DemoChain(rawValue: chain) else { continue }
      let store = GroceryStore(
        id: StoreID(rawValue: id), name: name, chain: chain.name, address: address, zip: zip)
      rows.append(DemoStore(store: store, chain: chain, level: level))
    }
    return rows
  }
}

/// The fields of one product, in the order in which the compiler writes them and the reader reads
/// them.
package struct ShelfRow {
  package var id: String
  package var food: String
  package var form: String
  package var name: String
  package var brand: String
  package var isStoreBrand: Bool
  package var isOrganic: Bool
  package var package: String
  package var kroger: Int
  package var fennimore: Int

  /// Makes the fields of a product.
  package init(
    id: String, food: String, form: String, name: String, brand: String, isStoreBrand: Bool,
    isOrganic: Bool, package: String, kroger: Int, fennimore: Int
  ) {
    (self.id, self.food, self.form, self.name, self.brand) = (id, food, form, name, brand)
    (self.isStoreBrand, self.isOrganic) = (isStoreBrand, isOrganic)
    (self.package, self.kroger, self.fennimore) = (package, kroger, fennimore)
  }

  /// Reads the fields of the next row.
  init(_ reader: inout FieldReader) {
    (id, food, form, name) = (reader.text(), reader.text(), reader.text(), reader.text())
    brand = reader.text()
    let marks = reader.number()
    (isStoreBrand, isOrganic) = (marks & 1 != 0, marks & 2 != 0)
    package = reader.text()
    (kroger, fennimore) = (reader.number(), reader.number())
  }

  /// The row as one line of the compiled text.
  package var line: String {
    let marks = (isStoreBrand ? 1 : 0) + (isOrganic ? 2 : 0)
    return [
      id, food, form, name, brand, String(marks), package, String(kroger), String(fennimore),
    ].joined(separator: "\t")
  }

  /// Makes the product with a package.
  func product(in package: PackageSize) -> ShelfProduct {
    ShelfProduct(
      id: ProductID(rawValue: id), food: FoodID(rawValue: food),
      form: form.isEmpty ? .usual : ShopForm(rawValue: form) ?? .usual, name: name, brand: brand,
      isStoreBrand: isStoreBrand, isOrganic: isOrganic, package: package,
      krogerCents: kroger, fennimoreCents: fennimore)
  }
}
