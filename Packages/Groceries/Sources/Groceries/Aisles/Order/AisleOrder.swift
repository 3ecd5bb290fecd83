#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The order of the aisles in one shop: the usual order or one made by hand, adapted to the order
/// in which items were ticked there.
///
/// The order is learned by this rule. Ticks at most ``tripPause`` apart are one trip. For two
/// aisles on a trip, the aisle ticked first gains a point over the other one. Before that, the
/// points of both over each other are multiplied by ``memory``, so that the last trips have the
/// most weight. An aisle with at least ``lead`` points more than another comes before it; that
/// takes two trips. The largest leads are applied first, and a lead that contradicts earlier ones
/// is ignored. Other aisles stay in their order.
public struct AisleOrder: Hashable, Sendable {
  /// The longest time between two ticks of one trip, in seconds: two hours.
  public static let tripPause: TimeInterval = 2 * 60 * 60
  /// The fraction of the points of two aisles that is left after another trip through both.
  public static let memory = 0.8
  /// The number of points more that put one aisle before another.
  public static let lead = 1.5

  /// The order without learning: the usual one, or one made by hand.
  public private(set) var base: [Aisle] = Aisle.allCases
  /// Aisles that were moved by hand.
  public private(set) var moved: Set<Aisle> = []
  private var points: [AislePair: Double] = [:]
  private var trips: [AislePair: Int] = [:]
  private var trip: [Aisle] = []
  private var lastTick: Date?

  /// Makes the usual order.
  public init() {}

  /// Records that an item in an aisle was ticked; ``Aisle/other`` has no place and is ignored.
  mutating func tick(_ aisle: Aisle, at time: Date) {
    if let lastTick, abs(time.timeIntervalSince(lastTick)) > Self.tripPause { trip = [] }
    lastTick = time
    guard aisle != .other, !trip.contains(aisle) else { return }
    for earlier in trip {
      let pair = AislePair(earlier, aisle)
      points[pair.turned, default: 0] *= Self.memory
      points[pair] = points[pair, default: 0] * Self.memory + 1
      trips[pair, default: 0] += 1
    }
    trip.append(aisle)
  }

  /// Moves an aisle by hand.
  ///
  /// The current order becomes the base, and the learned order of the aisle is removed.
  mutating func move(_ aisle: Aisle, before other: Aisle?) {
    guard aisle != other else { return }
    base = aisles.filter { $0 != aisle }
    base.insert(aisle, at: other.flatMap { base.firstIndex(of: $0) } ?? base.count)
    moved.insert(aisle)
    points = points.filter { !$0.key.has(aisle) }
    trips = trips.filter { !$0.key.has(aisle) }
  }

  /// All aisles in the order in which the shopper walks through them.
  public var aisles: [Aisle] {
    let learned = learned
    var open = base
    var order: [Aisle] = []
    while !open.isEmpty {
      let next = open.first { aisle in
        !open.contains { learned.contains(AislePair($0, aisle)) }
      }
      let aisle = next ?? open[0]
      order.append(aisle)
      open.removeAll { $0 == aisle }
    }
    return order
  }

  /// The points of one aisle over another; negative if it is behind.
  func leadOver(_ pair: AislePair) -> Double {
    points[pair, default: 0] - points[pair.turned, default: 0]
  }

  /// The learned pairs that do not contradict each other; those with the largest leads are chosen
  /// first.
  private var learned: Set<AislePair> {
    let clear = points.keys.filter { leadOver($0) >= Self.lead }
      .sorted { (leadOver($0), $1.order) > (leadOver($1), $0.order) }
    var taken: Set<AislePair> = []
    for pair in clear where !Self.reaches(pair.second, pair.first, taken) { taken.insert(pair) }
    return taken
  }

  /// Whether one aisle comes before another according to some pairs, directly or through other
  /// aisles.
  private static func reaches(_ from: Aisle, _ to: Aisle, _ pairs: Set<AislePair>) -> Bool {
    var seen: Set<Aisle> = [from]
    var open = [from]
    while let next = open.popLast() {
      if next == to { return true }
      for pair in pairs where pair.first == next && seen.insert(pair.second).inserted {
        open.append(pair.second)
      }
    }
    return false
  }

  /// The reason why one aisle comes before another, if it does.
  public func reason(_ aisle: Aisle, before other: Aisle) -> AisleOrderReason {
    let pair = AislePair(aisle, other)
    if learned.contains(pair) {
      return .ticked(first: trips[pair, default: 0], last: trips[pair.turned, default: 0])
    }
    if let first = base.firstIndex(of: aisle), let second = base.firstIndex(of: other),
      first < second
    {
      return moved.isDisjoint(with: [aisle, other]) ? .usual : .byHand
    }
    return .throughOthers
  }
}

/// A pair of aisles, the first of which comes before the second.
struct AislePair: Hashable, Sendable {
  let first: Aisle
  let second: Aisle

  init(_ first: Aisle, _ second: Aisle) {
    (self.first, self.second) = (first, second)
  }

  var turned: AislePair { AislePair(second, first) }

  func has(_ aisle: Aisle) -> Bool { first == aisle || second == aisle }

  /// The number of the pair among all pairs, so that equal leads always have the same order.
  var order: Int { first.index * Aisle.allCases.count + second.index }
}

/// The reason why one aisle is before another.
public enum AisleOrderReason: Hashable, Sendable {
  /// A person ticked the aisle first on some trips, and last on others.
  case ticked(first: Int, last: Int)
  /// A person moved one of the aisles.
  case byHand
  /// Most shops have this order.
  case usual
  /// Both aisles have a learned order to other aisles, from which their order follows.
  case throughOthers

  /// The reason as a phrase.
  public var text: String {
    switch self {
    case .ticked(let first, let last): "ticked first on \(first) of \(first + last) trips"
    case .byHand: "moved by hand"
    case .usual: "as in most shops"
    case .throughOthers: "follows from their order to other aisles"
    }
  }
}
