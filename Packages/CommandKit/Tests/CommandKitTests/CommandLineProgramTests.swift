import CommandKit
import Testing

@Suite struct CommandLineProgramTests {
  private static let twice = Flag("--twice", nil, "say it twice")
  private static let tag = Flag("--tag", "TAG", "what to add", isRepeatable: true)

  /// A program with a command of one form, one of two actions, and an error of its own.
  private static let program = CommandLineProgram(
    "echo-demo", tagline: "What did you say?", version: "2.1.0",
    home: CommandForm("", "says hello") { (_) throws(CommandError) in Reply(lines: ["hello"]) },
    forms: [
      CommandForm("say WORD", flags: [twice, tag, .json], "say a word") {
        (invocation) throws(CommandError) in
        let word = invocation.operand()
        guard word != "swear" else { throw .failed("'\(word)' is not said here") }
        let tags = invocation.arguments.value(tag).map { " \($0)" } ?? ""
        let count = invocation.arguments.has(twice) ? 2 : 1
        var reply = invocation.reply(
          ["word": .string(word)], Array(repeating: word + tags, count: count))
        if word == "mumble" { reply.warnings = ["speak up"] }
        if word == "lie" { reply.complaint = "that is not true" }
        return reply
      },
      CommandForm("memory list", "what was said") { (_) throws(CommandError) in Reply(lines: []) },
      CommandForm("memory drop [WORDS...]", "forget words") { (_) throws(CommandError) in
        Reply(lines: [])
      },
    ], sharedFlags: [Flag("--loud", nil, "louder")])

  private func run(_ line: String) async -> Outcome {
    await Self.program.run(
      line.split(separator: " ").map(String.init),
      in: CommandContext(outputFolder: .live(maker: "echo")))
  }

  @Test(arguments: [
    ("", "hello\n"), ("say it", "it\n"), ("say it --twice", "it\nit\n"),
    ("--version", "echo-demo 2.1.0\n"),
    ("say --tag a it --tag=b", "it a,b\n"), ("say -- --twice", "--twice\n"),
    ("say -1", "-1\n"), ("say -½", "-½\n"),
    ("--loud say it", "it\n"),
    ("say it --json", "{\n  \"word\": \"it\"\n}\n"), ("memory drop a b c", ""),
  ])
  func `a call does what its form says`(_ row: (call: String, output: String)) async {
    #expect(await run(row.call) == Outcome(standardOutput: row.output))
  }

  @Test(arguments: [
    ("shout it", "unknown command 'shout'; valid: say, memory"),
    ("sai it", "unknown command 'sai'; did you mean 'say'?"),
    ("memory", "'memory' needs an action: list, drop"),
    ("memory lst", "unknown memory action 'lst'; did you mean 'list'?"),
    ("say", "missing WORD; usage: echo-demo say WORD [--twice] [--tag TAG]... [--json]"),
    ("memory list x", "unexpected argument 'x'; usage: echo-demo memory list"),
    ("say it --twice=2", "'--twice' takes no value"),
    ("say it --tag", "'--tag' needs a value: --tag TAG"),
    (
      "say it --loud --loud",
      "'--loud' is given twice; give it once, with commas between its values"
    ),
  ])
  func `a wrong call is refused in one sentence`(_ row: (call: String, message: String)) async {
    let outcome = await run(row.call)
    #expect(outcome.standardError.replacing("\n  ", with: " ") == "echo-demo: \(row.message)\n")
    #expect(outcome.exitCode == 2 && outcome.standardOutput.isEmpty)
  }

  @Test func `a command may fail, warn and complain in words of its own`() async {
    #expect(
      await run("say swear")
        == Outcome(standardError: "echo-demo: 'swear' is not said here\n", exitCode: 1))
    #expect(
      await run("say mumble")
        == Outcome(standardOutput: "mumble\n", standardError: "echo-demo: warning: speak up\n"))
    #expect(
      await run("say lie")
        == Outcome(
          standardOutput: "lie\n", standardError: "echo-demo: that is not true\n", exitCode: 2))
    #expect(
      Self.program.refusal("no\u{7}") == Outcome(standardError: "echo-demo: no\n", exitCode: 2))
  }

  @Test func `help is made of the forms`() async {
    #expect(
      await run("--help").standardOutput == """
        What did you say?

        Usage:
          echo-demo                         says hello
          echo-demo say WORD                say a word
          echo-demo memory list             what was said
          echo-demo memory drop [WORDS...]  forget words

        Flags of every command:
          --loud     louder
          --help     print how to call this
          --version  print the version of the program

        'echo-demo COMMAND --help' says more about one command.
        Exit codes: 0 done, 1 failed, 2 the call or its input was wrong.

        """)
    #expect(
      await run("say it --help").standardOutput == """
        Usage:
          echo-demo say WORD [--twice] [--tag TAG]... [--json]
              say a word

        Flags:
          --twice    say it twice
          --tag TAG  what to add
          --json     print one JSON document and nothing else
          --loud     louder
          --help     print how to call this
          --version  print the version of the program

        """)
  }
}
