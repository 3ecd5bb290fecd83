import EaterSimulation

/// The options of `simulate`.
struct SimulateOptions {
  var eaters = 1000
  var days = Simulation.usualDays
  var seed: UInt64 = 1
  var models: [any TasteModel] = Self.allModels

  /// Whether to compare only uniform choice, the oracle and the engine.
  var isShort = false

  static let allModels: [any TasteModel] = [
    FavouritesModel(), PalateModel(), HabitsModel(), HouseholdModel(), CommonModel(),
    TurningModel(.drifting), TurningModel(.overnight),
  ]

  init(_ words: [String]) throws(BenchError) {
    var rest = words[...]
    while let option = rest.popFirst() {
      if option == "--short" {
        isShort = true
        continue
      }
      guard let value = rest.popFirst() else { throw .usage }
      try take(option, value)
    }
  }

  private mutating func take(_ option: String, _ value: String) throws(BenchError) {
    switch option {
    case "--eaters": eaters = try Self.count(value)
    case "--days": days = try Self.count(value)
    case "--seed":
      guard let number = UInt64(value) else { throw .usage }
      seed = number
    case "--model":
      models = models.filter { $0.name == value }
      guard !models.isEmpty else { throw .usage }
    default: throw .usage
    }
  }

  static func count(_ text: String) throws(BenchError) -> Int {
    guard let number = Int(text), number > 0 else { throw .usage }
    return number
  }
}
