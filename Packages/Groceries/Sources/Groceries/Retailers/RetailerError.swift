import MealModels

/// The reason why a retailer gave no usable answer; the list is unchanged.
public enum RetailerError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// The request was cancelled before it was answered.
  case cancelled
  /// It did not answer within this many seconds.
  case timedOut(seconds: Int)
  /// It was asked too often; it may be asked again after this many seconds, if it stated a time.
  case rateLimited(retryAfter: Int?)
  /// The retailer refused the key, or there is no key; the key itself is never repeated.
  case notAuthorized
  /// No store of that ZIP code is known, or the text is not a ZIP code.
  case unknownZIP(String)
  /// The store never existed, or has closed permanently.
  case unknownStore(StoreID)
  /// The cart does not exist, or is no longer held.
  case unknownCart(CartID)
  /// It answered with an error status.
  case failed(status: Int)
  /// The answer breaks the contract: the place, and the text that is there.
  case malformed(place: String, text: String)
  /// Only part of the answer arrived before it failed; that part is not used.
  case partial(received: Int, of: Int)
  /// A price is in a currency that is not the store's.
  case otherCurrency(ProductID, Money.Currency)

  /// The error in plain English, without the retailer's words or any key.
  public var message: String {
    switch self {
    case .offline: "there is no connection; try again when there is one"
    case .cancelled: "the request to the store was cancelled"
    case .timedOut(let seconds): "the store did not answer within \(seconds) seconds; try again"
    case .rateLimited(let seconds?):
      "the store was asked too often; try again in \(seconds) seconds"
    case .rateLimited(nil): "the store was asked too often; try again later"
    case .notAuthorized: "the store refuses the key that is set for it; set another one"
    case .unknownZIP(let zip):
      "no store is known at the ZIP code '\(zip.prefix(20))'; give five digits, such as 94103"
    case .unknownStore(let id): "there is no store '\(id)', or it has closed; choose another one"
    case .unknownCart: "the store no longer holds this cart; start a new one"
    case .failed(let status): "the store answered with an error (\(status)); try again later"
    case .malformed(let place, _): "the store's answer cannot be read (\(place)); try again later"
    case .partial(let received, let count):
      "only \(received) of \(count) answers came back; try again"
    case .otherCurrency(let id, let currency):
      "the price of '\(id)' is in \(currency.rawValue), which is not the store's currency"
    }
  }
}
