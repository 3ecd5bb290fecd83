// simulate-sync [--runs N] [--seed N]: devices of a household edit, lose their connection, are killed
// and meet again; says what was lost, what was overwritten and who disagrees.
// simulate-sync new-device FOLDER: a new device gets 20,000 edits; prints seconds and bytes.

let status = await SimulationCommand(Array(CommandLine.arguments.dropFirst())).run()
Terminal.finish(status)
