import MealModels

/// Why a retailer did not answer as it should; the list stays as it was.
public enum RetailerError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// The question was taken back before it was answered.
  case cancelled
  /// It did not answer within so many seconds.
  case timedOut(seconds: Int)
  /// It was asked too often; it may be asked again after so many seconds, where it said so.
  case rateLimited(retryAfter: Int?)
  /// It does not take the key, or there is none; the key itself is never told.
  case notAuthorized
  /// No store of that ZIP code is known, or the text is no ZIP code.
  case unknownZIP(String)
  /// The store never was there, or is closed for good.
  case unknownStore(StoreID)
  /// The cart does not exist, or is no longer held.
  case unknownCart(CartID)
  /// It answered with a status that is an error.
  case failed(status: Int)
  /// It answered something that is not what was agreed, such as a page: where, and what stood there.
  case malformed(place: String, text: String)
  /// Only some of what was asked came back before it failed; nothing of it is used.
  case partial(received: Int, of: Int)
  /// A price is in another currency than the store's.
  case otherCurrency(ProductID, Money.Currency)

  /// What went wrong, in plain English, without what the retailer said or any key.
  public var message: String {
    switch self {
    case .offline: "there is no connection"
    case .cancelled: "the question to the store was taken back"
    case .timedOut(let seconds): "the store did not answer within \(seconds) seconds"
    case .rateLimited(let seconds?): "the store was asked too often; again in \(seconds) seconds"
    case .rateLimited(nil): "the store was asked too often; try again later"
    case .notAuthorized: "the store does not take the key that is set for it"
    case .unknownZIP(let zip): "'\(zip.prefix(20))' is no ZIP code with a store, such as 94103"
    case .unknownStore(let id): "there is no store '\(id)', or it has closed"
    case .unknownCart: "the store no longer holds this cart"
    case .failed(let status): "the store answered with an error (\(status))"
    case .malformed(let place, _): "the answer of the store cannot be read (\(place))"
    case .partial(let received, let count): "only \(received) of \(count) answers came back"
    case .otherCurrency(let id, let currency):
      "the price of '\(id)' is in \(currency.rawValue), which is not the store's currency"
    }
  }
}
