import MealModels

/// Covers a need by packages: an exact dynamic programme over the sums that packages reach.
///
/// The best of one product alone bounds what any mixture may cost. Products are taken one after the other, each any number of times, so that what several cost need not
/// be a multiple of what one costs. Kept is for each sum below the need the least cost, and the best sum
/// that covers it; a sum is dropped where a larger one costs less, because whatever is added to it then
/// covers the need for less.
struct CoverChoice {
  /// So many packages of an offer.
  typealias Count = (offer: Offer, count: Int)

  private struct Partial {
    var sum: Fraction
    var cost: Int
    var packages: Int
    var counts: [Int]
  }

  private let offers: [Offer]
  private let need: Fraction

  init(_ offers: [Offer], need: Fraction) {
    self.offers = offers
    self.need = need
  }

  /// Why the best is the best, among the offers.
  var reason: PackageChoice.Reason {
    guard offers.count > 1, let best = best(), let cost = cost(best) else { return .onlyOne }
    let others = offers.compactMap { offer in
      Self.fewest(offer, need).flatMap { offer.cents($0) }
    }
    return others.filter { $0 == cost }.count > 1 ? .leastWaste : .cheapest
  }

  private func cost(_ counts: [Count]) -> Int? {
    counts.reduce(Optional(0)) { sum, one in
      one.offer.cents(one.count).flatMap { cents in sum.map { $0 + cents } }
    }
  }

  /// The packages that cover the need best; nil where more than may be taken would be needed.
  func best() -> [Count]? {
    var partials = [
      Partial(sum: .zero, cost: 0, packages: 0, counts: Array(repeating: 0, count: offers.count))
    ]
    guard var best = bestSingle() else { return nil }
    if offers.allSatisfy({ $0.product.price != nil }) {
      for (index, offer) in offers.enumerated() {
        partials = extended(partials, by: offer, at: index, &best)
      }
    }
    return counts(of: best)
  }

  private func counts(of best: Partial) -> [Count] {
    offers.enumerated().compactMap { index, offer in
      best.counts[index] > 0 ? (offer, best.counts[index]) : nil
    }
  }

  /// The best of one product alone, which bounds what a mixture may cost; without prices least waste
  /// decides, and nothing is mixed.
  private func bestSingle() -> Partial? {
    var best: Partial?
    for (index, offer) in offers.enumerated() {
      guard let count = Self.fewest(offer, need) else { continue }
      var single = Partial(
        sum: offer.held(count), cost: Self.cents(offer, count), packages: count,
        counts: Array(repeating: 0, count: offers.count))
      single.counts[index] = count
      if best.map({ Self.isBetter(single, than: $0) }) ?? true { best = single }
    }
    return best
  }

  private static func cents(_ offer: Offer, _ count: Int) -> Int {
    offer.product.price == nil ? 0 : offer.cents(count) ?? .max / 4
  }

  private func extended(
    _ partials: [Partial], by offer: Offer, at index: Int, _ best: inout Partial
  ) -> [Partial] {
    guard let amount = offer.amount, amount > .zero else { return partials }
    var next = partials
    for partial in partials {
      var count = 1
      var sum = partial.sum + amount
      while count <= PackageChooser.mostPackages {
        var further = partial
        further.sum = sum
        further.cost += Self.cents(offer, count)
        further.packages += count
        further.counts[index] = count
        if sum >= need {
          if Self.isBetter(further, than: best) { best = further }
          break
        }
        if further.cost > best.cost { break }
        next.append(further)
        count += 1
        sum = sum + amount
      }
    }
    return Self.undominated(next, below: best.cost)
  }

  private static func isBetter(_ one: Partial, than other: Partial) -> Bool {
    (one.cost, one.sum, one.packages) < (other.cost, other.sum, other.packages)
  }

  /// Drops what a larger sum reaches for less, and all but the cheapest of one sum.
  private static func undominated(_ partials: [Partial], below most: Int) -> [Partial] {
    let sorted = partials.sorted {
      ($1.sum, $0.cost, $0.packages) < ($0.sum, $1.cost, $1.packages)
    }
    var kept: [Partial] = []
    var least = most
    for partial in sorted where partial.cost <= least {
      if let last = kept.last, last.sum == partial.sum { continue }
      kept.append(partial)
      least = min(least, partial.cost)
    }
    return kept
  }

  private static func fewest(_ offer: Offer, _ need: Fraction) -> Int? {
    guard let amount = offer.amount, amount > .zero else { return nil }
    let count = (need / amount).roundedUp().numerator
    return count <= PackageChooser.mostPackages ? count : nil
  }
}
