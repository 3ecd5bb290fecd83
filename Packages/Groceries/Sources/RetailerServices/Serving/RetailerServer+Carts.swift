import Groceries
import ServiceCalls

// The operations that change something: filling carts and handing them over.

extension RetailerServer {
  func cart(
    _ id: CartID?, _ request: ServiceRequest
  ) async throws(ContractFault) -> ServiceAnswer {
    let order: WireCart.Order = try request.read()
    try order.store.checkID("store")
    try order.lines.check("lines", atMost: RetailerContract.lines)
    for (index, line) in order.lines.enumerated() {
      try line.product.checkID("lines[\(index)].product")
      guard 1...RetailerContract.count ~= line.count else {
        throw .bad(
          "lines[\(index)].count", "a number from 1 to \(RetailerContract.count) is needed")
      }
    }
    let lines = order.lines.map {
      CartOrder.Line(ProductID(rawValue: $0.product), count: $0.count)
    }
    let cart: HeldCart
    do throws(RetailerError) {
      cart = try await retailer.cart(
        CartOrder(store: StoreID(rawValue: order.store), cart: id, lines: lines))
    } catch { throw ContractFault(error) }
    await state.hold(cart, from: now())
    return ServiceAnswer(status: id == nil ? 201 : 200, json: WireCart.json(cart))
  }

  func checkOut(
    _ id: CartID, _ request: ServiceRequest
  ) async throws(ContractFault) -> ServiceAnswer {
    guard let cart = await state.held(id, at: now()) else {
      throw ContractFault(RetailerError.unknownCart(id))
    }
    do throws(RetailerError) {
      let address = try await retailer.checkoutURL(id)
      guard handOff == .ownPage else { return .handOff(address) }
      let prices = try? await retailer.snapshot(cart.lines.map(\.product), cart.store)
      await state.handOver(id, prices: prices)
      var page = ServiceRequest(.get, [], of: request.service)
      page.path = ContractOperation.checkoutPage.path(id.rawValue)
      return .handOff(page.address)
    } catch { throw ContractFault(error) }
  }

  /// The page of a cart; it is for people, so an error is a page as well.
  func page(of id: CartID) async -> ServiceAnswer {
    let page = await state.page(of: id)
    return ServiceAnswer(
      status: page == nil ? 404 : 200, type: "text/html; charset=utf-8",
      page?.html ?? CheckoutPage.missing)
  }

  /// Runs a request once per key, and gives a repeated request the same answer.
  func once(
    _ request: ServiceRequest, of operation: ContractOperation,
    _ work: () async throws(ContractFault) -> ServiceAnswer
  ) async throws(ContractFault) -> ServiceAnswer {
    guard operation.needsKey else { return try await work() }
    let field = ServiceRequest.idempotencyKey
    guard let key = request.headers[field], 1...RetailerContract.id ~= key.count else {
      throw .bad(field, "1 to \(RetailerContract.id) characters are needed, new for each request")
    }
    if let known = try await state.begin(key, request) { return known }
    do throws(ContractFault) {
      let answer = try await work()
      await state.finish(key, request, answer)
      return answer
    } catch {
      await state.finish(key, request, nil)
      throw error
    }
  }
}

extension ServiceAnswer {
  fileprivate static func handOff(_ address: String) -> ServiceAnswer {
    ServiceAnswer(status: 200, json: ["url": .string(address)])
  }
}
