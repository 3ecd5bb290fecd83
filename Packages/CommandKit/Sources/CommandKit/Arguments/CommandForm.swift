/// One way to call a command, such as `history accept ID`.
public struct CommandForm: Sendable {
  /// Runs the command.
  public typealias Run = @Sendable (Invocation) async throws(CommandError) -> Reply

  /// The words that select the form, such as `history accept`; empty for the call without a
  /// command.
  public let words: [String]
  /// The operands that must follow, in order, such as `ID`.
  public let operands: [String]
  /// The flags that the form accepts besides the global ones.
  public let flags: [Flag]
  /// The purpose of the form, in a few words.
  public let summary: String
  /// The text of an example file, shown at the end of the help; empty if there is none.
  public let example: String
  /// Runs the form.
  public let run: Run

  /// Makes a form.
  ///
  /// `usage` consists of the form's words and then its operands in capitals. Errors of `run` become
  /// ``CommandError/init(_:)``.
  public init(
    _ usage: String, flags: [Flag] = [], _ summary: String, example: String = "",
    run: @escaping @Sendable (Invocation) async throws -> Reply
  ) {
    let parts = usage.split(separator: " ").map(String.init)
    words = parts.filter { $0 == $0.lowercased() }
    operands = parts.filter { $0 != $0.lowercased() }
    self.flags = flags
    self.summary = summary
    self.example = example
    self.run = { invocation async throws(CommandError) in
      do { return try await run(invocation) } catch { throw CommandError(error) }
    }
  }

  /// A copy of the form that runs another function.
  public func running(
    _ run: @escaping @Sendable (Invocation) async throws -> Reply
  ) -> CommandForm {
    CommandForm(
      (words + operands).joined(separator: " "), flags: flags, summary, example: example, run: run)
  }

  /// Whether any number of operands may follow, as in `[QUERY...]`.
  var takesAnyOperands: Bool { operands.last?.hasSuffix("...]") ?? false }

  /// The number of required operands; an operand in brackets is optional.
  var neededOperands: Int { operands.count { !$0.hasPrefix("[") } }

  /// The words after the program's name, with operands and flags.
  public var usage: String {
    let flags = flags.map { "[\($0.usage)]" + ($0.isRepeatable ? "..." : "") }
    return (words + operands + flags).joined(separator: " ")
  }

  /// The form's name in messages.
  var name: String { words.joined(separator: " ") }
}
