import EaterSimulation
import MealModels
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures the least time that looking at each meal once can take.
///
/// It keeps the indices of all meals whose mask has no bit in common with the mask of the limits.
struct MaskPass {
  /// The median time in microseconds with `filter`.
  let filtering: Double
  /// The median time in microseconds without a check or a branch, in memory allocated before.
  let bare: Double

  /// - Parameter count: the number of masks; the limits exclude none of them.
  init(of count: Int) {
    var random = SeededGenerator(seed: 5)
    // No mask has the topmost bit, so all meals are kept, as without limits.
    let masks = (0..<count).map { _ in random.next() >> 1 }
    let limit: UInt64 = 1 << 63
    filtering = Self.time(count) { masks.indices.filter { masks[$0] & limit == 0 }.count }
    bare = Self.time(count) {
      [Int32](unsafeUninitializedCapacity: count) { buffer, used in
        for number in masks.indices where masks[number] & limit == 0 {
          buffer[used] = Int32(number)
          used += 1
        }
      }.count
    }
  }

  private static func time(_ count: Int, _ pass: () -> Int) -> Double {
    let clock = ContinuousClock()
    return (0..<101).map { _ in
      let start = clock.now
      let kept = pass()
      let time = (clock.now - start).microseconds
      precondition(kept == count)
      return time
    }.median
  }
}

/// Measures the time of one suggestion: compared with SQLite, and as catalogue and history grow.
struct SuggestBench {
  /// The most time that a suggestion may take, as a share of SQLite's time: a twentieth.
  static let peerBound = 1.0 / 20
  /// The most time that a suggestion from ten times the meals may take, as a multiple.
  static let growthBound = 13.0
  /// The most time that a suggestion without limits may take, as a multiple of filtering bare
  /// masks.
  static let passBound = 4.0
  /// The most time that a suggestion with a hundred times the history may take, as a multiple.
  static let historyBound = 1.25

