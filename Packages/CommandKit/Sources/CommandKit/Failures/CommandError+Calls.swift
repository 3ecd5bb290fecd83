import PrintedText

// The errors of any program's calls.

extension CommandError {
  /// An unknown word, with the nearest valid word if there is one, otherwise with all valid words.
  ///
  /// - Parameter listsAll: whether to name all valid words even if one is near.
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

  /// An unknown word, with the nearest valid word.
  public static func unknown(
    _ noun: String, _ text: String, among valid: [String], listsAll: Bool = false
  ) -> CommandError {
    .unknown(
      noun, text, nearest: Spelling.nearest(to: text, among: valid), valid: valid,
      listsAll: listsAll)
  }

  /// A required flag that is missing, with its valid values.
  public static func missingChoice(_ flag: Flag, valid: [String]) -> CommandError {
    .wrong("missing '\(flag.name)'; valid: \(valid.joined(separator: ", "))")
  }

  /// An unexpected operand.
  public static func unexpectedArgument(_ text: String, usage: String) -> CommandError {
    .wrong(
      "unexpected argument \(PlainText.quoted(text)); usage: \(usage)", listsChoices: true)
  }

  /// A file that cannot be read.
  public static func input(_ error: InputError) -> CommandError { .wrong(error.sentence) }

  /// A file or folder that cannot be written.
  public static func export(_ error: ExportError) -> CommandError { .failed(error.sentence) }

  /// A flag that belongs to another form of the command.
  static func flagOfAnother(_ flag: Flag, form: CommandForm) -> CommandError {
    .wrong("'\(form.name)' takes no flag '\(flag.name)'")
  }

  /// A flag that was given twice.
  static func repeated(_ flag: Flag) -> CommandError {
    .wrong("'\(flag.name)' is given twice; give it once, with commas between its values")
  }

  /// A flag without its value.
  static func missingValue(_ flag: Flag) -> CommandError {
    .wrong("'\(flag.name)' needs a value: \(flag.usage)")
  }

  /// A value for a flag that takes no value.
  static func unexpectedValue(_ flag: Flag) -> CommandError {
    .wrong("'\(flag.name)' takes no value")
  }

  /// A command that lacks its action.
  static func missingAction(_ command: String, valid: [String]) -> CommandError {
    .wrong("'\(command)' needs an action: \(valid.joined(separator: ", "))", listsChoices: true)
  }

  /// A missing operand.
  static func missingArgument(_ operand: String, usage: String) -> CommandError {
    .wrong("missing \(operand); usage: \(usage)", listsChoices: true)
  }

  /// A text that is not a whole number in the range.
  static func badNumber(_ name: String, _ text: String, _ range: ClosedRange<Int>) -> CommandError {
    .wrong(
      "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not \(PlainText.quoted(text))")
  }
}
