#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What one event says about how much a meal is liked.
struct TasteObservation {
  /// How to read a liking.
  enum Reading {
    case exactly, atLeast, atMost
  }

  /// The position of the meal in the pool.
  var meal: Int
  /// From -1, not at all, to 1, very much.
  var liking: Float
  /// Whether it is liked so much, at least or at most.
  var reading = Reading.exactly
  /// The traits of the day that the meal had, as bits by their numbers.
  var dayTraits: UInt32 = 0
  /// How much of what is unexpected moves what the meal shares with others, and its cuisine.
  var reach: Float = 1
  var reachOfCuisine: Float = 1
  /// By how much it was too long for the occasion.
  var overtime: Float = 0
  /// How far the eater's true liking may well be from that, as a variance.
  var noise: Float
}

extension TasteObservation {
  /// After how many days an observation counts half.
  static let halfLife: Float = 60

  /// What a saved meal says for as long as it is saved.
  static func saved(_ meal: Int) -> TasteObservation {
    TasteObservation(meal: meal, liking: 0.9, noise: 0.3)
  }

  /// What an event says of the meal at a position of the pool; nil if nothing.
  private init?(_ entry: History.Entry, of meal: Int, at now: Date) {
    guard let worth = Self.worth(of: entry.event) else { return nil }
    let days = Float(max(0, now.timeIntervalSince(entry.date) / 86_400))
    self.init(
      meal: meal, liking: worth.liking, reading: worth.reading,
      noise: worth.noise * (1 + days / Self.halfLife))
  }

  /// How far a liking is from what was expected; zero if it lies on the expected side.
  func surprise(against expected: Float) -> Float {
    switch reading {
    case .exactly: liking - expected
    case .atLeast: max(0, liking - expected)
    case .atMost: min(0, liking - expected)
    }
  }

  /// What the latest opinions say, oldest first, then what is saved.
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

  /// What an event says, and how loosely: a recipe that was opened or cooked is liked at least a
  /// little, one that was skipped at most little, and one that was passed over less than others.
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

/// Tells a free choice from giving in: a meal taken after too many refusals says nothing.
private struct Patience {
  private var refusals = Refusals()
  /// The meal taken last, if that was giving in.
  private var settledFor: MealID?

  /// Takes in the next event by time; false for taking a meal after giving in.
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
  /// Whether it says something about the day as well as the dish; stars and "not for me" do not.
  var isOfItsDay: Bool { self == .accepted || self == .cooked || self == .skipped }
}

extension SuggestionRequest {
  /// Whether what was said counts for those at the table: not if somebody said it who is away.
  fileprivate func counts(_ event: HistoryEvent) -> Bool {
    guard let table, let person = event.person else { return true }
    return table.contains(person)
  }
}
