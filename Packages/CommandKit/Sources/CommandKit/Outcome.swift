/// The result of a call of the program.
public struct Outcome: Equatable, Sendable {
  /// The text for standard output.
  public var standardOutput: String
  /// The text for standard error: an error and the warnings.
  ///
  /// The error is wrapped if it lists choices; each warning is one line.
  public var standardError: String
  /// The exit code: 0 done, 1 failed, 2 wrong call or input.
  public var exitCode: Int32

  /// Makes an outcome.
  public init(standardOutput: String = "", standardError: String = "", exitCode: Int32 = 0) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.exitCode = exitCode
  }
}
