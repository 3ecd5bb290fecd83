// Measures and tries out the plan on made-up weeks; scripts compare it with others.
//   bench-plan fold …       how long a plan of three years takes to open: `Scripts/bench-plan`
//   bench-plan calendar …   calendar files to be read by another parser: `Scripts/calendar-test`

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "fold": try await FoldBench.run(Array(words.dropFirst()))
case "calendar": try CalendarSample.run(Array(words.dropFirst()))
default: throw WrongCall("name what to do: fold or calendar")
}
