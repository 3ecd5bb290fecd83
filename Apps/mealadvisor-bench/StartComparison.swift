/// Compares how long a whole run of a program takes with a program that only starts.
struct StartComparison {
  /// The program's highest allowed peak memory, in megabytes of a million bytes.
  static let memoryLimit = 60.0
  /// How often each program runs; the two alternate.
  static let runs = 21

  private let baseline: [ProcessRun]
  private let program: [ProcessRun]
  private let ratioLimit: Double

  /// Runs both programs alternately, after one run of each that is not measured.
  ///
  /// - Parameter ratioLimit: the most time that the program may take, as a multiple of the
  ///   baseline.
  init(baseline: [String], program: [String], ratioLimit: Double) throws(BenchError) {
    _ = try ProcessRun(baseline)
    _ = try ProcessRun(program)
    var runs: (baseline: [ProcessRun], program: [ProcessRun]) = ([], [])
    for _ in 0..<Self.runs {
      runs.baseline.append(try ProcessRun(baseline))
      runs.program.append(try ProcessRun(program))
    }
    self.baseline = runs.baseline
    self.program = runs.program
    self.ratioLimit = ratioLimit
  }

  /// The median time of the program as a multiple of the baseline's.
  var ratio: Double {
    program.map(\.milliseconds).median / baseline.map(\.milliseconds).median
  }

  /// The highest peak memory of any run of the program, in megabytes.
  var memory: Double { program.map(\.megabytes).max() ?? 0 }

  /// Whether both limits are kept.
  var isWithinLimits: Bool { ratio <= ratioLimit && memory <= Self.memoryLimit }

  /// The numbers on one line.
  var text: String {
    let times = [baseline, program].map { $0.map(\.milliseconds).median.shortText }
    return "baseline \(times[0]) ms, program \(times[1]) ms (medians of \(Self.runs)), "
      + "ratio \(ratio.shortText) of \(ratioLimit), "
      + "peak memory \(memory.shortText) of \(Self.memoryLimit) MB"
  }
}
