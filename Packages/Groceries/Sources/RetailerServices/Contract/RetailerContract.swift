/// The limits of the contract that `openapi.json` describes.
enum RetailerContract {
  /// The version; other versions are refused.
  static let version = 1
  /// The header field with the version.
  static let versionField = "Retailer-Contract"
  /// The most wishes of a request for products.
  static let wishes = 100
  /// The most products of a request for a snapshot.
  static let products = 1_000
  /// The most lines of a cart.
  static let lines = 5_000
  /// The most packages of one line.
  static let count = 9_999
  /// The most characters of the words of a wish.
  static let words = 200
  /// The most characters of an id, or of an `Idempotency-Key`.
  static let id = 100
  /// The most bytes of the body of a request.
  static let bodyBytes = 524_288
  /// How long a cart is held after it was filled, in seconds.
  static let holdSeconds = 3_600
}
