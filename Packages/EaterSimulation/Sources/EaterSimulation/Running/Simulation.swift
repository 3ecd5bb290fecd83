/// A population that lives for some days under one policy after another.
public struct Simulation: Sendable {
  /// The eaters and their menu.
  public let population: EaterPopulation

  /// The number of simulated days.
  public let days: Int

  /// The way in which the eaters use the app.
  public let conduct: EaterConduct

  /// The usual number of days.
  public static let usualDays = 60

  /// Makes a simulation of at least one day.
  public init(
    _ population: EaterPopulation, days: Int = Self.usualDays, conduct: EaterConduct = .usual
  ) {
    self.population = population
    self.conduct = conduct
    self.days = max(1, days)
  }

  /// Runs all eaters under a policy; the result is equal on every run, for any number of threads.
  ///
  /// - Parameter progress: receives the number of finished eaters.
  public func run(
    _ policy: Policy, progress: @Sendable (Int) -> Void = { _ in }
  ) async -> SimulationReport {
    let (population, days, conduct) = (population, days, conduct)
    let diaries = await inParallel(population.eaters.count, progress: progress) { index in
      var life = EaterLife(
        population.eaters[index], menu: population.menu, policy: policy, conduct: conduct)
      return life.diary(of: days)
    }
    return SimulationReport(policy: policy.name, model: population.model, days: days, diaries)
  }
}
