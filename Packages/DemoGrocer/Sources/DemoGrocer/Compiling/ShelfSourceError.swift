/// A mistake in the tables that the shelf is compiled from.
public struct ShelfSourceError: Error, Equatable, Sendable {
  /// The file, by its name.
  public let file: String

  /// The line, counted from one; zero when the whole file is meant.
  public let line: Int

  /// What is wrong and what would be right.
  public let problem: String

  /// Makes an error.
  public init(file: String, line: Int, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// One line for the person who edits the file.
  public var message: String { line == 0 ? "\(file): \(problem)" : "\(file):\(line): \(problem)" }
}
