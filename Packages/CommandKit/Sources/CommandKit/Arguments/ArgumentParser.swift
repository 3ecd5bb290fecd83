/// Turns the arguments of a call into a form to run, with its flags and operands.
struct ArgumentParser {
  /// A request to the program.
  enum Request: Sendable {
    case version
    /// Show help about a command, or about the whole program.
    case help(String?)
    case run(CommandForm, ParsedArguments)
  }

  let program: CommandLineProgram

  /// Parses the words after the program's name.
  func parse(_ words: [String]) throws(CommandError) -> Request {
    let flags = words.prefix { $0 != "--" }
    let name = commandName(words)
    if flags.contains(Flag.help.name) || flags.contains("-h") {
      return .help(name.flatMap { program.commands.contains($0) ? $0 : nil })
    }
    guard let name else {
      let scanned = try scan(words, known: program.flags(of: program.home))
      if scanned.arguments.has(.version) { return .version }
      return .run(program.home, scanned.arguments)
    }
    guard program.commands.contains(name) else {
      throw .unknown("command", name, among: program.commands)
    }
    return try request(name, words)
  }

  private func request(_ name: String, _ words: [String]) throws(CommandError) -> Request {
    let forms = program.forms(of: name)
    var known: [Flag] = []
    for flag in forms.flatMap(program.flags) where !known.contains(flag) { known.append(flag) }
    var (arguments, used) = try scan(words, known: known)
    if arguments.has(.version) { return .version }
    arguments.operands.removeFirst()
    let form = try choose(among: forms, name, &arguments)
    for flag in used where !program.flags(of: form).contains(flag) {
      throw .flagOfAnother(flag, form: form)
    }
    try check(arguments.operands, of: form)
    return .run(form, arguments)
  }

  private func choose(
    among forms: [CommandForm], _ name: String, _ arguments: inout ParsedArguments
  ) throws(CommandError) -> CommandForm {
    if let only = forms.first, only.words.count == 1 { return only }
    let words = forms.compactMap(\.words.last)
    guard let word = arguments.operands.first else { throw .missingAction(name, valid: words) }
    guard let form = forms.first(where: { $0.words.last == word }) else {
      throw .unknown("\(name) action", word, among: words)
    }
    arguments.operands.removeFirst()
    return form
  }

  private func check(_ operands: [String], of form: CommandForm) throws(CommandError) {
    if form.takesAnyOperands { return }
    let usage = "\(program.name) \(form.usage)"
    if operands.count > form.operands.count {
      throw .unexpectedArgument(operands[form.operands.count], usage: usage)
    }
    let isShort = operands.count < form.neededOperands
    if isShort || operands.contains(where: \.isEmpty) {
      let missing = operands.firstIndex(where: \.isEmpty) ?? operands.count
      throw .missingArgument(form.operands[missing], usage: usage)
    }
  }

  /// The first word that is neither a flag nor the value of one.
  private func commandName(_ words: [String]) -> String? {
    let forms = [program.home] + program.forms
    let withValue = (forms.flatMap(\.flags) + program.globalFlags).filter { $0.value != nil }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" { return rest.first }
      if !Self.isFlag(word) { return word }
      if withValue.contains(where: { $0.name == word }) { _ = rest.popFirst() }
    }
    return nil
  }
}
