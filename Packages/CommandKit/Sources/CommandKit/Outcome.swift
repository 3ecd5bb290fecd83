/// What a call of the program comes to.
public struct Outcome: Equatable, Sendable {
  /// What goes to standard output.
  public var standardOutput: String
  /// What goes to standard error: an error, wrapped where it lists what would be right, and one line
  /// for each warning.
  public var standardError: String
  /// 0 done, 1 failed, 2 the call or its input was wrong.
  public var exitCode: Int32

  /// Makes an outcome.
  public init(standardOutput: String = "", standardError: String = "", exitCode: Int32 = 0) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.exitCode = exitCode
  }
}
