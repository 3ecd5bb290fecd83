/// What foods cost a program that does not touch them: the same program with and without their
/// data, run in turn.
///
/// Runs are compared with their neighbours, because on a busy machine the medians of two equal
/// programs differ by a tenth while those of the ratios differ by a hundredth.
struct SuggestPairs {
  private typealias Pair = (with: ProcessRun, without: ProcessRun)

  /// How often each is run.
  static let count = 150
  /// The most that the program with foods may take, as a multiple of the one without.
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

  var findings: [Finding] {
    [
      finding("`suggest`, \(pairs.count) pairs", \.milliseconds, bound: Self.bound),
      finding("`suggest`, processor time", \.processorMilliseconds, bound: nil),
    ]
  }

  private func finding(
    _ name: String, _ time: KeyPath<ProcessRun, Double>, bound: Double?
  ) -> Finding {
    let times = pairs.map { ($0.with[keyPath: time], $0.without[keyPath: time]) }
    return Finding(
      name: name, value: times.map(\.0).median, unit: "ms",
      peer: Finding.Peer(name: "without foods", value: times.map(\.1).median), bound: bound,
      pairedRatio: times.map { $0 / $1 }.median)
  }

  /// Warms both up with the same questions, which they must answer alike.
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
