import Groceries
import MealModels
import PrintedText

/// A price as the contract writes it: null is unknown, and nothing costs nothing.
struct WirePrice: Decodable {
  var hundredths: Int?
  var currency: String?

  /// The most that anything can cost, in hundredths: what is above is a slip.
  static let most = 10_000_000

  /// The price; nil is unknown.
  ///
  /// - Throws: ``Groceries/RetailerError/malformed(place:text:)`` for a currency that nobody here
  ///   can count in.
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

/// Whether a store has something, by a word that may be one of later versions.
struct WireAvailability: Decodable {
  var value: Availability

  init(from decoder: any Decoder) throws {
    let word = try? decoder.singleValueContainer().decode(String.self)
    value = word.flatMap(Availability.init) ?? .unknown
  }
}
