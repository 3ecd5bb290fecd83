import EaterSimulation
import MealCatalog

/// Runs eaters with tastes of several models under several policies, and prints the results.
struct SimulateBench {
  private let options: SimulateOptions

  init(_ options: SimulateOptions) {
    self.options = options
  }

  /// Prints the tables of each model when they are ready; takes about a minute per model.
  func verdicts() async -> [Verdict] {
    let menu = Menu(Catalog.bundled.summaries, sides: Catalog.bundled.sides)
    var verdicts: [Verdict] = []
    for model in options.models {
      let results = await results(of: model, menu)
      showProgress("")
      print("## \(model.name)\n")
      print("\(options.eaters) eaters, \(options.days) days, seed \(options.seed)\n")
      print(results.summary.text + "\n")
      if !options.isShort {
        print(results.oddities.text + "\n")
        print(results.regret.text + "\n")
      }
      verdicts += results.verdicts
    }
    return verdicts
  }

  private func results(of model: any TasteModel, _ menu: Menu) async -> ModelResults {
    showProgress("\(model.name): drawing \(options.eaters) eaters")
    let population = await EaterPopulation(
      of: options.eaters, from: model, menu: menu, seed: options.seed)
    let simulation = Simulation(population, days: options.days)
    let uniform = await run(.uniform, simulation)
    let oracle = await run(.oracle, simulation)
    let ours = await run(.engine(menu: menu), simulation)
    guard !options.isShort else {
      return ModelResults(uniform: uniform, oracle: oracle, ours: ours, others: [])
    }
    let quizzed = await run(.quizzedEngine(menu: menu), simulation)
    var others: [SimulationReport] = []
    for policy in [.popular(after: uniform), .greedy] + ablations(menu) {
      others.append(await run(policy, simulation))
    }
    var results = ModelResults(
      uniform: uniform, oracle: oracle, ours: ours, others: others + [quizzed])
    for conduct in EaterConduct.allCases where conduct != .usual {
      let odd = Simulation(population, days: options.days, conduct: conduct)
      results.conducts.append(
        ModelResults.Odd(
          conduct: conduct, uniform: await run(.uniform, odd), oracle: await run(.oracle, odd),
          ours: await run(.engine(menu: menu), odd)))
    }
    results.picky = population.eaters.indices.filter { population.eaters[$0].isPicky }
    return results
  }

  private func ablations(_ menu: Menu) -> [Policy] {
    EngineUnderTest.ablations.map { .engine($0, menu: menu) }
  }

  private func run(_ policy: Policy, _ simulation: Simulation) async -> SimulationReport {
    let name = "\(simulation.population.model): \(policy.name)"
    let count = simulation.population.eaters.count
    return await simulation.run(policy) { done in
      showProgress("\(name), \(done) of \(count) eaters")
    }
  }
}
