import MealModels
import PrintedText

/// Turns the words of a call into a form to run, with its flags and operands.
struct ArgumentParser {
  /// What was asked for.
  enum Request: Sendable {
    case version
    /// Help about a command, or about the whole program.
    case help(String?)
    case run(CommandForm, ParsedArguments)
  }

  let program: String

  /// Reads the words after the program's name.
  func parse(_ words: [String]) throws(CommandError) -> Request {
    let flags = words.prefix { $0 != "--" }
    let name = Self.commandName(words)
    if flags.contains(Flag.help.name) || flags.contains("-h") {
      return .help(name.flatMap { CommandTable.names.contains($0) ? $0 : nil })
    }
    guard let name else {
      let scanned = try scan(words, known: CommandTable.home.allFlags)
      if scanned.arguments.has(.version) { return .version }
      return .run(CommandTable.home, scanned.arguments)
    }
    guard CommandTable.names.contains(name) else {
      throw .unknown(
        "command", name, nearest: Spelling.nearest(to: name, among: CommandTable.names),
        valid: CommandTable.names)
    }
    return try request(name, words)
  }

  private func request(_ name: String, _ words: [String]) throws(CommandError) -> Request {
    let forms = CommandTable.forms(of: name)
    var known: [Flag] = []
    for flag in forms.flatMap(\.allFlags) where !known.contains(flag) { known.append(flag) }
    var (arguments, used) = try scan(words, known: known)
    if arguments.has(.version) { return .version }
    arguments.operands.removeFirst()
    let form = try choose(among: forms, name, &arguments)
    for flag in used where !form.allFlags.contains(flag) {
      throw .flagOfAnother(flag.name, form: form.name)
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
      throw .unknown(
        "\(name) action", word, nearest: Spelling.nearest(to: word, among: words), valid: words)
    }
    arguments.operands.removeFirst()
    return form
  }

  private func check(_ operands: [String], of form: CommandForm) throws(CommandError) {
    if form.takesAnyOperands { return }
    if operands.count > form.operands.count {
      throw .unexpectedArgument(operands[form.operands.count], usage: form.usage)
    }
    let isShort = operands.count < form.neededOperands
    if isShort || operands.contains(where: \.isEmpty) {
      let missing = operands.firstIndex(where: \.isEmpty) ?? operands.count
      throw .missingArgument(form.operands[missing], usage: form.usage)
    }
  }

  /// The first word that is neither a flag nor the value of one.
  private static func commandName(_ words: [String]) -> String? {
    let forms = [CommandTable.home] + CommandTable.forms
    let withValue = (forms.flatMap(\.flags) + Flag.global).filter { $0.value != nil }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" { return rest.first }
      if !word.hasPrefix("-") || word == "-" { return word }
      if withValue.contains(where: { $0.name == word }) { _ = rest.popFirst() }
    }
    return nil
  }
}
