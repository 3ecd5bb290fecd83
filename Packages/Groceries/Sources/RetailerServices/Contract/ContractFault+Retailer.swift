import Groceries
import MealModels
import PrintedText

extension ContractFault {
  /// The fault that a server reports for an error of its retailer.
  init(_ error: RetailerError) {
    switch error {
    case .offline, .cancelled:
      self.init(code: .offline, message: "The retailer cannot be reached; try again later.")
    case .timedOut(let seconds):
      self.init(
        code: .timedOut, message: "The retailer did not answer within \(seconds) seconds.",
        details: [.init("seconds", .integer(seconds))])
    case .rateLimited(let seconds):
      self.init(
        code: .rateLimited, message: "The retailer was asked too often; ask again later.",
        retryAfter: seconds)
    case .notAuthorized:
      self.init(code: .notAuthorized, message: "The key is missing or refused; send a valid key.")
    case .unknownZIP(let zip):
      self.init(
        code: .unknownZIP,
        message: "No store is known near \(PlainText.quoted(zip)); send a ZIP of five digits.")
    case .unknownStore(let store):
      self.init(
        code: .unknownStore, message: "There is no store \(PlainText.quoted(store.rawValue)).")
    case .unknownCart(let cart):
      self.init(
        code: .unknownCart,
        message: "The cart \(PlainText.quoted(cart.rawValue)) is not held; make a new one.")
    case .failed, .malformed, .partial, .otherCurrency: self.init(answered: error)
    }
  }

  /// The fault in a retailer's answer.
  private init(answered error: RetailerError) {
    switch error {
    case .malformed(let place, let text):
      self.init(
        code: .malformed, message: "The retailer sent an answer that cannot be read.",
        place: place, details: [.init("found", .string(text))])
    case .partial(let received, let count):
      self.init(
        code: .partial, message: "The retailer answered only \(received) of \(count).",
        details: [.init("received", .integer(received)), .init("of", .integer(count))])
    case .otherCurrency(let product, let currency):
      self.init(
        code: .otherCurrency,
        message: "A price is in \(currency.rawValue), which is not the currency of the store.",
        details: [
          .init("product", .string(product.rawValue)),
          .init("currency", .string(currency.rawValue)),
        ])
    case .failed(let status):
      self.init(
        code: .failed, message: "The retailer answered with the status \(status).",
        details: [.init("status", .integer(status))])
    default: self.init(code: .failed, message: "The retailer failed.")
    }
  }
}
