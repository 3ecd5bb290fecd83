import AppShell
import DemoGrocer
import FoodFacts
import Groceries
import MealCatalog
import MealModels
import SuggestionEngine
import WebPages

/// The dependencies of commands about eating, in addition to any command's context: meals, foods,
/// the pages of recipes, a grocer.
public struct Kitchen: Sendable {
  /// The meals to choose from, unless a command names a catalogue file.
  public var catalog: @Sendable () -> Catalog
  /// An engine over exactly these meals, if the process has one; otherwise each service makes its
  /// own.
  public var engine: @Sendable () -> MealSuggester? = { nil }
  /// The foods in which names are looked up.
  public var foods: @Sendable () -> FoodReference
  /// Identifies this version's way of deriving facts of recipes; nil if unknown, so that they are
  /// derived again at each start.
  public var program: String?
  /// Fetches the pages of recipes; offline unless an app sets it.
  public var pages = PageFetcher(over: .offline)
  /// The character sets of the platform.
  public var charsets = ForeignCharsets.none
  /// The grocer that comes with the app; its prices and stock change with the clock.
  public var grocer: @Sendable (AppEnvironment) -> RetailerClient = { .demo(now: $0.now) }

  /// Makes a kitchen; by default with the bundled meals and foods.
  public init(
    catalog: @escaping @Sendable () -> Catalog = { .bundled },
    foods: @escaping @Sendable () -> FoodReference = { .culinary }
  ) {
    self.catalog = catalog
    self.foods = foods
  }

  /// Reads the text of a file of meals as far as possible; foods are recognized by any of their
  /// names.
  ///
  /// - Parameter name: the file's name in messages.
  public func inspection(
    of text: String, named name: String
  ) throws(CatalogError) -> CatalogInspection {
    try CatalogInspection(text: text, fileName: name, foods: foods()) { name, book in
      FoodMatcher(book).match(name).food
    }
  }
}
