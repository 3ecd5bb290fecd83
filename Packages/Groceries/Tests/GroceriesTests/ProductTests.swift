import Groceries
import Testing

@Suite struct ProductTests {
  @Test(arguments: [
    ("Kroger", "Spaghetti", "Kroger Spaghetti"), ("Kroger", "Kroger Spaghetti", "Kroger Spaghetti"),
    ("", "Onions", "Onions"),
  ])
  func `the brand comes before a name that does not begin with it`(
    brand: String, name: String, branded: String
  ) {
    let product = Product(
      id: "1", store: "shop", food: nil, name: name, brand: brand, package: nil, price: nil)
    #expect(product.brandedName == branded)
  }
}
