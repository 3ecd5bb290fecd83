import PrintedText

extension CommandLineProgram {
  /// Runs one call; it reads and writes only through the context.
  ///
  /// - Parameter arguments: the words after the program's name.
  public func run(_ arguments: [String], in context: CommandContext) async -> Outcome {
    let reply: Reply
    do throws(CommandError) {
      reply = try await answer(arguments, in: context)
    } catch {
      return outcome(of: error)
    }
    var outcome = Outcome(standardOutput: reply.text)
    for warning in reply.warnings { outcome.standardError += line("warning: \(warning)") }
    if let complaint = reply.complaint {
      outcome.standardError += line(complaint)
      outcome.exitCode = 2
    }
    if let failure = reply.failure {
      outcome.standardError += line(failure)
      outcome.exitCode = 1
    }
    return outcome
  }

  /// The outcome of a call whose arguments cannot be read.
  ///
  /// - Parameter sentence: the error and the remedy.
  public func refusal(_ sentence: String) -> Outcome {
    Outcome(standardError: line(sentence), exitCode: 2)
  }

  private func answer(
    _ arguments: [String], in context: CommandContext
  ) async throws(CommandError) -> Reply {
    switch try ArgumentParser(program: self).parse(arguments) {
    case .version: Reply(lines: ["\(name) \(version)"])
    case .help(let command): Reply(lines: Help(program: self).lines(command))
    case .run(let form, let arguments):
      try await form.run(Invocation(arguments: arguments, program: name, context: context))
    }
  }

  private func outcome(of error: CommandError) -> Outcome {
    let text =
      error.listsChoices
      ? WrappedText.lines(ofUsage: "\(name): \(error.message)", hanging: 2)
        .map { PlainText.cleaned($0) + "\n" }.joined()
      : line(error.message)
    return Outcome(standardError: text, exitCode: error.exitCode)
  }

  private func line(_ text: String) -> String { PlainText.cleaned("\(name): \(text)") + "\n" }
}
