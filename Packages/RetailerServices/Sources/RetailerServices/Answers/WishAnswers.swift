import Groceries

extension ProductAnswer {
  /// The answers to wishes that are asked a few at a time.
  ///
  /// Where a part fails, its wishes and all later ones are unanswered; where the first one fails there
  /// is no answer at all.
  static func gathered(
    _ wishes: [ProductWish], by size: Int,
    _ ask: ([ProductWish]) async throws(RetailerError) -> ProductAnswer
  ) async throws(RetailerError) -> ProductAnswer {
    var whole = ProductAnswer(products: [])
    var seen: Set<ProductID> = []
    var start = 0
    while start < wishes.count {
      let part = Array(wishes[start..<min(start + size, wishes.count)])
      do throws(RetailerError) {
        let answer = try await ask(part)
        whole.products += answer.products.filter { seen.insert($0.id).inserted }
        whole.unanswered += answer.unanswered
      } catch {
        guard start > 0 else { throw error }
        whole.unanswered += wishes[start...]
        return whole
      }
      start += size
    }
    return whole
  }
}

extension PriceSnapshot {
  /// A snapshot of products that are asked for a few at a time.
  ///
  /// - Throws: what the first part throws; of a later one ``Groceries/RetailerError/partial(received:of:)``
  ///   unless the error says more.
  static func gathered(
    _ products: [ProductID], by size: Int, empty: PriceSnapshot,
    _ ask: ([ProductID]) async throws(RetailerError) -> PriceSnapshot
  ) async throws(RetailerError) -> PriceSnapshot {
    var whole: PriceSnapshot?
    var start = 0
    while start < products.count {
      let part = Array(products[start..<min(start + size, products.count)])
      do throws(RetailerError) {
        let answer = try await ask(part)
        // The oldest time is true of all of it.
        let time = min(whole?.time ?? answer.time, answer.time)
        let entries = (whole?.entries ?? [:]).merging(answer.entries) { $1 }
        whole = PriceSnapshot(store: answer.store, time: time, entries: entries)
      } catch {
        guard start > 0, !error.endsEverything else { throw error }
        throw .partial(received: start, of: products.count)
      }
      start += size
    }
    return whole ?? empty
  }
}
