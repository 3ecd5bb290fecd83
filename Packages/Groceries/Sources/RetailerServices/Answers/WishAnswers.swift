import Groceries

extension ProductAnswer {
  /// The answers to wishes that are sent a few at a time.
  ///
  /// If a part fails, its wishes and all later ones are unanswered.
  ///
  /// - Throws: the error of the first part.
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
  /// A snapshot of products that are requested a few at a time.
  ///
  /// - Throws: the error of the first part; for a later part
  ///   ``Groceries/RetailerError/partial(received:of:)``, unless its error makes further requests
  ///   pointless.
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
        // The oldest time is true for all entries.
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
