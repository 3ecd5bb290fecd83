/// A program that is all commands: arguments in, text and an exit code out.
public struct CommandLineProgram: Sendable {
  /// What it is called in messages.
  public var name: String
  /// What it is for, at the head of its help.
  public var tagline: String
  /// Its version: major, minor and patch.
  public var version: String
  /// The call without a command.
  public var home: CommandForm
  /// The forms of all commands, in the order of the help.
  public var forms: [CommandForm]
  /// The flags that every command takes beside `--help` and `--version`.
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

  /// The flags that a form takes, with those of every command.
  public func flags(of form: CommandForm) -> [Flag] { form.flags + globalFlags }

  /// The flags that every command takes.
  var globalFlags: [Flag] { sharedFlags + [.help, .version] }
}
