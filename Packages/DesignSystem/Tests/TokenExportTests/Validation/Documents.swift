@testable import TokenExport

extension TokenBrand {
  /// Not the product of this repository, so that nothing says its name by itself.
  static let shop = TokenBrand(name: "Corner Shop", id: "corner-shop")
}

/// The documents as any reader sees them, read once; null where one cannot be read.
enum Documents {
  static let tokens = read(DTCGDocument(of: .shop).text)
  static let resolver = read(DTCGResolver(of: .shop).text)

  private static func read(_ text: String) -> Node { (try? Node(json: text)) ?? .null }
}
