import DesignSystem

/// The input of the page that imports the recipes of other apps' files.
public struct RecipeFilesInput: Equatable, Sendable {
  /// The progress of an import.
  public struct Progress: Equatable, Sendable {
    /// The number of recipes that were read, or that were checked and kept.
    public var count: Int
    /// The number of all recipes; nil while the files are still being read.
    public var total: Int?

    /// Makes a progress.
    public init(_ count: Int, of total: Int? = nil) { (self.count, self.total) = (count, total) }
  }

  /// A file or a recipe that was not imported.
  public struct Failure: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Why, as a sentence.
    public var reason: String

    /// Makes a failure.
    public init(_ name: String, _ reason: String) { (self.name, self.reason) = (name, reason) }
  }

  /// The outcome for the recipes.
  public struct Report: Equatable, Sendable {
    /// The number of recipes that were read.
    public var read = 0
    /// The number of kept recipes in which everything is known.
    public var whole = 0
    /// The number of kept recipes with an unknown name, or without ingredients or steps.
    public var open = 0
    /// The number of recipes that were there already, and stay as they are.
    public var known = 0
    /// The recipes and files that were not imported, and why.
    public var failures: [Failure] = []
    /// The parts that were left out of kept recipes, as sentences.
    public var remarks: [String] = []
    /// Whether the user stopped it before its end.
    public var wasStopped = false

    /// Makes an empty report.
    public init() {}
  }

  /// The content of the page.
  public enum Phase: Equatable, Sendable {
    /// It asks for files.
    case asking
    /// The named files could not be opened; carries the reason as a sentence.
    case failed(String)
    /// The recipes are read and kept.
    case working(Progress)
    /// It is over.
    case done(Report)
  }

  /// The content of the page.
  public var phase: Phase
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default it asks for files.
  public init(_ phase: Phase = .asking) { self.phase = phase }

  /// The most failures that the page lists.
  public static let mostFailures = 50
}
