/// Which module may know which other one, beside what its row in the root manifest lets it import.
enum LayerMap {
  /// The layers of the product, lowest first; imports only go down.
  static let order = ["models", "rules", "looks", "app", "programs"]

  /// The layer of test support, which only tests, test support and tools may import.
  static let testSupport = "tests"

  /// The layer of each module and program.
  static let layers = Dictionary(
    uniqueKeysWithValues: members.flatMap { layer, names in names.map { ($0, layer) } })

  /// Modules that stand on the toolchain alone.
  static let leaves: Set = ["DesignSystem", "Journal", "LocalServer", "Snapshots"]

  /// The rules whose values screens show; they know no other ones, and nothing that is stored.
  static let shownRules: Set = ["Preferences", "PremiumGate", "SuggestionEngine"]

  /// Modules that do not know each other: a tool derives what the meals contain from the foods.
  static let strangers: Set = ["FoodFacts", "MealCatalog"]

  /// Modules that serve an app about anything; neither they nor what they import know `meals`.
  static let mealFree: Set = [
    "AppTesting", "BrowserShell", "HomeServer", "HouseholdServer", "LiveEnvironment",
    "PremiumGate", "ScreenCommands", "SnapshotsTesting", "SwiftUIScreens", "Sync",
    "TerminalShell", "WebPages",
  ]

  /// The module with which knowledge of meals begins.
  static let meals = "MealModels"

  /// Modules for systems on which our checks do not run; nothing needs them.
  static let adapters: Set = ["AppleAccounts", "SwiftUIScreens"]

  /// Why a module may not import another, or `nil` where it may.
  static func objection(from module: String, to other: String, in tree: Tree) -> String? {
    guard let layer = tree.layers[module], let below = tree.layers[other] else { return nil }
    if leaves.contains(module) { return "\(module) imports no other module" }
    if below == testSupport, layer != testSupport, !tree.isTool(module) {
      return "\(other) is for tests only"
    }
    if strangers.isSuperset(of: [module, other]) { return "\(module) does not know \(other)" }
    if layer == testSupport || tree.home(of: module) == tree.home(of: other) { return nil }
    return objection(from: layer, to: other, in: below)
  }

  private static func objection(
    from layer: String, to other: String, in below: String
  ) -> String? {
    guard let from = order.firstIndex(of: layer), let to = order.firstIndex(of: below) else {
      return nil
    }
    if to > from { return "\(layer) may not import \(below) above it" }
    if to == from, layer == "models" { return "models do not import each other" }
    guard layer == "looks", below == "rules" else { return nil }
    return shownRules.contains(other) ? nil : "screens do not know \(other)"
  }
}
