import Groceries
import MealModels
import PrintedText

/// A price in the form of the contract; null and a price of zero mean that it is unknown.
struct WirePrice: Decodable {
  var hundredths: Int?
  var currency: String?

  /// The highest possible price, in hundredths; a higher price is treated as unknown.
  static let most = 10_000_000

  /// The price; nil if unknown.
  ///
  /// - Throws: ``Groceries/RetailerError/malformed(place:text:)`` for a currency that this version
  ///   does not know.
  func money(at place: String) throws(RetailerError) -> Money? {
    guard let hundredths, 1...Self.most ~= hundredths, let code = currency else { return nil }
    guard let currency = Money.Currency(rawValue: code) else {
      throw .malformed(place: "\(place).price.currency", text: "an unknown currency")
    }
    return Money(hundredths: hundredths, currency)
  }

  static func json(_ price: Money?) -> JSON {
    guard let price, 1...most ~= price.hundredths else { return .null }
    return [
      "hundredths": .integer(price.hundredths), "currency": .string(price.currency.rawValue),
    ]
  }
}

/// The availability of a product, as a word that a later version may have added.
struct WireAvailability: Decodable {
  var value: Availability

  init(from decoder: any Decoder) throws {
    let word = try? decoder.singleValueContainer().decode(String.self)
    value = word.flatMap(Availability.init) ?? .unknown
  }
}
