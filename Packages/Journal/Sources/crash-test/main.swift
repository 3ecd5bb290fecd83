// crash-test [--short]: crashes, kills, damages and fills journals, and prints lost events.
// crash-test writer FOLDER [NUMBER]: appends for ever and prints acknowledged events.

let status = await CrashCommand(Array(CommandLine.arguments.dropFirst())).run()
Terminal.finish(status)
