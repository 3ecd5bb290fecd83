import Foundation
import ServiceCalls
import Synchronization

/// Answers in the documented shapes of Kroger: refuses calls without a token or with an old one, hides
/// prices where no store is named, and remembers nothing of a cart that could be read.
final class KrogerStandIn: Sendable {
  static let service = ServiceAddress(host: "api.example.com", "v1")
  static let now = Date(timeIntervalSince1970: 1_795_694_400)

  private struct State {
    var requests: [ServiceRequest] = []
    var tokens = 0
    var answers: [String: [ServiceAnswer]] = [:]
    var cart: [String] = []
    var time = KrogerStandIn.now
  }

  private let state = Mutex(State())

  /// What was asked, each try.
  var requests: [ServiceRequest] { state.withLock { $0.requests } }
  /// The tokens that were given.
  var tokens: Int { state.withLock { $0.tokens } }
  /// The bodies that were added to the cart.
  var cart: [String] { state.withLock { $0.cart } }
  /// The time of everybody.
  var now: Date {
    get { state.withLock { $0.time } }
    set { state.withLock { $0.time = newValue } }
  }

  /// Answers so the next time that a path is asked, whatever else it would answer.
  func answerNext(_ path: String, _ answers: ServiceAnswer...) {
    state.withLock { $0.answers[path, default: []] += answers }
  }

  /// Takes no token that it gave before.
  func forgetTokens() { state.withLock { $0.tokens += 1 } }

  var caller: ServiceCaller {
    ServiceCaller(
      over: ServiceTransport(to: { [self] in answer($0) }),
      timing: CallTiming(
        now: { [self] in now }, chance: { 0 }, pause: { _ in },
        patience: { _ in try await Task.sleep(for: .seconds(3600)) }))
  }

  private func answer(_ request: ServiceRequest) -> ServiceAnswer {
    let path = request.path.joined(separator: "/")
    return state.withLock { state in
      state.requests.append(request)
      if let planned = state.answers[path]?.first {
        state.answers[path]?.removeFirst()
        return planned
      }
      switch path {
      case "connect/oauth2/token": return token(request, &state)
      case "cart/add": return add(request, &state)
      default:
        let field = request.authorization?.field.revealed
        guard field == "Bearer token-\(state.tokens)" else { return Self.oldToken }
        return Self.data(request, path)
      }
    }
  }

  private func token(_ request: ServiceRequest, _ state: inout State) -> ServiceAnswer {
    let pair = Data("client-id:client-secret".utf8).base64EncodedString()
    let form = String(decoding: request.body, as: UTF8.self)
    guard request.authorization?.field.revealed == "Basic \(pair)",
      form == "grant_type=client_credentials&scope=product.compact"
    else {
      return .init(
        status: 401, type: "application/json",
        #"{"error": "invalid_client", "error_description": "Client authentication failed"}"#)
    }
    state.tokens += 1
    return .init(
      status: 200, type: "application/json",
      #"{"expires_in": 1800, "access_token": "token-\#(state.tokens)", "token_type": "bearer"}"#)
  }

  private func add(_ request: ServiceRequest, _ state: inout State) -> ServiceAnswer {
    guard request.authorization?.field.revealed == "Bearer customer-token" else {
      return Self.oldToken
    }
    state.cart.append(String(decoding: request.body, as: UTF8.self))
    return .init(status: 204)
  }

  static let oldToken = ServiceAnswer(
    status: 401, type: "application/json",
    #"{"error": "invalid_token", "error_description": "The access token is invalid or has expired"}"#
  )

  private static func data(_ request: ServiceRequest, _ path: String) -> ServiceAnswer {
    if path == "locations" {
      let isNear = request.query["filter.zipCode.near"] == "94103"
      return .init(status: 200, type: "application/json", isNear ? locations : #"{"data": []}"#)
    }
    guard let store = request.query["filter.locationId"] else {
      return .init(status: 200, type: "application/json", withoutStore)
    }
    guard store == "70499901" else {
      return .init(
        status: 400, type: "application/json",
        #"{"errors": {"timestamp": 1, "code": "PRODUCT-2011-400", "reason": "no such location"}}"#)
    }
    return .init(status: 200, type: "application/json", products)
  }

  static let locations = """
    {"data": [{"locationId": "70499901", "storeNumber": "99901", "divisionNumber": "704",
      "chain": "EXAMPLE", "name": "Example Market - Mission", "phone": "5550100",
      "address": {"addressLine1": "1 Example St", "city": "San Francisco", "state": "CA",
        "zipCode": "94103", "county": "San Francisco"},
      "geolocation": {"latitude": 37.77, "longitude": -122.4, "latLng": "37.77,-122.4"},
      "hours": {"timezone": "America/Los_Angeles", "open24": false},
      "departments": [{"departmentId": "09", "name": "Pharmacy"}]},
      {"locationId": "bad", "chain": "EXAMPLE"},
      {"locationId": "70499902", "chain": "QUALITY FOOD CENTERS", "name": "QFC - Bay"}],
     "meta": {"pagination": {"start": 0, "limit": 10, "total": 3}}}
    """

  static let products = """
    {"data": [
     {"productId": "0009990000011", "upc": "0009990000011", "brand": "Kroger",
      "aisleLocations": [{"number": "21"}], "categories": ["Dairy"],
      "description": "KrogerÂ® Whole Milk Gallon",
      "items": [{"itemId": "0009990000011", "fulfillment": {"inStore": true},
        "inventory": {"stockLevel": "HIGH"}, "price": {"regular": 3.79, "promo": 2.99},
        "size": "1 gal", "soldBy": "UNIT"}],
      "itemInformation": {"netWeight": "8.6 [lb_av]"}},
     {"productId": "0009990000028", "upc": "0009990000028", "brand": "Example Organic",
      "description": "Example Organic 2% Milk",
      "items": [{"inventory": {"stockLevel": "LOW"}, "price": {"regular": 2.29, "promo": 0},
        "size": "0.5 gal", "soldBy": "UNIT"}], "itemInformation": {}},
     {"productId": "0009990000035", "upc": "0009990000035", "description": "Yoghurt",
      "items": [{"inventory": {"stockLevel": "TEMPORARILY_OUT_OF_STOCK"},
        "price": {"regular": 4.49}, "size": "4 pk / 4.4 oz", "soldBy": "UNIT"}]},
     {"productId": "0000000004093", "upc": "0000000004093", "description": "Onions - Yellow",
      "items": [{"price": {"regular": 1.29, "promo": 0, "regularPerUnitEstimate": 0.65},
        "size": "1 lb", "soldBy": "WEIGHT"}],
      "itemInformation": {"averageWeightPerUnit": "0.5 [lb_av]"}},
     {"productId": "0009990000042", "upc": "0009990000042", "description": "Nothing known"},
     {"productId": "0009990000059", "description": "Priced at nothing",
      "items": [{"price": {"regular": 0, "promo": 0}, "size": "one", "soldBy": "UNIT"}]},
     {"productId": "not a code", "description": "Strange"}, {"description": "No code at all"}, 7],
     "meta": {"pagination": {"start": 0, "limit": 50, "total": 8}}}
    """

  static let withoutStore = """
    {"data": [{"productId": "0009990000011", "upc": "0009990000011",
      "description": "Example Whole Milk Gallon", "items": [{"size": "1 gal", "soldBy": "UNIT"}]}]}
    """
}
