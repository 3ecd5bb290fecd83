import Groceries
import MealModels
import PrintedText

/// An error of the contract, as a client reads it.
struct WireFault: Decodable {
  struct Content: Decodable {
    var code: ContractFault.Code
    var place: String?
    var found: String?
    var received: Int?
    var of: Int?
    var product: String?
    var currency: Money.Currency?
    var status: Int?
    var seconds: Int?
  }

  var error: Content

  /// The subject of the request, which an error need not repeat.
  struct Subject {
    var zip: String?
    var store: StoreID?
    var cart: CartID?
  }

  /// The retailer's error; nil if the status says as much.
  func error(about subject: Subject) -> RetailerError? {
    switch error.code {
    case .unknownZIP: subject.zip.map { .unknownZIP($0) }
    case .unknownStore: subject.store.map { .unknownStore($0) }
    case .unknownCart: subject.cart.map { .unknownCart($0) }
    case .offline: .offline
    case .timedOut: error.seconds.map { .timedOut(seconds: $0) }
    case .failed: error.status.map { .failed(status: $0) }
    case .malformed:
      .malformed(place: Self.short(error.place) ?? "answer", text: Self.short(error.found) ?? "")
    case .partial:
      error.received.flatMap { got in error.of.map { .partial(received: got, of: $0) } }
    case .otherCurrency:
      error.product.flatMap { product in
        error.currency.map { .otherCurrency(ProductID(rawValue: product), $0) }
      }
    default: nil
    }
  }

  /// A text from the server, shortened and cleaned for display.
  private static func short(_ text: String?) -> String? {
    text.map { PlainText.cleaned(String($0.prefix(RetailerContract.words))) }
  }
}
