import PrintedText

/// A flag of a command, such as `--count N`.
public struct Flag: Hashable, Sendable {
  /// The name with its hyphens.
  public let name: String
  /// The placeholder of the flag's value in the help; nil for a flag without a value.
  public let value: String?
  /// The purpose of the flag, in a few words.
  public let help: String
  /// Whether the flag may be repeated, which means the same as a list separated by commas.
  public let isRepeatable: Bool

  /// Makes a flag; a flag without a value is either present or absent.
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
  /// The flag that makes the answer one JSON document.
  public static let json = Flag("--json", nil, "print one JSON document and nothing else")
  static let help = Flag("--help", nil, "print how to call this")
  static let version = Flag("--version", nil, "print the version of the program")
}
