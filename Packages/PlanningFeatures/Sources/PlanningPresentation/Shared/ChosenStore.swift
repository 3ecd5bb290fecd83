/// The store whose prices and stock the app uses.
public struct ChosenStore: Equatable, Sendable {
  /// Its name with its number, such as "Kroger #1234".
  public var name: String
  /// The retailer that runs it, such as "Kroger".
  public var retailer: String
  /// The postal code by which the store was found; nil if none was given.
  public var zip: String?

  /// Makes a store.
  public init(_ name: String, retailer: String, zip: String? = nil) {
    self.name = name
    self.retailer = retailer
    self.zip = zip
  }
}
