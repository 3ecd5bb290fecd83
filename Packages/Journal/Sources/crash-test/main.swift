// crash-test [--short]: crashes, kills, damages and fills journals, and says what was lost.
// crash-test writer FOLDER [NUMBER]: appends for ever and prints what was acknowledged.

let status = await CrashCommand(Array(CommandLine.arguments.dropFirst())).run()
Terminal.finish(status)
