/// The results of a population under one policy.
public struct SimulationReport: Equatable, Sendable {
  /// The name of the policy.
  public let policy: String

  /// The name of the taste model.
  public let model: String

  /// The mean utility of the meals eaten, by day; an average safe meal has 0.
  public let utilityPerDay: [Double]

  /// The mean utility of the meals eaten in the measured days, by eater.
  public let utilityPerEater: [Double]

  /// How often each meal was shown, by position in the menu.
  public let shown: [Int]

  /// How often each meal was accepted because it was wanted, by position in the menu.
  public let accepted: [Int]

  /// The number of meals shown again within the window although another one fitted; must be 0.
  public let brokenRepeats: Int

  /// The number of meals shown again within the window because no others were left.
  public let forcedRepeats: Int

  /// The number of proposals that were unsafe, did not fit the part of the day or named no meal;
  /// must be 0.
  public let misfits: Int

  /// The fraction of an eater's safe meals that the eater has seen at the end, averaged over
  /// eaters.
  public let coverage: Double

  /// The lowest coverage of any eater.
  public let lowestCoverage: Double

  /// How often an eater asked for another meal, on average for each meal eaten, 0 to 3.
  public let rerollsPerSlot: Double

  /// The days before the measured ones, in which a policy learns the eater's taste.
  public static let daysToLearn = 14

  init(policy: String, model: String, days: Int, _ diaries: [EaterDiary]) {
    let eaters = Double(max(1, diaries.count))
    let measured = Self.measured(of: days)
    self.policy = policy
    self.model = model
    utilityPerDay = (0..<days).map { day in
      diaries.reduce(0) { $0 + $1.utilityPerDay[day] } / eaters
    }
    utilityPerEater = diaries.map { $0.utilityPerDay[measured].mean }
    shown = Self.sums(diaries.map(\.shown))
    accepted = Self.sums(diaries.map(\.accepted))
    brokenRepeats = diaries.reduce(0) { $0 + $1.brokenRepeats }
    forcedRepeats = diaries.reduce(0) { $0 + $1.forcedRepeats }
    misfits = diaries.reduce(0) { $0 + $1.misfits }
    coverage = diaries.map(\.coverage)[...].mean
    lowestCoverage = diaries.map(\.coverage).min() ?? 0
    let slots = eaters * Double(days * SimulatedEater.slots.count)
    rerollsPerSlot = Double(diaries.reduce(0) { $0 + $1.rerolls }) / slots
  }

  /// The measured days: from day 15 on, or all days of a shorter simulation.
  private static func measured(of days: Int) -> Range<Int> {
    days > daysToLearn ? daysToLearn..<days : 0..<days
  }

  private static func sums(_ columns: [[Int32]]) -> [Int] {
    var sums = [Int](repeating: 0, count: columns.first?.count ?? 0)
    for column in columns { for index in column.indices { sums[index] += Int(column[index]) } }
    return sums
  }
}

extension SimulationReport {
  /// The mean utility of the meals eaten in the measured days, from day 15 on.
  public var meanUtility: Double { utilityPerEater[...].mean }

  /// The fraction of the gap between a lower and an upper policy that this policy closes.
  ///
  /// A policy as good as the lower one has 0, and one as good as the upper one has 1. The result is
  /// nil if the upper policy is not better.
  public func gapClosed(from lower: SimulationReport, to upper: SimulationReport) -> Double? {
    let gap = upper.meanUtility - lower.meanUtility
    return gap > 0 ? (meanUtility - lower.meanUtility) / gap : nil
  }

  /// The closed gap over the first days only; by default over a week.
  public func earlyGapClosed(
    from lower: SimulationReport, to upper: SimulationReport, days: Int = 7
  ) -> Double? {
    let means = [lower, self, upper].map { $0.utilityPerDay.prefix(days).mean }
    return means[2] > means[0] ? (means[1] - means[0]) / (means[2] - means[0]) : nil
  }

  /// The closed gap over the measured days, only for the pickiest eaters.
  public func gapClosed(
    from lower: SimulationReport, to upper: SimulationReport, among eaters: [Int]
  ) -> Double? {
    let means = [lower, self, upper].map { report in
      eaters.map { report.utilityPerEater[$0] }[...].mean
    }
    return means[2] > means[0] ? (means[1] - means[0]) / (means[2] - means[0]) : nil
  }

  /// The utility per day that this policy loses compared with an oracle, averaged over bins of
  /// days.
  public func regret(to oracle: SimulationReport, daysPerBin: Int = 5) -> [Double] {
    let missing = zip(oracle.utilityPerDay, utilityPerDay).map { $0 - $1 }
    return stride(from: 0, to: missing.count, by: max(1, daysPerBin)).map { first in
      missing[first..<min(first + max(1, daysPerBin), missing.count)].mean
    }
  }
}

extension ArraySlice<Double> {
  /// The mean; 0 for an empty list.
  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
