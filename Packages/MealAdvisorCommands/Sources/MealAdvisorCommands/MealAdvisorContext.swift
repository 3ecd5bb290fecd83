import AppComposition
import AppShell
import DemoGrocer
import DesignSystem
import EaterRecord
import FoodFacts
import Groceries
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Presentation
import ServiceCalls
import SuggestionEngine
import WebPages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything from outside that MealAdvisor's commands use beside files and streams.
public struct MealAdvisorContext: Sendable {
  /// What the app is called.
  public var brand = Brand.mealAdvisor
  /// Which screens the app begins with.
  public var layout = AppLayout.suggestions
  /// The clock, ids and randomness.
  public var environment: AppEnvironment
  /// The data folder to use, given the one that `--data-dir` names; nil when none is known.
  public var dataFolder: @Sendable (_ asked: String?) throws(FolderError) -> URL?
  /// The environment variable that names a data folder; nil for none.
  public var dataVariable: String?
  /// Where an earlier version of the program kept its data, if that was elsewhere.
  public var earlierFolder: EarlierFolder?
  /// The folder in which the program was started, for exports of the app.
  public var workingFolder = FileManager.default.currentDirectoryPath
  /// How the journal reaches its files.
  public var fileSystem: JournalFileSystem
  /// The meals to choose from, unless a command names a catalogue file.
  public var catalog: @Sendable () -> Catalog
  /// An engine over these very meals, where the process made one before; each service makes its own
  /// otherwise.
  public var engine: @Sendable () -> MealSuggester? = { nil }
  /// The foods that names are looked up in.
  public var foods: @Sendable () -> FoodReference
  /// Where a crash of the app can leave its report, given the data folder's path; nil where it
  /// leaves none.
  public var crashReports: @Sendable (_ folder: String) -> CrashReports? = { _ in nil }
  /// What tells this program from every other one that works out facts of recipes differently; nil
  /// where nobody can tell, and then they are worked out anew at each start.
  public var program: String?
  /// What fetches the pages of recipes; nothing unless an app says so.
  public var pages = PageFetcher(over: .offline)
  /// Character sets that only the platform knows.
  public var charsets = ForeignCharsets.none
  /// The grocer that comes with the app.
  public var grocer: RetailerClient
  /// What asks services over the network; nothing unless an app says so.
  public var services: ServiceCaller
  /// What everybody outside is asked over for this call; nil where they are asked as they are.
  var network: SimulatedNetwork?
  /// The words of what is said and shown.
  public var copy: Copy

  /// Makes a context; without more, of the real files, the bundled meals and foods, and
  /// English words.
  ///
  /// An error of `dataFolder` of another kind than `FolderError` becomes
  /// `FolderError.unreadable`.
  public init(
    environment: AppEnvironment,
    dataFolder: @escaping @Sendable (_ asked: String?) throws -> URL?,
    fileSystem: JournalFileSystem = .live,
    catalog: @escaping @Sendable () -> Catalog = { .bundled },
    foods: @escaping @Sendable () -> FoodReference = { .culinary },
    copy: Copy = .english
  ) {
    self.environment = environment
    self.dataFolder = { asked throws(FolderError) in
      do { return try dataFolder(asked) } catch {
        throw error as? FolderError ?? .unreadable("\(error)")
      }
    }
    self.fileSystem = fileSystem
    self.catalog = catalog
    self.foods = foods
    self.copy = copy
    grocer = .demo(now: environment.now)
    services = ServiceCaller(
      over: .offline, timing: CallTiming(now: environment.now, chance: { 0 }))
  }

  /// The meals to choose from, in the words of the region.
  var meals: Catalog {
    catalog().told(in: KitchenWords(of: environment.region.eaterRegion))
  }

  /// Suggestions from the meals and foods of this context.
  var service: SuggestionService {
    let foods = foods
    return SuggestionService(catalog: meals, engine: engine()) { foods().book }
  }
}
