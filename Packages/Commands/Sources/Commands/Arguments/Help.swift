/// How to call the program.
struct Help {
  let program: String

  /// The help of a command, or of the whole program, line by line.
  func lines(_ command: String?) -> [String] {
    command.map { lines(of: CommandTable.forms(of: $0)) } ?? overview
  }

  private var overview: [String] {
    let forms = [CommandTable.home] + CommandTable.forms
    let calls = forms.map { form in
      (call: ([program] + form.words + form.operands).joined(separator: " "), form.summary)
    }
    return ["What should I eat today?", "", "Usage:"] + Self.table(calls)
      + ["", "Flags without a command:"]
      + Self.table(CommandTable.home.flags.map { ($0.usage, $0.help) })
      + ["", "Flags of every command:"] + Self.table(Flag.global.map { ($0.usage, $0.help) })
      + ["", "'\(program) COMMAND --help' says more of one command."]
      + ["Exit codes: 0 done, 1 failed, 2 the call or its input was wrong."]
  }

  private func lines(of forms: [CommandForm]) -> [String] {
    var flags: [Flag] = []
    for flag in forms.flatMap(\.flags) where !flags.contains(flag) { flags.append(flag) }
    return ["Usage:"] + forms.flatMap { usage(of: $0) + ["      \($0.summary)"] }
      + ["", "Flags:"] + Self.table((flags + Flag.global).map { ($0.usage, $0.help) })
  }

  /// How to call a form, its flags below each other where there are many.
  private func usage(of form: CommandForm) -> [String] {
    let call = ([program] + form.words).joined(separator: " ")
    return WrappedText.lines(
      ofUsage: "\(program) \(form.usage)", indent: 2, hanging: call.count + 1)
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.flatMap { left, right in
      let start = "  " + left + String(repeating: " ", count: width - left.count + 2)
      let lines = WrappedText.lines(right, indent: start.count)
      return [start + (lines.first ?? "").dropFirst(start.count)] + lines.dropFirst()
    }
  }
}
