import PrintedText

/// A flag of a command, such as `--count N`.
public struct Flag: Hashable, Sendable {
  /// The name with its hyphens.
  public let name: String
  /// What stands for its value in the help; nil for a flag without one.
  public let value: String?
  /// What it does, in a few words.
  public let help: String
  /// Whether it may be given several times, which is the same as a list separated by commas.
  public let isRepeatable: Bool

  /// Makes a flag; one without a value is there or not.
  public init(
    _ name: String, _ value: String? = nil, _ help: String, isRepeatable: Bool = false
  ) {
    self.isRepeatable = isRepeatable
    self.name = name
    self.value = value
    self.help = help
  }

  /// The flag as usage shows it.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

extension Flag {
  /// Whether the answer is one JSON document.
  public static let json = Flag("--json", nil, "one JSON document and nothing else")
  static let help = Flag("--help", nil, "how to call this")
  static let version = Flag("--version", nil, "the version of the program")
}
