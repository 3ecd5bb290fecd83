import AppShell
import Commands
import LiveEnvironment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

let variables = ProcessInfo.processInfo.environment
var context = CommandContext(
  program: "mealadvisor-demo", environment: .live(),
  dataFolder: { DataFolder.url(asked: $0, variables: variables) },
  columns: CommandContext.columns(of: variables))
context.progress = StandardStreams.showProgress
let outcome = await CommandLineApp.run(Array(CommandLine.arguments.dropFirst()), in: context)
StandardStreams.finish(outcome, program: context.program)
