import Groceries
import MealModels
import PrintedText
import ServiceCalls

/// A client of a server that follows the contract in `openapi.json`.
struct BackendRetailer: Sendable {
  let service: ServiceAddress
  let caller: ServiceCaller
  let key: @Sendable () async -> HiddenKey?
  let makeID: @Sendable () -> String
  let currencies = StoreCurrencies()

  func stores(near zip: String) async throws(RetailerError) -> [GroceryStore] {
    let answer = try await ask(
      .stores, query: ["zip": try ZIPDigits.read(zip)], about: .init(zip: zip))
    let list: WireStore.List = try AnswerDecoder.read(from: answer.body)
    let stores = try list.stores.rows().compactMap(\.row.store)
    currencies.note(stores)
    return stores
  }

  func products(
    for wishes: [ProductWish], in store: StoreID
  ) async throws(RetailerError) -> ProductAnswer {
    let isAskable = { (wish: ProductWish) in wish.food != nil || !wish.words.isEmpty }
    var whole = try await answer(to: wishes.filter(isAskable), in: store)
    whole.unanswered += wishes.filter { !isAskable($0) }
    return whole
  }

  private func answer(
    to wishes: [ProductWish], in store: StoreID
  ) async throws(RetailerError) -> ProductAnswer {
    try await .gathered(wishes, by: RetailerContract.wishes) {
      part async throws(RetailerError) in
      let answer = try await ask(
        .products, store.rawValue, body: ["wishes": .array(part.map(WireWish.json))],
        about: .init(store: store))
      let list: WireProduct.List = try AnswerDecoder.read(from: answer.body)
      var products: [Product] = []
      for (place, row) in try list.products.rows() {
        if let product = try row.product(of: store, at: place) { products.append(product) }
      }
      try currencies.check(products.map { ($0.id, $0.price) }, of: store)
      let unanswered = (list.unanswered ?? []).filter(part.indices.contains).map { part[$0] }
      return ProductAnswer(products: products, unanswered: unanswered)
    }
  }

  func snapshot(
    of products: [ProductID], in store: StoreID
  ) async throws(RetailerError) -> PriceSnapshot {
    let empty = PriceSnapshot(store: store, time: caller.timing.now())
    return try await .gathered(products, by: RetailerContract.products, empty: empty) {
      part async throws(RetailerError) in
      let answer = try await ask(
        .snapshots, store.rawValue, body: ["products": .strings(part.map(\.rawValue))],
        about: .init(store: store))
      var snapshot = try AnswerDecoder.read(WireSnapshot.self, from: answer.body)
        .snapshot(of: store)
      let asked = Set(part)
      snapshot.entries = snapshot.entries.filter { asked.contains($0.key) }
      try currencies.check(snapshot.entries.map { ($0.key, $0.value.price) }, of: store)
      return snapshot
    }
  }

  func cart(_ order: CartOrder) async throws(RetailerError) -> HeldCart {
    let answer = try await ask(
      order.cart == nil ? .makeCart : .fillCart, order.cart?.rawValue ?? "",
      body: WireCart.Order.json(order),
      about: .init(store: order.store, cart: order.cart))
    return try AnswerDecoder.read(WireCart.self, from: answer.body).cart
  }

  func checkoutURL(of cart: CartID) async throws(RetailerError) -> String {
    let answer = try await ask(.checkOut, cart.rawValue, about: .init(cart: cart))
    let url = try AnswerDecoder.read(WireCart.HandOff.self, from: answer.body).url
    guard ServiceAddress.isSafe(url) else {
      throw .malformed(place: "url", text: "an address that is not https")
    }
    return url
  }

  private func ask(
    _ operation: ContractOperation, _ segment: String = "", query: ServiceFields = [:],
    body: JSON? = nil, about subject: WireFault.Subject
  ) async throws(RetailerError) -> ServiceAnswer {
    var headers: ServiceFields = [
      "Accept": "application/json", RetailerContract.versionField: "\(RetailerContract.version)",
    ]
    if operation.needsKey { headers[ServiceRequest.idempotencyKey] = makeID() }
    if body != nil { headers["Content-Type"] = "application/json" }
    var request = ServiceRequest(
      operation.method, operation.path(segment), of: service, query: query, headers: headers,
      authorization: await key().map(Authorization.bearer),
      body: body.map { Array($0.lineText.utf8) } ?? [])
    request.isRepeatable = true  // a question changes nothing, and what changes something has a key
    let answer: ServiceAnswer
    do throws(ServiceFailure) { answer = try await caller.answer(to: request) } catch {
      throw RetailerError(error)
    }
    try check(answer, about: subject)
    return answer
  }

  /// Refuses an answer that is an error, or that follows another version of the contract.
  private func check(
    _ answer: ServiceAnswer, about subject: WireFault.Subject
  ) throws(RetailerError) {
    if let error = RetailerError(status: answer, now: caller.timing.now()) {
      let told: WireFault? = try? AnswerDecoder.read(from: answer.body)
      throw told?.error(about: subject) ?? error
    }
    let version = answer.headers[RetailerContract.versionField]
    guard version == nil || version == "\(RetailerContract.version)" else {
      throw .malformed(place: RetailerContract.versionField, text: "another version")
    }
  }
}
