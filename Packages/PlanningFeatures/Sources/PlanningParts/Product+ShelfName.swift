import Groceries

extension Product {
  /// The product's name with its package: "Kroger Spaghetti 500 g".
  package var shelfName: String {
    let size = self.package.flatMap { $0 == .each || $0.step != nil ? nil : " " + $0.text }
    return brandedName + (size ?? "")
  }
}
