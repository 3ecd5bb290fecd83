import MealModels
import MealPlan
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Random problems of 21 slots and 300 meals, with our answers.
struct ProblemFile {
  let count: Int

  func write(to path: String) throws {
    let start = ContinuousClock().now
    func clock() -> Double { (ContinuousClock().now - start).microseconds }
    let encoder = JSONEncoder()
    var lines: [Data] = []
    for seed in 0..<count {
      let fill = RandomFill(seed: seed, meals: 300)
      let record = FillRecord(
        fill.request, fill.engine, history: fill.history, dice: 101, clock: clock)
      lines.append(try encoder.encode(record))
    }
    try Data(lines.joined(separator: Data("\n".utf8))).write(to: URL(filePath: path))
  }
}

extension Duration {
  /// The duration in microseconds.
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
