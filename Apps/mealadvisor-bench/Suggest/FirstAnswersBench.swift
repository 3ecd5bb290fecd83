import MealCatalog
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The options of `suggest --fresh`.
struct FirstAnswersOptions {
  /// How many eaters ask in each part of the day.
  var count = 1000
  /// A file with a panel's grades of dishes; see ``DishPanel``.
  var panel: String?
  /// How many dishes to list for a panel instead of measuring; nil to measure.
  var listed: Int?

  init(_ words: [String]) throws(BenchError) {
    var rest = words.dropFirst()
    if let number = rest.first, !number.hasPrefix("-") {
      count = try SimulateOptions.count(number)
      rest = rest.dropFirst()
    }
    if rest.first == "--panel", rest.count == 2 {
      panel = rest.last
      rest = []
    }
    if rest.first == "--list", rest.count == 2, let number = rest.last {
      listed = try SimulateOptions.count(number)
      rest = []
    }
    guard words.first == "--fresh", rest.isEmpty else { throw .usage }
  }
}

/// Checks the first suggestions for many unknown eaters, on a workday.
struct FirstAnswersBench {
  private let options: FirstAnswersOptions
  private let catalog = Catalog.bundled
  private let engine: MealSuggester
  private let panel: DishPanel?

  /// The time at which eaters ask in each part of the day, on a Tuesday.
  private static let occasions: [(slot: MealSlot, moment: LocalMoment)] = [
    (.breakfast, "08:00"), (.lunch, "12:30"), (.dinner, "18:30"), (.snack, "15:30"),
  ].compactMap { slot, time in LocalMoment("2026-05-12T\(time)").map { (slot, $0) } }

  private static let regions: [EaterRegion] = [
    .unitedStates, .unitedKingdom, .germany, .india,
  ]

  init(_ options: FirstAnswersOptions) throws(BenchError) {
    self.options = options
    engine = MealSuggester(pool: MealPool(catalog.summaries, sides: catalog.sides))
    panel = try options.panel.map(DishPanel.init(file:))
  }

