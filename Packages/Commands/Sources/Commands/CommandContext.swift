import AppShell
import EaterRecord
import FoodFacts
import Journal
import MealAdvisorFeatures
import MealCatalog
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything from outside that a command may use.
public struct CommandContext: Sendable {
  /// What the program is called in messages.
  public var program: String
  /// The clock, ids and randomness.
  public var environment: Environment
  /// The data folder to use, given the one that `--data-dir` names; nil when none is known.
  public var dataFolder: @Sendable (_ asked: String?) throws(FolderError) -> URL?
  /// The folder in which the program was started, for exports of the app.
  public var workingFolder = FileManager.default.currentDirectoryPath
  /// How the journal reaches its files.
  public var fileSystem: JournalFileSystem
  /// The meals to choose from, unless a command names a catalogue file.
  public var catalog: @Sendable () -> Catalog
  /// The foods that names are looked up in.
  public var foods: @Sendable () -> FoodReference
  /// How files that a call names are read.
  public var inputFile: InputFile
  /// How exported documents are written.
  public var exportFile: ExportFile
  /// How commands write folders full of files.
  public var outputFolder: OutputFolder
  /// Shows how far a long command is, on one line that the next one replaces; silent by default.
  public var progress: @Sendable (_ line: String) -> Void = { _ in }
  /// Shows a line of output at once, of a command that goes on; silent by default.
  public var say: @Sendable (_ line: String) -> Void = { _ in }
  /// Lets somebody live in the launched app until they close it, and answers with what went wrong
  /// if anything did; nil where nobody sits at a terminal.
  public var stay: (@Sendable (AppRuntime) async -> String?)?
  /// Serves the app in a browser until it is ended, and answers with what went wrong if anything
  /// did; nil where nothing can be served.
  public var serve: (@Sendable (Stage, ServeOptions) async -> String?)?
  /// How many columns a drawing may use.
  public var columns: Int

  /// Makes a context.
  public init(
    program: String, environment: Environment,
    dataFolder: @escaping @Sendable (_ asked: String?) throws(FolderError) -> URL?,
    fileSystem: JournalFileSystem = .live,
    catalog: @escaping @Sendable () -> Catalog = { .bundled },
    foods: @escaping @Sendable () -> FoodReference = { .culinary },
    inputFile: InputFile = .live, exportFile: ExportFile = .live,
    outputFolder: OutputFolder = .live, columns: Int = Self.defaultColumns
  ) {
    self.program = program
    self.environment = environment
    self.dataFolder = dataFolder
    self.fileSystem = fileSystem
    self.catalog = catalog
    self.foods = foods
    self.inputFile = inputFile
    self.exportFile = exportFile
    self.outputFolder = outputFolder
    self.columns = columns
  }

  /// Suggestions from the meals and foods of this context.
  var service: SuggestionService {
    let foods = foods
    return SuggestionService(catalog: catalog()) { foods().book }
  }

  /// The columns of a drawing where nobody says otherwise.
  public static let defaultColumns = 80

  /// The columns that a `COLUMNS` variable asks for, 40 to 160; the default without one.
  public static func columns(of variables: [String: String]) -> Int {
    guard let text = variables["COLUMNS"], let count = Int(text), count > 0 else {
      return defaultColumns
    }
    return min(max(count, 40), 160)
  }
}
