#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The order in which one store is walked: the usual one or one made by hand, bent by the order in
/// which things were ticked there.
///
/// The rule. Ticks at most ``tripPause`` apart are one trip. Of two aisles on a trip, the one that
/// was ticked first gains a point over the other; before that, what both had over each other
/// shrinks to ``memory`` of it, so that the last trips count most. With a lead of ``lead``, which
/// takes two trips, an aisle comes before the other. The clearest leads are taken first, and one
/// that contradicts those taken before is passed over. Where nothing was learned, the order stays
/// as it was.
public struct AisleOrder: Hashable, Sendable {
  /// The longest time between two ticks of one trip, in seconds: two hours.
  public static let tripPause: TimeInterval = 2 * 60 * 60
  /// How much of what was learned of two aisles is left after another trip through both.
  public static let memory = 0.8
  /// The lead from which one aisle comes before another.
  public static let lead = 1.5

  /// The order as it was before anything was learned: the usual one, or by hand.
  public private(set) var base: [Aisle] = Aisle.allCases
  /// Aisles that were moved by hand.
  public private(set) var moved: Set<Aisle> = []
  private var points: [AislePair: Double] = [:]
  private var trips: [AislePair: Int] = [:]
  private var trip: [Aisle] = []
  private var lastTick: Date?

  /// The usual order.
  public init() {}

  /// Something of an aisle was ticked; ``Aisle/other`` stands nowhere and teaches nothing.
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

  /// Somebody moved an aisle: the order as it is becomes the base, and what was learned of the
  /// aisle is forgotten.
  mutating func move(_ aisle: Aisle, before other: Aisle?) {
    guard aisle != other else { return }
    base = aisles.filter { $0 != aisle }
    base.insert(aisle, at: other.flatMap { base.firstIndex(of: $0) } ?? base.count)
    moved.insert(aisle)
    points = points.filter { !$0.key.has(aisle) }
    trips = trips.filter { !$0.key.has(aisle) }
  }

  /// All aisles in the order in which they are walked.
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

  /// How far one aisle leads another; negative where it is behind.
  func leadOver(_ pair: AislePair) -> Double {
    points[pair, default: 0] - points[pair.turned, default: 0]
  }

  /// The pairs that were learned and do not contradict each other, the clearest first.
  private var learned: Set<AislePair> {
    let clear = points.keys.filter { leadOver($0) >= Self.lead }
      .sorted { (leadOver($0), $1.order) > (leadOver($1), $0.order) }
    var taken: Set<AislePair> = []
    for pair in clear where !Self.reaches(pair.second, pair.first, taken) { taken.insert(pair) }
    return taken
  }

  /// Whether one aisle comes before another by some pairs, directly or through others.
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

  /// Why one aisle comes before another that it comes before.
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

/// One aisle before another.
struct AislePair: Hashable, Sendable {
  let first: Aisle
  let second: Aisle

  init(_ first: Aisle, _ second: Aisle) {
    (self.first, self.second) = (first, second)
  }

  var turned: AislePair { AislePair(second, first) }

  func has(_ aisle: Aisle) -> Bool { first == aisle || second == aisle }

  /// The place in an order of all pairs, so that equal leads are taken the same way each time.
  var order: Int { first.index * Aisle.allCases.count + second.index }
}

/// Why one aisle stands before another.
public enum AisleOrderReason: Hashable, Sendable {
  /// It was ticked first on so many trips, and last on so many.
  case ticked(first: Int, last: Int)
  /// Somebody moved one of them.
  case byHand
  /// It is so in most shops.
  case usual
  /// Both were learned beside other aisles, which put them so.
  case throughOthers

  /// The reason as a phrase.
  public var text: String {
    switch self {
    case .ticked(let first, let last): "ticked first on \(first) of \(first + last) trips"
    case .byHand: "moved by hand"
    case .usual: "as in most shops"
    case .throughOthers: "because of how both stand to other aisles"
    }
  }
}
