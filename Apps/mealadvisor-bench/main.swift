// Compares the start of a program with a baseline: mealadvisor-bench BASELINE PROGRAM [ARGUMENT …]

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  endProcess("usage: mealadvisor-bench BASELINE PROGRAM [ARGUMENT ...]", code: 2)
}
do {
  let comparison = try StartComparison(
    baseline: [words[0]], program: Array(words.dropFirst()))
  print(comparison.text)
  if !comparison.isWithinLimits { endProcess("above the limits", code: 1) }
} catch {
  endProcess("\(error)", code: 1)
}
