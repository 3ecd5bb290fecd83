import RecipeImport

/// The port to files that the user picks, and to the reader of their recipes.
public struct RecipeFileChooser: Sendable {
  /// A picked file.
  public struct File: Sendable {
    /// Its name, for titles and for the report.
    public var name: String
    /// Its content.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  /// Called with the number of recipes that were read.
  public typealias Progress = (_ recipes: Int) -> Void

  private let opening: @Sendable (String) async throws -> [File]
  private let read: @Sendable (File, @escaping Progress) throws(ImportError) -> FileReading

  /// Makes a chooser.
  ///
  /// - Parameters:
  ///   - opening: the files that a text names: the tickets of a browser, or a path at a terminal. A
  ///     platform with a picker of its own shows it, whatever the text.
  ///   - reading: reads a file. It stops early if its task is cancelled.
  public init(
    opening: @escaping @Sendable (_ named: String) async throws -> [File],
    reading: @escaping @Sendable (File, @escaping Progress) throws -> FileReading
  ) {
    self.opening = opening
    read = { file, progress throws(ImportError) in
      do { return try reading(file, progress) } catch { throw ImportError(error) }
    }
  }

  /// The files that a text names; empty if there are none, or if one cannot be read.
  public func files(named text: String) async -> [File] { (try? await opening(text)) ?? [] }

  /// The recipes of a file.
  public func reading(
    of file: File, progress: @escaping Progress
  ) throws(ImportError) -> FileReading {
    try read(file, progress)
  }
}
