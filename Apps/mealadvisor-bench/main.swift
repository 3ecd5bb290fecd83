// Compares the start of a program with a baseline: mealadvisor-bench start TIMES BASELINE PROGRAM
//                                                                    [ARGUMENT …]
// Measures the journal: mealadvisor-bench journal
// Measures suggestions: mealadvisor-bench suggest
// Measures how long the eater waits: mealadvisor-bench budgets
// Measures weeks within a budget: mealadvisor-bench filling
// Measures screens: mealadvisor-bench screens
// Measures a stay at a terminal: mealadvisor-bench session
// Measures ticks of a grocery list: mealadvisor-bench ticks
// Measures plans of years: mealadvisor-bench year
// Measures the app in browsers: mealadvisor-bench serve [--taps N]
// Measures food facts: mealadvisor-bench foods [PROGRAM [PROGRAM-WITHOUT-FOODS [FILE …]]]
// Measures ingredient lines: mealadvisor-bench lines PROGRAM [PYTHON [FILE]]
// Measures shopping lists: mealadvisor-bench groceries
// Simulates eaters: mealadvisor-bench simulate [--short] [--eaters N] [--days N] [--model NAME]
//                   [--seed N]
// Checks suggestions: mealadvisor-bench suggest --safety [N]
// Checks first suggestions: mealadvisor-bench suggest --fresh [N] [--panel FILE | --list COUNT]

/// Prints results and ends the process if a bound is exceeded.
func report(_ findings: [BenchResult]) {
  showProgress("")
  print(BenchResultTable(findings).text)
  if findings.contains(where: \.isBroken) { endProcess("above the limits", code: 1) }
}

/// Prints verdicts and ends the process if a limit is broken.
func report(_ verdicts: [Verdict]) {
  showProgress("")
  print(Verdict.table(verdicts))
  if verdicts.contains(where: { !$0.isKept }) { endProcess("outside the limits", code: 1) }
}

let words = Array(CommandLine.arguments.dropFirst())
let rest = Array(words.dropFirst())
do {
  switch words.first {
  case "budgets":
    var bench = try BudgetsBench(rest)
    report(try await bench.findings())
  case "filling": report(try await FillBench(rest).findings())
  case "foods": report(try FoodsBench(rest).findings())
  case "lines": report(try LinesBench(rest).findings())
  case "groceries": report(try GroceriesBench(rest).findings())
  case "journal": report(try await JournalBench(rest).findings())
  case "screens": report(try ScreensBench(rest).findings())
  case "session": report(try await SessionBench(rest).findings())
  case "serve": report(try await ServeBench(rest).findings())
  case "ticks": report(try await TickBench(rest).findings())
  case "year": report(try await YearBench(rest).findings())
  case "simulate": report(await SimulateBench(try SimulateOptions(rest)).verdicts())
  case "suggest" where rest.first == "--safety":
    report(await SafetyBench(try SafetyOptions(rest)).verdicts())
  case "suggest" where rest.first == "--fresh":
    let options = try FirstAnswersOptions(rest)
    let bench = try FirstAnswersBench(options)
    if let count = options.listed { print(bench.dishes(count)) } else { report(bench.verdicts()) }
  case "suggest": report(try SuggestBench(rest).findings())
  case OpeningRace.word: for number in try await OpeningRace.open(rest) { print(number) }
  case ColdOpening.tableWord: print(try ColdOpening.openTable(rest))
  case ColdOpening.foodsWord: print(try ColdOpening.openFoods(rest))
  case "start":
    guard rest.count >= 3, let limit = Double(rest[0]) else { throw BenchError.usage }
    let comparison = try StartComparison(
      baseline: [rest[1]], program: Array(rest[2...]), ratioLimit: limit)
    print(comparison.text)
    if !comparison.isWithinLimits { endProcess("above the limits", code: 1) }
  default: throw BenchError.usage
  }
} catch BenchError.usage {
  endProcess("\(BenchError.usage)", code: 2)
} catch {
  endProcess("\(error)", code: 1)
}
