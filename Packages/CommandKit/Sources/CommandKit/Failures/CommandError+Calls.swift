import PrintedText

// What any program may have to say of a call.

extension CommandError {
  /// A word that is none of the known ones: the nearest of them if there is one, else all.
  ///
  /// - Parameter listsAll: whether all are named even where one is near.
  public static func unknown(
    _ noun: String, _ text: String, nearest: String?, valid: [String], listsAll: Bool = false
  ) -> CommandError {
    let start = "unknown \(noun) \(PlainText.quoted(text))"
    let choices = valid.joined(separator: ", ")
    guard let nearest else {
      return .wrong(valid.isEmpty ? start : "\(start); valid: \(choices)", listsChoices: true)
    }
    let rest = listsAll ? " Valid: \(choices)" : ""
    return .wrong("\(start); did you mean '\(nearest)'?\(rest)", listsChoices: true)
  }

  /// A word that is none of the known ones, with the nearest of them.
  public static func unknown(
    _ noun: String, _ text: String, among valid: [String], listsAll: Bool = false
  ) -> CommandError {
    .unknown(
      noun, text, nearest: Spelling.nearest(to: text, among: valid), valid: valid,
      listsAll: listsAll)
  }

  /// A flag that must be given, with the values it takes.
  public static func missingChoice(_ flag: Flag, valid: [String]) -> CommandError {
    .wrong("missing '\(flag.name)'; valid: \(valid.joined(separator: ", "))")
  }

  /// An operand too many.
  public static func unexpectedArgument(_ text: String, usage: String) -> CommandError {
    .wrong(
      "unexpected argument \(PlainText.quoted(text)); usage: \(usage)", listsChoices: true)
  }

  /// A file that cannot be read.
  public static func input(_ error: InputError) -> CommandError { .wrong(error.sentence) }

  /// A file or folder that cannot be written.
  public static func export(_ error: ExportError) -> CommandError { .failed(error.sentence) }

  /// A flag of another form of the command.
  static func flagOfAnother(_ flag: Flag, form: CommandForm) -> CommandError {
    .wrong("'\(form.name)' takes no flag '\(flag.name)'")
  }

  /// A flag that was given twice.
  static func repeated(_ flag: Flag) -> CommandError {
    .wrong("'\(flag.name)' is given twice; give it once, several values separated by commas")
  }

  /// A flag without its value.
  static func missingValue(_ flag: Flag) -> CommandError {
    .wrong("'\(flag.name)' needs a value: \(flag.usage)")
  }

  /// A value for a flag that takes none.
  static func unexpectedValue(_ flag: Flag) -> CommandError {
    .wrong("'\(flag.name)' takes no value")
  }

  /// A command of several actions without one.
  static func missingAction(_ command: String, valid: [String]) -> CommandError {
    .wrong("'\(command)' needs an action: \(valid.joined(separator: ", "))", listsChoices: true)
  }

  /// An operand too few.
  static func missingArgument(_ operand: String, usage: String) -> CommandError {
    .wrong("missing \(operand); usage: \(usage)", listsChoices: true)
  }

  /// Something that is not a whole number of the range.
  static func badNumber(_ name: String, _ text: String, _ range: ClosedRange<Int>) -> CommandError {
    .wrong(
      "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not \(PlainText.quoted(text))")
  }
}
