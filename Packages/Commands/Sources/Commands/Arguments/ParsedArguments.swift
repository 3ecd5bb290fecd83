/// The flags and operands of a call, known to be those that its form takes.
struct ParsedArguments: Equatable, Sendable {
  /// The values of flags by name; empty text for a flag without one.
  var flags: [String: String] = [:]
  /// What follows the words of the form, as many as the form asks for.
  var operands: [String] = []

  /// Whether a flag was given.
  func has(_ flag: Flag) -> Bool { flags[flag.name] != nil }

  /// The value of a flag.
  func value(_ flag: Flag) -> String? { flags[flag.name] }
}
