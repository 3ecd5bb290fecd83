import MealModels

/// Finds the best packages for a need, by an exact dynamic program over the possible sums of
/// packages.
///
/// The best cover with one product is an upper bound for the cost of any mixture. Then each product
/// in turn is added any number of times, so the cost of several packages need not be a multiple of
/// the cost of one. It stores the least cost of each sum below the need, and the best sum that
/// covers the need. A sum is dropped if a larger one costs less, because adding the same packages
/// to that one is cheaper. A sum is also dropped if even the cheapest packages would cost more than
/// the best known cover.
struct CoverChoice {
  /// A number of packages of one offer, which is given by its position.
  struct Part: Hashable {
    var offer: Int
    var count: Int
  }

  /// A choice that covers the need: its parts and their cost.
  ///
  /// It also states whether there was only one offer, and whether several single products have this
  /// cost.
  struct Found {
    var parts: [Part]
    var cost: Int
    var isAlone: Bool
    var hasEqual: Bool
  }

  /// A sum that packages of one offer reach, added to an earlier sum.
  private struct Partial {
    var sum: Int
    var cost: Int
    var packages: Int
    var part: Part
    var before: Int
  }

  private let amounts: [Int]
  private let need: Int
  private let cents: (_ offer: Int, _ count: Int) -> Int
  /// The least cost of one unit in any package, in hundredths.
  private let leastRate: Double
  private var reached: [Partial] = []

  /// Makes a choice among offers.
  ///
  /// - Parameters:
  ///   - amounts: the content of a package of each offer, in units of the need's smallest part.
  ///   - need: the amount to cover, in the same units.
  ///   - cents: returns the cost of some packages of an offer; never less for more packages.
  init(amounts: [Int], need: Int, cents: @escaping (_ offer: Int, _ count: Int) -> Int) {
    self.amounts = amounts
    self.need = need
    self.cents = cents
    leastRate =
      amounts.indices.filter { amounts[$0] > 0 }.map { offer in
        let most = PackageChooser.mostPackages
        return Double(cents(offer, most)) / (Double(amounts[offer]) * Double(most))
      }.min() ?? 0
  }

  /// A lower bound of the cost of covering the rest of the need after a sum, in hundredths.
  ///
  /// It allows for rounding once for each product.
  private func leastCents(from sum: Int) -> Double {
    leastRate * Double(need - sum) * 0.999_999 - Double(amounts.count)
  }

  /// The best parts that cover the need; nil if it needs more packages than allowed.
  ///
  /// - Parameter mixes: whether several products may be mixed.
  mutating func best(mixes: Bool = true) -> Found? {
    let singles = amounts.indices.compactMap { single($0) }
    guard var best = singles.min(by: Self.isBetter) else { return nil }
    if mixes, singles.count > 1 {
      let none = Partial(sum: 0, cost: 0, packages: 0, part: Part(offer: -1, count: 0), before: -1)
      reached = [none]
      var open = [0]
      for offer in amounts.indices { extend(&open, by: offer, &best) }
    }
    return Found(
      parts: parts(of: best), cost: best.cost, isAlone: amounts.count == 1,
      hasEqual: singles.count { $0.cost == best.cost } > 1)
  }

  private func single(_ offer: Int) -> Partial? {
    guard amounts[offer] > 0 else { return nil }
    let count = (need + amounts[offer] - 1) / amounts[offer]
    guard count <= PackageChooser.mostPackages else { return nil }
    return Partial(
      sum: amounts[offer] * count, cost: cents(offer, count), packages: count,
      part: Part(offer: offer, count: count), before: -1)
  }

  private static func isBetter(_ one: Partial, _ other: Partial) -> Bool {
    (one.cost, one.sum, one.packages, one.part.offer)
      < (other.cost, other.sum, other.packages, other.part.offer)
  }

  /// Adds any number of packages of an offer to each sum so far.
  private mutating func extend(_ open: inout [Int], by offer: Int, _ best: inout Partial) {
    guard amounts[offer] > 0 else { return }
    var next = open
    for place in open {
      let start = reached[place]
      for count in 1...PackageChooser.mostPackages {
        let further = Partial(
          sum: start.sum + amounts[offer] * count, cost: start.cost + cents(offer, count),
          packages: start.packages + count, part: Part(offer: offer, count: count), before: place)
        if further.cost > best.cost { break }
        if further.sum >= need {
          if Self.isBetter(further, best) { best = further }
          break
        }
        guard Double(further.cost) + leastCents(from: further.sum) <= Double(best.cost) else {
          continue
        }
        next.append(reached.count)
        reached.append(further)
      }
    }
    open = undominated(next, below: best.cost)
  }

  /// Removes sums if a larger sum costs less, and keeps only the cheapest way to each sum.
  private func undominated(_ places: [Int], below most: Int) -> [Int] {
    guard places.count > 1 else { return places }
    let sorted = places.sorted { one, other in
      let (left, right) = (reached[one], reached[other])
      return (right.sum, left.cost, left.packages) < (left.sum, right.cost, right.packages)
    }
    var kept: [Int] = []
    var least = most
    var last = -1
    for place in sorted where reached[place].cost <= least {
      if reached[place].sum == last { continue }
      kept.append(place)
      last = reached[place].sum
      least = min(least, reached[place].cost)
    }
    return kept
  }

  private func parts(of best: Partial) -> [Part] {
    var parts = [best.part]
    var place = best.before
    while place > 0 {
      parts.append(reached[place].part)
      place = reached[place].before
    }
    return parts.sorted { $0.offer < $1.offer }
  }
}
