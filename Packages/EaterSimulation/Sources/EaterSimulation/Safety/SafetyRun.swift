import SeededRandom

/// Asks an engine for very many meals on behalf of random eaters and checks each of them.
public struct SafetyRun: Sendable {
  /// The number of suggestions.
  public let count: Int

  private let engine: EngineUnderTest
  private let catalog: SafetyCatalog?
  private let seed: UInt64

  /// The number of suggestions in one block.
  static let suggestionsPerBlock = 5000

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - catalog: the meals; nil draws random catalogues again and again.
  public init(
    count: Int, engine: EngineUnderTest = .whole, catalog: SafetyCatalog? = nil, seed: UInt64 = 1
  ) {
    self.count = max(0, count)
    self.engine = engine
    self.catalog = catalog
    self.seed = seed
  }

  /// Makes the suggestions; the report is equal on every run, for any number of threads.
  ///
  /// - Parameter progress: receives the number of suggestions so far.
  public func report(progress: @Sendable (Int) -> Void = { _ in }) async -> SafetyReport {
    let size = Self.suggestionsPerBlock
    let (count, engine, catalog, seed) = (count, engine, catalog, seed)
    let reports = await inParallel(
      (count + size - 1) / size, chunk: 1, progress: { progress(min(count, $0 * size)) }
    ) { number in
      var block = SafetyBlock(
        engine, catalog, quota: min(size, count - number * size),
        chance: SeededGenerator(seed: seed, number))
      return block.report()
    }
    return reports.reduce(into: SafetyReport()) { $0.add($1) }
  }
}
