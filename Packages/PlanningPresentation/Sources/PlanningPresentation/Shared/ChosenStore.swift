/// The store whose prices and stock count.
public struct ChosenStore: Equatable, Sendable {
  /// Its name with its number, such as "Kroger #1234".
  public var name: String
  /// Who runs it, such as "Kroger".
  public var retailer: String
  /// The postal code it was found by; nil where none was given.
  public var zip: String?

  /// Makes a store.
  public init(_ name: String, retailer: String, zip: String? = nil) {
    self.name = name
    self.retailer = retailer
    self.zip = zip
  }
}
