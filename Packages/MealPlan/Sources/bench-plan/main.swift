// Measures and tries out the plan on made-up weeks; scripts compare it with others.
//   bench-plan fold …       the time to open a plan of three years: `Scripts/bench-plan`
//   bench-plan calendar …   calendar files for another parser: `Scripts/calendar-test`

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "fold": try await FoldBench.run(Array(words.dropFirst()))
case "calendar": try CalendarSample.run(Array(words.dropFirst()))
default: throw WrongCall("name what to do: fold or calendar")
}
