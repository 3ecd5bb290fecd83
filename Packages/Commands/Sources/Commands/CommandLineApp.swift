import PrintedText

/// A program that is all commands: arguments in, text and an exit code out.
public enum CommandLineApp {
  /// Runs one call; reads and writes nothing but what the context gives.
  ///
  /// - Parameter arguments: the words after the program's name.
  public static func run(_ arguments: [String], in context: CommandContext) async -> Outcome {
    let reply: Reply
    do throws(CommandError) {
      reply = try await answer(arguments, in: context)
    } catch {
      return outcome(of: error, context)
    }
    var outcome = Outcome(standardOutput: reply.text)
    for warning in reply.warnings {
      outcome.standardError += line("warning: \(warning)", context)
    }
    if let complaint = reply.complaint {
      outcome.standardError += line(complaint, context)
      outcome.exitCode = 2
    }
    if let failure = reply.failure {
      outcome.standardError += line(failure, context)
      outcome.exitCode = 1
    }
    return outcome
  }

  /// The outcome of a call whose words cannot even be read.
  ///
  /// - Parameter sentence: what is wrong with them, and what would be right.
  public static func refusal(_ sentence: String, program: String) -> Outcome {
    Outcome(standardError: PlainText.cleaned("\(program): \(sentence)") + "\n", exitCode: 2)
  }

  private static func answer(
    _ arguments: [String], in context: CommandContext
  ) async throws(CommandError) -> Reply {
    switch try ArgumentParser(program: context.program).parse(arguments) {
    case .version: Reply(lines: ["\(context.program) \(Version.text)"])
    case .help(let command): Reply(lines: Help(program: context.program).lines(command))
    case .run(let form, let arguments):
      try await form.run(Invocation(arguments: arguments, context: context))
    }
  }

  private static func outcome(of error: CommandError, _ context: CommandContext) -> Outcome {
    let message = error.message(program: context.program)
    let text =
      error.listsChoices
      ? WrappedText.lines(ofUsage: "\(context.program): \(message)", hanging: 2)
        .map { PlainText.cleaned($0) + "\n" }.joined()
      : line(message, context)
    return Outcome(standardError: text, exitCode: error.exitCode)
  }

  private static func line(_ text: String, _ context: CommandContext) -> String {
    PlainText.cleaned("\(context.program): \(text)") + "\n"
  }
}
