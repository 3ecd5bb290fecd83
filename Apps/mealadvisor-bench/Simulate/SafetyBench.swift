import EaterSimulation
import FoodFacts
import MealCatalog

/// The options of `suggest --safety`.
struct SafetyOptions {
  /// How many suggestions are made.
  var count = 1_000_000

  init(_ words: [String]) throws(BenchError) {
    guard words.first == "--safety", words.count <= 2 else { throw .usage }
    if words.count == 2 { count = try SimulateOptions.count(words[1]) }
  }
}

/// Checks the safety of very many suggestions: half of bundled meals, half of random meals.
struct SafetyBench {
  private let options: SafetyOptions

  init(_ options: SafetyOptions) {
    self.options = options
  }

  /// Makes the suggestions, which takes a minute or two for a million.
  func verdicts() async -> [Verdict] {
    let bundled = SafetyCatalog(foods: .culinary, meals: Catalog.bundled.meals)
    let half = options.count / 2
    return await verdicts("bundled meals", SafetyRun(count: half, catalog: bundled))
      + (await verdicts("random meals", SafetyRun(count: options.count - half)))
  }

  private func verdicts(_ name: String, _ run: SafetyRun) async -> [Verdict] {
    let report = await run.report { done in
      showProgress("\(name): \(done) of \(run.count) suggestions")
    }
    showProgress("")
    print(
      "\(name): \(report.suggestions) suggestions in \(report.asks) answers, "
        + "\(report.trueDeadEnds) of them rightly without a meal\n")
    for example in report.examples { print("- \(example)\n") }
    return [
      Verdict("\(name): unsafe", zero: report.unsafe),
      Verdict("\(name): unknown", zero: report.unknown),
      Verdict("\(name): twice in an answer", zero: report.twice),
      Verdict("\(name): no meal though one is safe", zero: report.falseDeadEnds),
      Verdict("\(name): meals beside a dead end, or neither", zero: report.contradictions),
      Verdict(
        "\(name): suggestions made of those asked for",
        Double(report.suggestions) / Double(max(1, run.count)), atLeast: run.count > 0 ? 1 : 0),
    ]
  }
}
