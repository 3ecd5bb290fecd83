import EaterSimulation

/// How all policies did with the eaters of one model.
struct ModelResults {
  let uniform: SimulationReport
  let oracle: SimulationReport
  let ours: SimulationReport
  let others: [SimulationReport]

  /// The share of the gap between uniform choice and the oracle that must be closed.
  static let leastGapClosed = 0.5
  /// The share of the safe meals that an eater must have seen, on average.
  static let leastCoverage = 0.4

  private var all: [SimulationReport] { [uniform] + others + [ours, oracle] }

  /// One line a policy.
  var summary: MarkdownTable {
    MarkdownTable(
      [
        "policy", "utility", "gap closed", "re-rolls a meal", "seen", "seen at least", "repeats",
        "forced", "misfits",
      ],
      all.map { report in
        [
          report.policy, report.meanUtility.shareText,
          report.gapClosed(from: uniform, to: oracle)?.percentText ?? "",
          report.rerollsPerSlot.shareText, report.coverage.percentText,
          report.lowestCoverage.percentText, "\(report.brokenRepeats)",
          "\(report.forcedRepeats)", "\(report.misfits)",
        ]
      })
  }

  /// Utility a meal that a policy misses against the oracle, by five days.
  var regret: MarkdownTable {
    let days = uniform.utilityPerDay.count
    let bins = stride(from: 1, through: days, by: 5).map { "\($0)-\(min($0 + 4, days))" }
    return MarkdownTable(
      ["regret on days"] + bins,
      all.dropLast().map { report in
        [report.policy] + report.regret(to: oracle).map(\.shareText)
      })
  }

  /// What must hold of the engine; that only safe meals are shown also of its parts.
  var verdicts: [Verdict] {
    let model = ours.model
    return [
      Verdict(
        "\(model): gap closed", ours.gapClosed(from: uniform, to: oracle),
        atLeast: Self.leastGapClosed),
      Verdict("\(model): safe meals seen", ours.coverage, atLeast: Self.leastCoverage),
      Verdict("\(model): repeats", zero: ours.brokenRepeats),
      Verdict("\(model): misfits", zero: all.reduce(0) { $0 + $1.misfits }),
    ]
  }
}
