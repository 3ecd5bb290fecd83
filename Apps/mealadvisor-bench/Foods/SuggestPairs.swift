/// Measures how much the food data slows down a program that does not use it.
///
/// The same program runs with and without the data, alternately. Each run is compared with the run
/// next to it: on a busy machine, the medians of two equal programs differ by a tenth, but the
/// medians of such ratios differ by a hundredth.
struct SuggestPairs {
  private typealias Pair = (with: ProcessRun, without: ProcessRun)

  /// How often each program runs.
  static let count = 150
  /// The most time that the program with foods may take, as a multiple of the one without.
  static let bound = 1.03

  private var pairs: [Pair] = []

  init(
    _ program: String, _ programWithoutFoods: String, in folder: WorkFolder
  ) throws(BenchError) {
    let calls = [program, programWithoutFoods].enumerated().map { index, path in
      [path, "suggest", "--seed", "7", "--json", "--data-dir", folder.path("data-\(index)")]
    }
    try Self.checkEqualAnswers(calls, folder)
    for pair in 0..<Self.count {
      showProgress("suggest: pair \(pair + 1) of \(Self.count)")
      let first = try ProcessRun(calls[pair % 2])
      let second = try ProcessRun(calls[1 - pair % 2])
      pairs.append(pair.isMultiple(of: 2) ? (first, second) : (second, first))
    }
  }

  var findings: [BenchResult] {
    [
      finding("`suggest`, \(pairs.count) pairs", \.milliseconds, bound: Self.bound),
      finding("`suggest`, processor time", \.processorMilliseconds, bound: nil),
    ]
  }

  private func finding(
    _ name: String, _ time: KeyPath<ProcessRun, Double>, bound: Double?
  ) -> BenchResult {
    let times = pairs.map { ($0.with[keyPath: time], $0.without[keyPath: time]) }
    return BenchResult(
      name: name, value: times.map(\.0).median, unit: "ms",
      peer: BenchResult.Peer(name: "without foods", value: times.map(\.1).median), bound: bound,
      pairedRatio: times.map { $0 / $1 }.median)
  }

  /// Warms up both programs with the same questions and checks that they answer alike.
  private static func checkEqualAnswers(
    _ calls: [[String]], _ folder: WorkFolder
  ) throws(BenchError) {
    for hour in 12...15 {
      var answers: Set<String> = []
      for call in calls {
        answers.insert(try folder.output(of: call + ["--at", "2026-05-12T\(hour):30"]))
      }
      guard answers.count == 1 else { throw .wrongResult("the two programs suggest differently") }
    }
  }
}
