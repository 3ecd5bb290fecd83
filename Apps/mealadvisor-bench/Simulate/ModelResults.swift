import EaterSimulation

/// The results of all policies with the eaters of one model.
struct ModelResults {
  let uniform: SimulationReport
  let oracle: SimulationReport
  let ours: SimulationReport
  let others: [SimulationReport]
  /// Results for the same eaters when they behave differently.
  var conducts: [Odd] = []
  /// The indices of the pickiest eaters.
  var picky: [Int] = []

  /// The results of some policies with eaters who behave differently.
  struct Odd {
    let conduct: EaterConduct
    let uniform: SimulationReport
    let oracle: SimulationReport
    let ours: SimulationReport
  }

  /// The least share of the gap between uniform choice and the oracle that the engine must close,
  /// by model.
  ///
  /// Each is the share that was reached, minus the difference that another seed may make.
  private static let leastGaps = [
    "favourites": 0.36, "palate": 0.27, "habits": 0.36, "household": 0.27, "common": 0.32,
    "drifting": 0.2, "overnight": 0.16,
  ]
  /// The least share for eaters of any model who never ask for another meal.
  private static let leastSilentGap = 0.12
  /// The least share of the safe meals that an eater must have seen, on average.
  static let leastCoverage = 0.15

  private var all: [SimulationReport] { [uniform] + others + [ours, oracle] }

  /// The results, with one line per policy.
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

  /// The engine's results with the pickiest eaters, and with eaters of unusual behaviour.
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

  /// The utility per meal that each policy loses against the oracle, in steps of five days.
  var regret: MarkdownTable {
    let days = uniform.utilityPerDay.count
    let bins = stride(from: 1, through: days, by: 5).map { "\($0)-\(min($0 + 4, days))" }
    return MarkdownTable(
      ["regret on days"] + bins,
      all.dropLast().map { report in
        [report.policy] + report.regret(to: oracle).map(\.shareText)
      })
  }

  /// The limits that the engine must keep; its parts must also show only safe meals.
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
