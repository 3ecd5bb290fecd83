/// How a population fared under one policy.
public struct SimulationReport: Equatable, Sendable {
  /// The name of the policy.
  public let policy: String

  /// The name of the taste model.
  public let model: String

  /// Mean utility of the meals eaten, by day; 0 is what an average safe meal gives.
  public let utilityPerDay: [Double]

  /// Mean utility of the meals eaten in the measured days, by eater.
  public let utilityPerEater: [Double]

  /// How often each meal was shown, by position in the menu.
  public let shown: [Int]

  /// How often each meal was accepted of an eater's own will, by position in the menu.
  public let accepted: [Int]

  /// Meals shown again within the window though another one fitted; must be 0.
  public let brokenRepeats: Int

  /// Meals shown again within the window because nothing else was left.
  public let forcedRepeats: Int

  /// Proposals that were unsafe, did not fit the part of the day or named no meal; must be 0.
  public let misfits: Int

  /// The share of her safe meals that an eater has seen at the end, 0 to 1, on average.
  public let coverage: Double

  /// The same of the eater who has seen least.
  public let lowestCoverage: Double

  /// How often an eater asked for another meal, on average for each meal eaten, 0 to 3.
  public let rerollsPerSlot: Double

  /// Days before the measured ones, in which a policy gets to know the eater.
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

  /// From day 15 on; all days of a simulation that ends before.
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
  /// Mean utility of the meals eaten in the measured days, from day 15 on.
  public var meanUtility: Double { utilityPerEater[...].mean }

  /// How much of the way from one policy to a better one this policy has come: 0 as the lower, 1 as
  /// the upper; nil when the upper is not better than the lower.
  public func gapClosed(from lower: SimulationReport, to upper: SimulationReport) -> Double? {
    let gap = upper.meanUtility - lower.meanUtility
    return gap > 0 ? (meanUtility - lower.meanUtility) / gap : nil
  }

  /// The same over the first days alone, a week of them unless told otherwise.
  public func earlyGapClosed(
    from lower: SimulationReport, to upper: SimulationReport, days: Int = 7
  ) -> Double? {
    let means = [lower, self, upper].map { $0.utilityPerDay.prefix(days).mean }
    return means[2] > means[0] ? (means[1] - means[0]) / (means[2] - means[0]) : nil
  }

  /// The same over the measured days for those eaters alone who like least.
  public func gapClosed(
    from lower: SimulationReport, to upper: SimulationReport, among eaters: [Int]
  ) -> Double? {
    let means = [lower, self, upper].map { report in
      eaters.map { report.utilityPerEater[$0] }[...].mean
    }
    return means[2] > means[0] ? (means[1] - means[0]) / (means[2] - means[0]) : nil
  }

  /// How much utility a day is missing against an oracle, on average over bins of days.
  public func regret(to oracle: SimulationReport, daysPerBin: Int = 5) -> [Double] {
    let missing = zip(oracle.utilityPerDay, utilityPerDay).map { $0 - $1 }
    return stride(from: 0, to: missing.count, by: max(1, daysPerBin)).map { first in
      missing[first..<min(first + max(1, daysPerBin), missing.count)].mean
    }
  }
}

extension ArraySlice<Double> {
  /// The mean; 0 when there are none.
  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
