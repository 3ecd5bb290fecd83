// review-catalog README [--check]: the findings in the bundled meals, and their coverage tables.
// review-catalog --meals FILE: the findings in the meals of a catalogue file.

let outcome = ReviewCommand(Array(CommandLine.arguments.dropFirst())).run()
for line in outcome.output { print(line) }
Terminal.finish(outcome.message, status: outcome.status)
