import MealModels

/// Why a retailer did not answer as it should; the list stays as it was.
public enum RetailerError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// It did not answer within so many seconds.
  case timedOut(seconds: Int)
  /// It was asked too often; it may be asked again after so many seconds, where it said so.
  case rateLimited(retryAfter: Int?)
  /// It does not take the key, or there is none; the key itself is never told.
  case notAuthorized
  /// No store of that ZIP code is known, or the text is no ZIP code.
  case unknownZIP(String)
  /// The store does not exist, or is closed for good.
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
}
