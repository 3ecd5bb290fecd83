/// Explains how to call the program.
struct Help {
  let program: CommandLineProgram

  /// The help of a command, or of the whole program, line by line.
  func lines(_ command: String?) -> [String] {
    command.map { lines(of: program.forms(of: $0)) } ?? overview
  }

  private var overview: [String] {
    let forms = [program.home] + program.forms
    let calls = forms.map { form in
      (call: ([program.name] + form.words + form.operands).joined(separator: " "), form.summary)
    }
    return [program.tagline, "", "Usage:"] + Self.table(calls)
      + Self.section("Flags without a command:", program.home.flags)
      + Self.section("Flags of every command:", program.globalFlags)
      + ["", "'\(program.name) COMMAND --help' says more about one command."]
      + ["Exit codes: 0 done, 1 failed, 2 the call or its input was wrong."]
  }

  private func lines(of forms: [CommandForm]) -> [String] {
    var flags: [Flag] = []
    for flag in forms.flatMap(\.flags) where !flags.contains(flag) { flags.append(flag) }
    return ["Usage:"] + forms.flatMap { usage(of: $0) + ["      \($0.summary)"] }
      + Self.section("Flags:", flags + program.globalFlags) + forms.flatMap { example(of: $0) }
  }

  /// An example of the file that the form reads.
  private func example(of form: CommandForm) -> [String] {
    guard let file = form.operands.first, !form.example.isEmpty else { return [] }
    var lines = form.example.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return ["", "\(file) such as:", ""] + lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// The usage of a form; many flags are listed one per line.
  private func usage(of form: CommandForm) -> [String] {
    let call = ([program.name] + form.words).joined(separator: " ")
    return WrappedText.lines(
      ofUsage: "\(program.name) \(form.usage)", indent: 2, hanging: call.count + 1)
  }

  private static func section(_ title: String, _ flags: [Flag]) -> [String] {
    flags.isEmpty ? [] : ["", title] + table(flags.map { ($0.usage, $0.help) })
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
