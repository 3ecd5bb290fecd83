/// A program that consists of commands: it turns arguments into text and an exit code.
public struct CommandLineProgram: Sendable {
  /// The program's name in messages.
  public var name: String
  /// The program's purpose, at the head of the help.
  public var tagline: String
  /// The program's version: major, minor and patch.
  public var version: String
  /// The call without a command.
  public var home: CommandForm
  /// The forms of all commands, in the order of the help.
  public var forms: [CommandForm]
  /// The flags that every command accepts besides `--help` and `--version`.
  public var sharedFlags: [Flag]

  /// Makes a program.
  public init(
    _ name: String, tagline: String, version: String, home: CommandForm, forms: [CommandForm],
    sharedFlags: [Flag] = []
  ) {
    self.name = name
    self.tagline = tagline
    self.version = version
    self.home = home
    self.forms = forms
    self.sharedFlags = sharedFlags
  }

  /// The names of the commands, in the order of the help.
  public var commands: [String] {
    forms.compactMap(\.words.first).reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  /// The forms of one command.
  public func forms(of command: String) -> [CommandForm] {
    forms.filter { $0.words.first == command }
  }

  /// The flags that a form accepts, including those of every command.
  public func flags(of form: CommandForm) -> [Flag] { form.flags + globalFlags }

  /// The flags that every command accepts.
  var globalFlags: [Flag] { sharedFlags + [.help, .version] }
}
