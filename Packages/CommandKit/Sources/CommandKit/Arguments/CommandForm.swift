/// One way to call a command, such as `history accept ID`.
public struct CommandForm: Sendable {
  /// Does what the command is for.
  public typealias Run = @Sendable (Invocation) async throws(CommandError) -> Reply

  /// The words that select it, such as `history accept`; empty for the call without a command.
  public let words: [String]
  /// What must follow, in order, such as `ID`.
  public let operands: [String]
  /// The flags that it takes beside the global ones.
  public let flags: [Flag]
  /// What it does, in a few words.
  public let summary: String
  /// The text of a file that it takes, shown at the end of its help; empty for none.
  public let example: String
  /// Does it.
  public let run: Run

  /// Describes a form; `usage` is its words and then its operands in capitals.
  ///
  /// What `run` throws becomes ``CommandError/init(_:)``.
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

  /// The same form, which does something else.
  public func running(
    _ run: @escaping @Sendable (Invocation) async throws -> Reply
  ) -> CommandForm {
    CommandForm(
      (words + operands).joined(separator: " "), flags: flags, summary, example: example, run: run)
  }

  /// Whether any number of operands may follow, as `[QUERY...]` says.
  var takesAnyOperands: Bool { operands.last?.hasSuffix("...]") ?? false }

  /// How many operands there must be; one in brackets may be left out.
  var neededOperands: Int { operands.count { !$0.hasPrefix("[") } }

  /// The words after the program's name, with operands and flags.
  public var usage: String {
    let flags = flags.map { "[\($0.usage)]" + ($0.isRepeatable ? "..." : "") }
    return (words + operands + flags).joined(separator: " ")
  }

  /// What messages call it.
  var name: String { words.joined(separator: " ") }
}
