import Groceries
import ServiceCalls

extension KrogerLine {
  /// The most products of one request.
  private static let most = 50

  /// The products that a search finds for each wish; a word of fewer than three letters cannot be
  /// searched for.
  func products(
    for wishes: [ProductWish], in store: StoreID
  ) async throws(RetailerError) -> ProductAnswer {
    guard KrogerCode.isStore(store.rawValue) else { throw .unknownStore(store) }
    return try await .gathered(wishes, by: 1) { part async throws(RetailerError) in
      guard let wish = part.first, let term = Self.term(wish.words) else {
        return ProductAnswer(products: [], unanswered: part)
      }
      let answer = try await ask(
        .products,
        query: [
          "filter.term": term, "filter.locationId": store.rawValue,
          "filter.limit": "\(Self.most)",
        ])
      let list: KrogerProduct.List = try AnswerDecoder.read(from: answer.body)
      return ProductAnswer(
        products: try list.data.rows().compactMap { $0.row.product(of: store, access) })
    }
  }

  /// The prices and stock of products, by their codes.
  func snapshot(
    of products: [ProductID], in store: StoreID
  ) async throws(RetailerError) -> PriceSnapshot {
    guard KrogerCode.isStore(store.rawValue) else { throw .unknownStore(store) }
    let codes = products.filter { KrogerCode.isCode($0.rawValue) }
    let empty = PriceSnapshot(store: store, time: now)
    return try await .gathered(codes, by: Self.most, empty: empty) {
      part async throws(RetailerError) in
      let answer = try await ask(
        .products,
        query: [
          "filter.productId": part.map(\.rawValue).joined(separator: ","),
          "filter.locationId": store.rawValue, "filter.limit": "\(Self.most)",
        ])
      let list: KrogerProduct.List = try AnswerDecoder.read(from: answer.body)
      var snapshot = PriceSnapshot(store: store, time: now)
      let asked = Set(part)
      for (_, row) in try list.data.rows() {
        guard let product = row.product(of: store, access), asked.contains(product.id) else {
          continue
        }
        snapshot.entries[product.id] = PriceSnapshot.Entry(
          price: product.price, availability: product.availability)
      }
      return snapshot
    }
  }

  /// The words of a wish as a search accepts them: at least three characters, and a limited length;
  /// nil if they are too short.
  private static func term(_ words: String) -> String? {
    let term = words.split(whereSeparator: \.isWhitespace).prefix(8).joined(separator: " ")
    return term.count < 3 ? nil : String(term.prefix(100))
  }
}
