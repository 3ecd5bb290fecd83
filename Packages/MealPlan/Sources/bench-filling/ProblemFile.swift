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
    let encoder = JSONEncoder()
    var lines: [Data] = []
    for seed in 0..<count {
      let fill = RandomFill(seed: seed, meals: 300)
      let record = FillRecord(
        fill.request, fill.engine, history: fill.history, dice: 101, clock: processorMicroseconds)
      lines.append(try encoder.encode(record))
    }
    try Data(lines.joined(separator: Data("\n".utf8))).write(to: URL(filePath: path))
  }
}
