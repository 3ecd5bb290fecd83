// Measures and tries out the plan on made-up weeks; scripts compare it with others.
//   bench-plan fold …   how long a plan of three years takes to open: `Scripts/bench-plan`

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "fold": try await FoldBench.run(Array(words.dropFirst()))
default: throw WrongCall("name what to do: fold")
}
