/// The flags and operands of a call, known to be those that its form takes.
public struct ParsedArguments: Equatable, Sendable {
  /// The values of flags by name; empty text for a flag without one.
  public var flags: [String: String]
  /// What follows the words of the form, as many as the form asks for.
  public var operands: [String]

  /// Makes arguments.
  public init(flags: [String: String] = [:], operands: [String] = []) {
    self.flags = flags
    self.operands = operands
  }

  /// Whether a flag was given.
  public func has(_ flag: Flag) -> Bool { flags[flag.name] != nil }

  /// The value of a flag.
  public func value(_ flag: Flag) -> String? { flags[flag.name] }
}
