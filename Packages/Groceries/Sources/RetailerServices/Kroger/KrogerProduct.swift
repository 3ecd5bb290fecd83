#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import MealModels
import PrintedText

/// A product in the form of Kroger's API; every member but its code may be missing.
struct KrogerProduct: Decodable {
  struct List: Decodable {
    var data: [Readable<KrogerProduct>]
  }

  struct Item: Decodable {
    struct Price: Decodable {
      var regular: Double?
      var promo: Double?
    }

    struct Inventory: Decodable {
      var stockLevel: String?
    }

    var price: Lenient<Price>?
    var inventory: Lenient<Inventory>?
    var size: String?
    var soldBy: String?
  }

  struct Information: Decodable {
    var netWeight: String?
    var averageWeightPerUnit: String?
  }

  var productId: String
  var upc: String?
  var brand: String?
  var description: String?
  var items: [Readable<Item>]?
  var itemInformation: Lenient<Information>?

  /// The product; nil without a code or a name.
  func product(of store: StoreID, _ access: KrogerAccess) -> Product? {
    let code = upc ?? productId
    let name = Self.cleaned(description)
    guard KrogerCode.isCode(code), !name.isEmpty else { return nil }
    let item = items?.lazy.compactMap(\.row).first
    let brand = Self.cleaned(brand)
    return Product(
      id: ProductID(rawValue: code), store: store, food: access.food(name), name: name,
      brand: brand, isStoreBrand: access.storeBrands.contains(brand),
      isOrganic: "\(brand) \(name)".lowercased().split(separator: " ").contains("organic"),
      package: item.flatMap(package), price: item.flatMap(Self.price),
      availability: item.map(Self.availability) ?? .unknown)
  }

  private static func cleaned(_ text: String?) -> String {
    text.map { PlainText.cleaned(DoubleEncoding.repaired($0)) } ?? ""
  }

  private func package(_ item: Item) -> PackageSize? {
    let information = itemInformation?.value
    guard item.soldBy?.uppercased() == "WEIGHT" else {
      return item.size.flatMap { KrogerSize.package($0, netWeight: information?.netWeight) }
    }
    return item.size.flatMap {
      KrogerSize.weighed(per: $0, average: information?.averageWeightPerUnit)
    }
  }

  /// The promotional price if it is lower, else the usual price; a price of zero is treated as
  /// unknown.
  private static func price(_ item: Item) -> Money? {
    guard let price = item.price?.value else { return nil }
    let prices = [price.regular, price.promo].compactMap(\.self).filter { $0 > 0 }
    guard let least = prices.min() else { return nil }
    let hundredths = (least * 100).rounded()
    guard 1...Double(WirePrice.most) ~= hundredths else { return nil }
    return Money(hundredths: Int(bounded: hundredths))
  }

  private static func availability(_ item: Item) -> Availability {
    switch item.inventory?.value?.stockLevel {
    case "HIGH": .inStock
    case "LOW": .low
    case "TEMPORARILY_OUT_OF_STOCK": .out
    default: .unknown
    }
  }
}