  private static let runs = 401
  private static let limits = EaterLimits(
    diets: DietSet([.vegan, .glutenFree]), allergens: AllergenSet([.treeNut]))
  private static let bounds = NutritionBounds([.sodium: 600, .protein: 25])
  private static let start = Date(timeIntervalSince1970: 1_778_610_600)

  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Runs the measurements, which take about a minute.
  func findings() throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    showProgress("making 100,000 meals")
    let meals = SyntheticMeals.meals(100_000)
    let large = MealSuggester(pool: MealPool(meals))
    let history = Self.history(500, of: meals)
    showProgress("suggesting and asking SQLite")
    let shown = history.lastShown(500)
    // The two alternate, because a machine's speed may change; the round with the median ratio is
    // used.
    let rounds = try (0..<5).map { _ throws(BenchError) in
      let time = try Self.time(large, history)
      return (time, try RandomRowPeer(folder: folder).ask(meals, shown: shown, Self.limits))
    }
    let (time, peer) = rounds.sorted { $0.0 / $0.1.separateIndexes < $1.0 / $1.1.separateIndexes }[
      2]
    showProgress("suggesting from fewer meals and a longer history")
    let tenth = try Self.time(
      MealSuggester(pool: MealPool(Array(meals.prefix(10_000)))),
      Self.history(500, of: Array(meals.prefix(10_000))))
    let long = try Self.time(large, Self.history(50_000, of: meals))
    let bounded = try Self.time(large, history, nutrition: Self.bounds)
    showProgress("suggesting without limits")
    let easy = try (0..<5).map { _ throws(BenchError) in
      (try Self.time(large, history, limits: .none), MaskPass(of: meals.count))
    }.sorted { $0.0 / $0.1.filtering < $1.0 / $1.1.filtering }[2]
    let small = try Self.time(
      MealSuggester(pool: MealPool(Array(meals.prefix(300)))),
      Self.history(500, of: Array(meals.prefix(300))), limits: .none)
    return [
      BenchResult(
        name: "a suggestion from 100,000 meals", value: time, unit: "µs",
        peer: .init(name: "SQLite, an index a column", value: peer.separateIndexes),
        bound: Self.peerBound),
      BenchResult(
        name: "the same", value: time, unit: "µs",
        peer: .init(name: "SQLite, one index made for this filter", value: peer.joinedIndex)),
      BenchResult(name: "meals that fit", value: Double(peer.fitting), unit: "meals"),
      BenchResult(
        name: "ten times the meals", value: time, unit: "µs",
        peer: .init(name: "10,000 meals", value: tenth), bound: Self.growthBound),
      BenchResult(
        name: "50,000 events of history", value: long, unit: "µs",
        peer: .init(name: "500 events", value: time), bound: Self.historyBound),
      BenchResult(
        name: "within bounds on nutrition", value: bounded, unit: "µs",
        peer: .init(name: "without bounds", value: time)),
      BenchResult(
        name: "without any limit", value: easy.0, unit: "µs",
        peer: .init(name: "filtering bare masks", value: easy.1.filtering), bound: Self.passBound),
      BenchResult(
        name: "the same", value: easy.0, unit: "µs",
        peer: .init(name: "a pass without checks and branches", value: easy.1.bare)),
      BenchResult(name: "a suggestion from 300 meals", value: small, unit: "µs"),
    ] + (try Self.allocations(meals))
  }

  /// Checks that a suggestion makes no more allocations with many meals than with few.
  private static func allocations(_ meals: [MealSummary]) throws(BenchError) -> [BenchResult] {
    guard AllocationCounter.count != nil else { return [] }
    let counts = try [1000, 100_000].map { count throws(BenchError) in
      let some = Array(meals.prefix(count))
      let engine = MealSuggester(pool: MealPool(some))
      // Both runs have the same history, of meals that both catalogues contain.
      let history = history(500, of: Array(meals.prefix(1000)))
      _ = try suggest(engine, history, turn: 0, nutrition: bounds)
      let before = AllocationCounter.count ?? 0
      _ = try suggest(engine, history, turn: 0, nutrition: bounds)
      return Double((AllocationCounter.count ?? 0) - before)
    }
    return [
      BenchResult(
        name: "allocations with 100,000 meals", value: counts[1], unit: "blocks",
        peer: .init(name: "1,000 meals", value: counts[0]), bound: 1)
    ]
  }

  /// The median time of a suggestion in microseconds.
  private static func time(
    _ engine: MealSuggester, _ history: History, limits: EaterLimits = limits,
    nutrition: NutritionBounds = .none
  ) throws(BenchError) -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for turn in 0..<runs {
      let start = clock.now
      _ = try suggest(engine, history, turn: turn, limits: limits, nutrition: nutrition)
      times.append((clock.now - start).microseconds)
    }
    return times.median
  }

  private static func suggest(
    _ engine: MealSuggester, _ history: History, turn: Int, limits: EaterLimits = limits,
    nutrition: NutritionBounds = .none
  ) throws(BenchError) -> MealID {
    let request = SuggestionRequest(
      moment: LocalMoment(date: start), limits: limits,
      wishes: Wishes(slot: .dinner, nutrition: nutrition), seed: UInt64(turn))
    guard let meal = engine.suggest(request, history: history).suggestions.first?.mealID else {
      throw .wrongResult("nothing was suggested")
    }
    return meal
  }

  /// A history with three meals a day before the start; each is shown and then accepted, skipped or
  /// rated.
  private static func history(_ count: Int, of meals: [MealSummary]) -> History {
    var random = SeededGenerator(seed: 7)
    var history = History()
    for number in 0..<count / 2 {
      let meal = random.pick(meals).id
      let hours = Double(count / 2 - number) * 8
      let date = start - hours * 3600
      history.apply(HistoryEvent(.suggested, meal), at: date)
      let kinds: [HistoryEvent.Kind] = [.accepted, .skipped, .cooked, .rated]
      let kind = random.pick(kinds)
      let stars = kind == .rated ? random.pick(1...5) : nil
      history.apply(HistoryEvent(kind, meal, stars: stars), at: date + 60)
    }
    return history
  }
}
