import Groceries
import PrintedText
import ServiceCalls

// The operations that change nothing: stores, products, prices.

extension RetailerServer {
  func stores(near zip: String?) async throws(ContractFault) -> ServiceAnswer {
    guard let zip else { throw .bad("zip", "a ZIP of five digits is needed: ?zip=94103") }
    let stores: [GroceryStore]
    do throws(RetailerError) { stores = try await retailer.stores(ZIPDigits.read(zip)) } catch {
      throw ContractFault(error)
    }
    await state.note(stores)
    return ServiceAnswer(status: 200, json: ["stores": .array(stores.map(WireStore.json))])
  }

  func products(
    in store: StoreID, _ request: ServiceRequest
  ) async throws(ContractFault) -> ServiceAnswer {
    let question: WireWish.List = try request.read()
    try question.wishes.check("wishes", atMost: RetailerContract.wishes)
    for (index, wish) in question.wishes.enumerated() {
      let place = "wishes[\(index)]"
      try wish.food?.checkID("\(place).food")
      guard wish.words.count <= RetailerContract.words else {
        throw .bad("\(place).words", "at most \(RetailerContract.words) characters are taken")
      }
      guard wish.food != nil || !wish.words.isEmpty else {
        throw .bad("\(place).words", "words are needed where there is no food")
      }
    }
    let wishes = question.wishes.map(\.wish)
    let answer: ProductAnswer
    do throws(RetailerError) { answer = try await retailer.products(wishes, store) } catch {
      throw ContractFault(error)
    }
    await state.note(answer.products)
    let missing = Set(answer.unanswered)
    return ServiceAnswer(
      status: 200,
      json: [
        "store": .string(store.rawValue),
        "products": .array(answer.products.map(WireProduct.json)),
        "unanswered": .array(
          wishes.indices.filter { missing.contains(wishes[$0]) }.map(JSON.integer)),
      ])
  }

  func snapshot(
    in store: StoreID, _ request: ServiceRequest
  ) async throws(ContractFault) -> ServiceAnswer {
    let question: WireSnapshot.Question = try request.read()
    try question.products.check("products", atMost: RetailerContract.products)
    for (index, product) in question.products.enumerated() {
      try product.checkID("products[\(index)]")
    }
    let products = question.products.map(ProductID.init(rawValue:))
    do throws(RetailerError) {
      let snapshot = try await retailer.snapshot(products, store)
      return ServiceAnswer(status: 200, json: WireSnapshot.json(snapshot))
    } catch { throw ContractFault(error) }
  }
}
