import EaterSimulation

/// How all policies did with the eaters of one model.
struct ModelResults {
  let uniform: SimulationReport
  let oracle: SimulationReport
  let ours: SimulationReport
  let others: [SimulationReport]
  /// The same eaters who deal with the app in another way.
  var conducts: [Odd] = []
  /// The eaters who like least.
  var picky: [Int] = []

  /// How some policies did with eaters who deal with the app in another way.
  struct Odd {
    let conduct: EaterConduct
    let uniform: SimulationReport
    let oracle: SimulationReport
    let ours: SimulationReport
  }

  /// The share of the gap between uniform choice and the oracle that must be closed, by model.
  ///
  /// What was reached, less what another seed may change.
  private static let leastGaps = [
    "favourites": 0.36, "palate": 0.27, "habits": 0.36, "household": 0.27, "common": 0.32,
    "drifting": 0.2, "overnight": 0.16,
  ]
  /// The same for those who never ask again, of any model.
  private static let leastSilentGap = 0.12
  /// The share of the safe meals that an eater must have seen, on average.
  static let leastCoverage = 0.15

  private var all: [SimulationReport] { [uniform] + others + [ours, oracle] }

  /// One line a policy.
  var summary: MarkdownTable {
    MarkdownTable(
      [
        "policy", "utility", "gap closed", "first week", "re-rolls a meal", "seen", "seen at least",
        "repeats",
        "forced", "misfits",
      ],
      all.map { report in
        [
          report.policy, report.meanUtility.shareText,
          report.gapClosed(from: uniform, to: oracle)?.percentText ?? "",
          report.earlyGapClosed(from: uniform, to: oracle)?.percentText ?? "",
          report.rerollsPerSlot.shareText, report.coverage.percentText,
          report.lowestCoverage.percentText, "\(report.brokenRepeats)",
          "\(report.forcedRepeats)", "\(report.misfits)",
        ]
      })
  }

  /// What the engine reaches with those who like least, and with those who deal with it oddly.
  var oddities: MarkdownTable {
    let picky = ours.gapClosed(from: uniform, to: oracle, among: picky)
    return MarkdownTable(
      ["eaters", "gap closed"],
      [["picky", picky?.percentText ?? ""]]
        + conducts.map {
          [
            $0.conduct.rawValue,
            $0.ours.gapClosed(from: $0.uniform, to: $0.oracle)?.percentText ?? "",
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
        atLeast: Self.leastGaps[model] ?? 0.3),
      Verdict("\(model): safe meals seen", ours.coverage, atLeast: Self.leastCoverage),
      Verdict("\(model): repeats", zero: ours.brokenRepeats),
      Verdict("\(model): misfits", zero: all.reduce(0) { $0 + $1.misfits }),
    ]
      + conducts.filter { $0.conduct == .silent }.map {
        Verdict(
          "\(model): gap closed for the silent",
          $0.ours.gapClosed(from: $0.uniform, to: $0.oracle), atLeast: Self.leastSilentGap)
      }
  }
}
