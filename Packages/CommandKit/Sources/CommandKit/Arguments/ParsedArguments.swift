/// The flags and operands of a call, checked against its form.
public struct ParsedArguments: Equatable, Sendable {
  /// The values of flags by name; empty text for a flag without a value.
  public var flags: [String: String]
  /// The words after those of the form; the form accepts their number.
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
