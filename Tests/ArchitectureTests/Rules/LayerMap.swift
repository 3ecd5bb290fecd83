/// Which module may know which other one, beside what its row in the root manifest lets it import.
enum LayerMap {
  /// The layers of the product, lowest first; imports only go down.
  static let order = ["models", "rules", "looks", "app", "programs"]

  /// The layer of test support, which only tests, test support and tools may import.
  static let testSupport = "tests"

  /// The layer of each module and program.
  static let layers = Dictionary(
    uniqueKeysWithValues: members.flatMap { layer, names in names.map { ($0, layer) } })

  /// How bytes are written as others; every module may know it.
  static let codecs = "Codecs"

  /// Modules that stand on the toolchain, the codecs and their own package alone.
  static let leaves: Set = [
    "AppWords", "Codecs", "DesignSystem", "Journal", "LocalServer", "Snapshots",
  ]

  /// What no screen knows, and neither what knows `recordKeeper`; of the rules of their own subject
  /// screens show the values.
  static let unshown: Set = ["CulinaryFoods", "FoodFacts", "Journal", "MealCatalog"]

  /// The module that opens what is stored of an app.
  static let recordKeeper = "AppRecord"

  /// Modules that do not know each other: a tool derives what the meals contain from the foods.
  static let strangers: Set = ["FoodFacts", "MealCatalog"]

  /// Modules that serve an app about anything; neither they nor what they import know `meals`.
  static let mealFree: Set = [
    "AppTesting", "BrowserShell", "HomeServer", "HouseholdServer", "LiveEnvironment",
    "PremiumGate", "ScreenCommands", "ScreenSnapshots", "SnapshotsTesting", "SwiftUIScreens",
    "Sync", "TerminalShell", "WebPages",
  ]

  /// The module with which knowledge of meals begins.
  static let meals = "MealModels"

  /// What a client of a small module must not compile, even through others.
  static let unreached: [String: Set<String>] = [
    "CulinaryFoods": ["FoodFacts"], "SuggestionWords": ["DesignSystem", "ScreenParts"],
  ]

  /// Modules for systems on which our checks do not run; nothing needs them.
  static let adapters: Set = ["AppleAccounts", "SwiftUIScreens"]

  /// Why a module may not import another, or `nil` where it may.
  static func objection(from module: String, to other: String, in tree: Tree) -> String? {
    guard let layer = tree.layers[module], let below = tree.layers[other] else { return nil }
    if other == codecs { return nil }
    if leaves.contains(module), tree.home(of: module) != tree.home(of: other) {
      return "\(module) imports no module of another package"
    }
    if isToolPart(other), !isToolPart(module), !tree.isTool(module) {
      return "\(other) is for tools and tests"
    }
    if isSamples(other), layer == "app", module != galleryKeeper {
      return "\(other) is for galleries, audits and tests"
    }
    if below == testSupport, layer != testSupport, !tree.isTool(module) {
      return "\(other) is for tests only"
    }
    if strangers.isSuperset(of: [module, other]) { return "\(module) does not know \(other)" }
    if layer == testSupport || tree.home(of: module) == tree.home(of: other) { return nil }
    if layer == "looks", below == "rules" {
      return isShown(other, in: tree) ? nil : "screens do not know \(other)"
    }
    return objection(from: layer, to: below)
  }

  /// Whether a module holds what tools and tests of its package share, and no client links.
  static func isToolPart(_ module: String) -> Bool {
    module.hasSuffix("Compiling") || module.hasSuffix("Training")
  }

  /// The module that hands the screens in all their states to the commands for galleries.
  private static let galleryKeeper = "MealAdvisorVerbs"

  /// Whether a module has screens in all their states, which no app shows.
  private static func isSamples(_ module: String) -> Bool { module.hasSuffix("Samples") }

  private static func isShown(_ rules: String, in tree: Tree) -> Bool {
    !unshown.contains(rules) && !tree.targets(below: rules).contains(recordKeeper)
  }

  private static func objection(from layer: String, to below: String) -> String? {
    guard let from = order.firstIndex(of: layer), let to = order.firstIndex(of: below) else {
      return nil
    }
    if to > from { return "\(layer) may not import \(below) above it" }
    return to == from && layer == "models" ? "models do not import each other" : nil
  }
}
