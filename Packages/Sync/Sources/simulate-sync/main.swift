// simulate-sync [--runs N] [--seed N]: devices of a household edit, go offline, are killed and sync
// again; prints lost edits, silent overwrites and devices that differ.
// simulate-sync new-device FOLDER: a new device gets 20,000 edits; prints seconds and bytes.

let status = await SimulationCommand(Array(CommandLine.arguments.dropFirst())).run()
Terminal.finish(status)