  /// The dishes that are most often among the first five suggestions, for a panel to judge.
  ///
  /// Each line has a dish's id, title, gloss and summary, separated by tabs.
  func dishes(_ count: Int) -> String {
    var counts: [MealID: Int] = [:]
    for (slot, moment) in Self.occasions {
      for region in Self.regions {
        showProgress("\(slot.rawValue): first five in \(region.rawValue)")
        for seed in 0..<max(1, options.count / 10) {
          for meal in firstFive(for: slot, at: moment, in: region, seed: seed) {
            counts[meal, default: 0] += 1
          }
        }
      }
    }
    showProgress("")
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count)
    let lines = ranked.compactMap { catalog.meal($0.key)?.recipe }.map { recipe in
      [recipe.id.rawValue, recipe.title, recipe.gloss ?? "", recipe.summary].joined(separator: "\t")
    }
    return lines.joined(separator: "\n")
  }

  func verdicts() -> [Verdict] {
    Self.occasions.flatMap { firstMeals($0.slot, $0.moment) + firstFives($0.slot, $0.moment) }
  }

  private func request(
    for slot: MealSlot, at moment: LocalMoment, in region: EaterRegion, seed: Int
  )
    -> SuggestionRequest
  {
    SuggestionRequest(
      moment: moment, wishes: Wishes(slot: slot, month: 5), seed: UInt64(seed) &* 7919 &+ 11,
      region: region)
  }

  /// Checks the first meal of each eater: its time, and at lunch and dinner whether it is complete.
  private func firstMeals(_ slot: MealSlot, _ moment: LocalMoment) -> [Verdict] {
    showProgress("\(slot.rawValue): \(options.count) first meals")
    let given = ExpectedEffort.usual.minutes(for: slot, at: moment)
    let meals = (0..<options.count).compactMap { seed in
      let region = Self.regions[seed % Self.regions.count]
      return engine.suggest(
        request(for: slot, at: moment, in: region, seed: seed), history: History()
      )
      .suggestions.first.flatMap(served)
    }
    func share(_ holds: (Served) -> Bool) -> Double {
      Double(meals.count(where: holds)) / Double(options.count)
    }
    let name = slot.rawValue
    var verdicts = [
      Verdict(
        "\(name): within 1.5 times its minutes", share { $0.minutes <= 1.5 * given }, atLeast: 0.95),
      Verdict("\(name): within twice its minutes", share { $0.minutes <= 2 * given }, atLeast: 1),
    ]
    if slot == .lunch || slot == .dinner {
      verdicts.append(Verdict("\(name): whole", share(\.isWhole), atLeast: 1))
    }
    if slot == .dinner {
      verdicts.append(
        Verdict("\(name): 15 g of protein", share { $0.protein >= 15 }, atLeast: 0.95))
    }
    return verdicts
  }

  /// The facts of a suggested meal with its sides.
  private struct Served {
    var minutes: Double
    var protein: Double
    var isWhole: Bool
  }

  private func served(_ suggestion: Suggestion) -> Served? {
    guard let meal = catalog.summary(suggestion.mealID) else { return nil }
    let sides = suggestion.sides.served.compactMap(catalog.summary)
    let dishes = [meal] + sides
    let before = meal.cookedBefore.map(\.minutes).max() ?? 0
    return Served(
      minutes: Double(max(meal.totalMinutes + before, sides.map(\.totalMinutes).max() ?? 0)),
      protein: dishes.reduce(0) { $0 + ($1.traits.nutrition[.protein] ?? 0) },
      isWhole: meal.customs.role == .complete
        || (!sides.isEmpty && !suggestion.sides.missing.contains(0)))
  }

  /// Checks the first five suggestions of each eater in a region, requested one after the other.
  ///
  /// Counts how many differ, and how many are well known by the catalogue's grades and by the
  /// panel's.
  private func firstFives(_ slot: MealSlot, _ moment: LocalMoment) -> [Verdict] {
    Self.regions.flatMap { region -> [Verdict] in
      showProgress("\(slot.rawValue): first five in \(region.rawValue)")
      let fives = (0..<max(1, options.count / 10)).map {
        firstFive(for: slot, at: moment, in: region, seed: $0)
      }
      func share(_ holds: ([MealID]) -> Bool) -> Double {
        Double(fives.count(where: holds)) / Double(fives.count)
      }
      let name = "\(slot.rawValue), \(region.rawValue)"
      var verdicts = [
        Verdict("\(name): five different meals", share { Set($0).count == 5 }, atLeast: 1),
        Verdict(
          "\(name): three of five are known by grade",
          share { $0.count { grade($0, region) >= 4 } >= 3 }, atLeast: 0.95),
      ]
      if let panel {
        let judged = fives.joined().count { panel[$0, region] != nil }
        print("\(name): \(judged) of \(5 * fives.count) first meals were judged by the panel")
        verdicts.append(
          Verdict(
            "\(name): three of five are known by the panel",
            share { $0.count { (panel[$0, region] ?? 0) >= 4 } >= 3 }, atLeast: 0.95))
      }
      return verdicts
    }
  }

  private func grade(_ meal: MealID, _ region: EaterRegion) -> Int {
    catalog.summary(meal)?.customs.familiarity[region] ?? 0
  }

  private func firstFive(
    for slot: MealSlot, at moment: LocalMoment, in region: EaterRegion, seed: Int
  ) -> [MealID] {
    var history = History()
    return (0..<5).compactMap { number -> MealID? in
      let answer = engine.suggest(
        request(for: slot, at: moment, in: region, seed: seed * 5 + number), history: history)
      guard let meal = answer.suggestions.first?.mealID else { return nil }
      history.apply(HistoryEvent(.suggested, meal), at: moment.date + 60 * Double(number))
      return meal
    }
  }
}
