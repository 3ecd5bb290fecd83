import PrintedText

/// A flag of a command, such as `--count N`.
struct Flag: Hashable, Sendable {
  /// The name with its hyphens.
  let name: String
  /// What stands for its value in the help; nil for a flag without one.
  let value: String?
  /// What it does, in a few words.
  let help: String
  /// Whether it may be given several times, which is the same as a list separated by commas.
  let isRepeatable: Bool

  init(
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
  static let json = Flag("--json", nil, "one JSON document and nothing else")
  static let dataFolder = Flag("--data-dir", "DIR", "where your data is kept")
  static let help = Flag("--help", nil, "how to call this")
  static let version = Flag("--version", nil, "the version of the program")

  /// The flags that every command takes.
  static let global = [dataFolder, help, version]
}
