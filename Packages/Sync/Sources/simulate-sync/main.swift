// simulate-sync [--runs N] [--seed N] [--short]: devices of a household edit, lose their connection,
// are killed and meet again; says what was lost, what was overwritten and who disagrees.

let status = await SimulationCommand(Array(CommandLine.arguments.dropFirst())).run()
Terminal.finish(status)
