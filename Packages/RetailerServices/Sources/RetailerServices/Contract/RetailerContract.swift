/// The numbers of the contract that `openapi.json` describes.
public enum RetailerContract {
  /// The version; another one is refused.
  public static let version = 1
  /// The field of a head that says which version is spoken.
  public static let versionField = "Retailer-Contract"
  /// The most wishes of a request for products.
  public static let wishes = 100
  /// The most products of a request for a snapshot.
  public static let products = 1_000
  /// The most lines of a cart.
  public static let lines = 5_000
  /// The most packages of one line.
  public static let count = 9_999
  /// The most characters of the words of a wish.
  public static let words = 200
  /// The most characters of an id, or of an `Idempotency-Key`.
  public static let id = 100
  /// The most bytes of the body of a request.
  public static let bodyBytes = 524_288
  /// How long a cart is held after it was filled, in seconds.
  public static let holdSeconds = 3_600
}
