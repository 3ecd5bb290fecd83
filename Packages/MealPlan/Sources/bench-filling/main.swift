// Measures filling; `Scripts/bench-plan-optimum` compares it with the proven optimum.
//   bench-filling speed                prints the time of a fill and of one suggestion
//   bench-filling problems COUNT FILE  writes random problems with our answers, one JSON line each
//   bench-filling check COUNT          fills random weeks, and checks limits and locks

import MealModels
import MealPlan
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The error of wrong command-line arguments.
struct WrongCall: Error, CustomStringConvertible {
  let description: String
}

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "speed": FillSpeed().print()
case "problems":
  guard words.count == 3, let count = Int(words[1]) else {
    throw WrongCall(description: "say how many problems, and in which file")
  }
  try ProblemFile(count: count).write(to: words[2])
case "check":
  guard words.count == 2, let count = Int(words[1]) else {
    throw WrongCall(description: "say how many weeks")
  }
  let (proposals, faults) = FillCheck(count: count).run()
  for fault in faults.prefix(20) { print(fault) }
  print("\(count) weeks, \(proposals) proposals, \(faults.count) faults")
  if !faults.isEmpty { throw WrongCall(description: "a proposal breaks a limit or a lock") }
default: throw WrongCall(description: "name 'speed', 'problems' or 'check'")
}
