import Groceries
import MealModels
import PrintedText

/// A product in the form of the contract.
struct WireProduct: Decodable {
  var id: String
  var name: String
  var food: String?
  var form: String?
  var brand: String?
  var isStoreBrand: Bool?
  var isOrganic: Bool?
  var package: Lenient<WirePackage>?
  var price: Lenient<WirePrice>?
  var availability: WireAvailability?

  struct List: Decodable {
    var products: [Readable<WireProduct>]
    /// The positions of the wishes without an answer.
    var unanswered: [Int]?
  }

  /// The product; nil if it has no id or name, or if its form is unknown.
  ///
  /// A product in an unknown form might not match the wish.
  ///
  /// - Throws: the errors of ``WirePrice/money(at:)``.
  func product(of store: StoreID, at place: Int) throws(RetailerError) -> Product? {
    let form = form.map(ShopForm.init) ?? .usual
    guard let form, !id.isEmpty, !name.isEmpty else { return nil }
    return Product(
      id: ProductID(rawValue: id), store: store, food: food.map(FoodID.init(rawValue:)),
      form: form, name: name, brand: brand ?? "", isStoreBrand: isStoreBrand ?? false,
      isOrganic: isOrganic ?? false, package: package?.value?.size,
      price: try price?.value?.money(at: "products[\(place)]"),
      availability: availability?.value ?? .unknown)
  }

  static func json(_ product: Product) -> JSON {
    [
      "id": .string(product.id.rawValue), "name": .string(product.name),
      "food": .optional(product.food?.rawValue), "form": .string(product.form.rawValue),
      "brand": .string(product.brand), "isStoreBrand": .bool(product.isStoreBrand),
      "isOrganic": .bool(product.isOrganic), "package": WirePackage.json(product.package),
      "price": WirePrice.json(product.price),
      "availability": .string(product.availability.rawValue),
    ]
  }
}
