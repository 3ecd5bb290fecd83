#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// Evidence from one event about how much a meal is liked.
struct TasteObservation {
  /// How to interpret a liking.
  enum Reading {
    case exactly, atLeast, atMost
  }

  /// The position of the meal in the pool.
  var meal: Int
  /// The liking, from -1, not at all, to 1, very much.
  var liking: Float
  /// Whether the liking is exact, a minimum or a maximum.
  var reading = Reading.exactly
  /// The day traits that the meal had, as bits by their numbers.
  var dayTraits: UInt32 = 0
  /// The share of the surprise that changes the opinion of the meal's traits and cuisine.
  var reach: Float = 1
  var reachOfCuisine: Float = 1
  /// How much the meal was too long for the occasion.
  var overtime: Float = 0
  /// The uncertainty of the liking, as a variance.
  var noise: Float
}

extension TasteObservation {
  /// The days after which the noise of an observation is doubled.
  static let halfLife: Float = 60

  /// The evidence of a saved meal, as long as it is saved.
  static func saved(_ meal: Int) -> TasteObservation {
    TasteObservation(meal: meal, liking: 0.9, noise: 0.3)
  }

  /// The evidence of an event about the meal at a position of the pool; nil if the event is not
  /// evidence.
  private init?(_ entry: History.Entry, of meal: Int, at now: Date) {
    guard let worth = Self.worth(of: entry.event) else { return nil }
    let days = Float(max(0, now.timeIntervalSince(entry.date) / 86_400))
    self.init(
      meal: meal, liking: worth.liking, reading: worth.reading,
      noise: worth.noise * (1 + days / Self.halfLife))
  }

  /// The distance of the liking from the expected one; zero if the expectation is within the
  /// minimum or maximum.
  func surprise(against expected: Float) -> Float {
    switch reading {
    case .exactly: liking - expected
    case .atLeast: max(0, liking - expected)
    case .atMost: min(0, liking - expected)
    }
  }

  /// The evidence of the latest opinions, oldest first, followed by that of the saved meals.
  static func all(
    _ memory: [RememberedOpinion], _ effort: Effort, for request: SuggestionRequest,
    in pool: MealPool
  ) -> [TasteObservation] {
    let now = request.moment
    var patience = Patience()
    var days = RecentDays()
    var observations: [TasteObservation] = []
    observations.reserveCapacity(memory.count + request.saved.count)
    for opinion in memory {
      let entry = opinion.entry
      let day = LocalMoment(date: entry.date, secondsFromGMT: now.secondsFromGMT).dayNumber
      let context = days.context(of: day)
      if [.accepted, .cooked].contains(entry.event.kind) { days.take(opinion.meal, pool.traits) }
      guard patience.isFreeChoice(entry), request.counts(entry.event) else { continue }
      if var observation = TasteObservation(entry, of: opinion.meal, at: now.date) {
        if entry.event.kind.isOfItsDay {
          context.forEach(pool.traits, of: opinion.meal) { observation.dayTraits |= 1 << $0 }
        }
        if entry.event.kind == .skipped {
          (observation.reach, observation.reachOfCuisine) = (0.7, 0.4)
        }
        observation.overtime = effort.overtime(of: opinion, in: pool)
        observations.append(observation)
      }
    }
    return observations + request.saved.compactMap(pool.index(of:)).sorted().map(Self.saved)
  }

  /// The evidence of an event, with its noise.
  ///
  /// The eater likes an opened or cooked meal at least to some degree. They like a skipped meal at
  /// most a little, and a meal that was shown and ignored less than others.
  private static func worth(
    of event: HistoryEvent
  ) -> (liking: Float, reading: Reading, noise: Float)? {
    switch event.kind {
    case .reset: nil
    case .suggested: (-0.2, .atMost, 0.4)
    case .accepted: (0.7, .atLeast, 0.5)
    case .cooked: (0.5, .atLeast, 0.8)
    case .skipped: (-0.8, .atMost, 0.3)
    case .disliked: (-1, .exactly, 0.15)
    case .rated: (Float((event.stars ?? 3) - 3) / 2, .exactly, 0.15)
    }
  }
}

/// Distinguishes a free choice from giving in: a meal accepted after too many refusals is not
/// evidence.
private struct Patience {
  private var refusals = Refusals()
  /// The last accepted meal, if the eater accepted it by giving in.
  private var settledFor: MealID?

  /// Applies the next event in order of time; returns false if the eater accepts a meal by giving
  /// in.
  mutating func isFreeChoice(_ entry: History.Entry) -> Bool {
    switch entry.event.kind {
    case .skipped: refusals.refuse(at: entry.date)
    case .accepted:
      settledFor = refusals.count(at: entry.date) < Refusals.patience ? nil : entry.event.meal
      refusals.end()
      return settledFor == nil
    case .cooked: return settledFor == nil || settledFor != entry.event.meal
    case .suggested, .disliked, .rated, .reset: break
    }
    return true
  }
}

extension HistoryEvent.Kind {
  /// Whether it is evidence about the day as well as about the dish; stars and "not for me" are
  /// not.
  var isOfItsDay: Bool { self == .accepted || self == .cooked || self == .skipped }
}

extension SuggestionRequest {
  /// Whether an opinion applies to the people at the table; it does not if its person is away.
  fileprivate func counts(_ event: HistoryEvent) -> Bool {
    guard let table, let person = event.person else { return true }
    return table.contains(person)
  }
}
