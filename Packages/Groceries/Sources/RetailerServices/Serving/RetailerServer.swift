#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import PrintedText
import ServiceCalls

/// Serves the contract of `openapi.json` for any retailer: it turns requests into answers, and uses
/// no network itself.
public struct RetailerServer: Sendable {
  /// The page to which a handed-over cart leads.
  public enum HandOff: Hashable, Sendable {
    /// A page of this server that shows the cart, for a retailer without a web shop.
    case ownPage
    /// The address that the retailer gives.
    case retailer
  }

  let retailer: RetailerClient
  let now: @Sendable () -> Date
  let handOff: HandOff
  let state = RetailerServerState()
  private let key: HiddenKey?

  /// Makes a server that holds no cart yet.
  ///
  /// - Parameters:
  ///   - retailer: the retailer whose stores and carts it serves.
  ///   - handOff: the page to which a handed-over cart leads.
  ///   - key: the key that clients must send; nil if every client that reaches the server may use
  ///     it.
  ///   - now: the clock, for the time until which a cart is held.
  public init(
    of retailer: RetailerClient, handOff: HandOff = .ownPage, key: HiddenKey? = nil,
    now: @escaping @Sendable () -> Date
  ) {
    self.retailer = retailer
    self.handOff = handOff
    self.key = key
    self.now = now
  }

  /// The answer to a request, whose path is relative to the address of the server.
  public func answer(to request: ServiceRequest) async -> ServiceAnswer {
    var answer: ServiceAnswer
    do throws(ContractFault) {
      let (operation, segment) = try route(request)
      if operation == .checkoutPage { return await page(of: CartID(rawValue: segment)) }
      try check(request, for: operation)
      answer = try await once(request, of: operation) { () async throws(ContractFault) in
        try await serve(operation, segment, request)
      }
    } catch { answer = ServiceAnswer(error) }
    answer.headers[RetailerContract.versionField] = "\(RetailerContract.version)"
    return answer
  }

  private func route(
    _ request: ServiceRequest
  ) throws(ContractFault) -> (ContractOperation, segment: String) {
    let found = ContractOperation.allCases.compactMap { operation in
      operation.segment(of: request.path).map { (operation, segment: $0) }
    }
    guard !found.isEmpty else {
      throw ContractFault(code: .notFound, message: "There is nothing here; see /api.")
    }
    guard let match = found.first(where: { $0.0.method == request.method }) else {
      throw .methodNotAllowed(found.map(\.0.method))
    }
    guard match.segment.count <= RetailerContract.id else {
      throw .bad("path", "an id has at most \(RetailerContract.id) characters")
    }
    return match
  }

  /// Refuses a request with another version, from a client without the key, or with a wrong body.
  private func check(
    _ request: ServiceRequest, for operation: ContractOperation
  ) throws(ContractFault) {
    let version = request.headers[RetailerContract.versionField]
    guard version == nil || version == "\(RetailerContract.version)" else {
      throw ContractFault(
        code: .badVersion, message: "This server speaks version \(RetailerContract.version).",
        place: RetailerContract.versionField)
    }
    if let key {
      let field = request.authorization?.field ?? HiddenKey("")
      guard Authorization.bearer(key).field.matches(field) else {
        throw ContractFault(RetailerError.notAuthorized)
      }
    }
    if operation.hasBody { try checkBody(request) }
  }

  private func checkBody(_ request: ServiceRequest) throws(ContractFault) {
    guard request.body.count <= RetailerContract.bodyBytes else {
      throw ContractFault(
        code: .tooLarge, message: "A body has at most \(RetailerContract.bodyBytes) bytes.")
    }
    // A web page cannot send this content type without permission, so other sites cannot change
    // carts.
    let type = request.headers["Content-Type"]?.split(separator: ";").first
    guard type?.filter({ $0 != " " }).lowercased() == "application/json" else {
      throw ContractFault(
        code: .notJSON, message: "Send the body as application/json.", place: "Content-Type")
    }
  }

  private func serve(
    _ operation: ContractOperation, _ segment: String, _ request: ServiceRequest
  ) async throws(ContractFault) -> ServiceAnswer {
    switch operation {
    case .service, .checkoutPage: description
    case .stores: try await stores(near: request.query["zip"])
    case .products: try await products(in: StoreID(rawValue: segment), request)
    case .snapshots: try await snapshot(in: StoreID(rawValue: segment), request)
    case .makeCart: try await cart(nil, request)
    case .fillCart: try await cart(CartID(rawValue: segment), request)
    case .checkOut: try await checkOut(CartID(rawValue: segment), request)
    }
  }

  /// The description of the service and its limits.
  private var description: ServiceAnswer {
    ServiceAnswer(
      status: 200,
      json: [
        "contract": "mealadvisor-retailer", "version": .integer(RetailerContract.version),
        "retailer": .string(retailer.name),
        "limits": [
          "wishes": .integer(RetailerContract.wishes),
          "products": .integer(RetailerContract.products),
          "lines": .integer(RetailerContract.lines),
          "bodyBytes": .integer(RetailerContract.bodyBytes),
          "holdSeconds": .integer(RetailerContract.holdSeconds),
        ],
      ])
  }
}
