/// A population that lives some days under one policy after the other.
public struct Simulation: Sendable {
  /// Who eats, and what there is.
  public let population: EaterPopulation

  /// For how many days.
  public let days: Int

  /// How the eaters deal with the app.
  public let conduct: EaterConduct

  /// How many days usually.
  public static let usualDays = 60

  /// Makes a simulation of at least one day.
  public init(
    _ population: EaterPopulation, days: Int = Self.usualDays, conduct: EaterConduct = .usual
  ) {
    self.population = population
    self.conduct = conduct
    self.days = max(1, days)
  }

  /// Lets everybody live under a policy; equal on every run, whatever the number of threads.
  ///
  /// - Parameter progress: hears how many eaters are done.
  public func run(
    _ policy: Policy, progress: @Sendable (Int) -> Void = { _ in }
  ) async -> SimulationReport {
    let (population, days, conduct) = (population, days, conduct)
    let diaries = await inParallel(population.eaters.count, progress: progress) { index in
      var life = EaterLife(
        population.eaters[index], population.menu, policy, conduct)
      return life.diary(of: days)
    }
    return SimulationReport(policy: policy.name, model: population.model, days: days, diaries)
  }
}
