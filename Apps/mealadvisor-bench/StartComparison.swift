/// How long a program takes as a whole, beside one that only starts.
struct StartComparison {
  /// The most that the program may take, as a multiple of the baseline.
  static let ratioLimit = 4.0
  /// The most memory that the program may hold at any time, in megabytes of a million bytes.
  static let memoryLimit = 60.0
  /// How often each is run, in turn.
  static let runs = 21

  private let baseline: [ProcessRun]
  private let program: [ProcessRun]

  /// Runs both in turn, after one run of each that does not count.
  init(baseline: [String], program: [String]) throws(BenchError) {
    _ = try ProcessRun(baseline)
    _ = try ProcessRun(program)
    var runs: (baseline: [ProcessRun], program: [ProcessRun]) = ([], [])
    for _ in 0..<Self.runs {
      runs.baseline.append(try ProcessRun(baseline))
      runs.program.append(try ProcessRun(program))
    }
    self.baseline = runs.baseline
    self.program = runs.program
  }

  /// The median time of the program as a multiple of the baseline's.
  var ratio: Double {
    program.map(\.milliseconds).median / baseline.map(\.milliseconds).median
  }

  /// The highest peak memory of any run of the program, in megabytes.
  var memory: Double { program.map(\.megabytes).max() ?? 0 }

  /// Whether both limits are kept.
  var isWithinLimits: Bool { ratio <= Self.ratioLimit && memory <= Self.memoryLimit }

  /// The numbers on one line.
  var text: String {
    let times = [baseline, program].map { $0.map(\.milliseconds).median.shortText }
    return "baseline \(times[0]) ms, program \(times[1]) ms (medians of \(Self.runs)), "
      + "ratio \(ratio.shortText) of \(Self.ratioLimit), "
      + "peak memory \(memory.shortText) of \(Self.memoryLimit) MB"
  }
}
