/// A mistake in a text that people edit and a tool compiles into the binary.
public struct SourceError: Error, Equatable, Sendable {
  /// The file, by the last component of its path.
  public let file: String

  /// The line, counted from one; zero if the error is about the whole file.
  public let line: Int

  /// The problem and its remedy.
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
