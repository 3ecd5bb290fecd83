import AppShell
import BrowserShell
import Commands
import LiveEnvironment
import TerminalShell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

Heap.shareAmongThreads()  // before there is more than one
let variables = ProcessInfo.processInfo.environment
let style = TerminalStyle(variables: variables)
var context = CommandContext(
  program: "mealadvisor-demo", environment: .live().moving(on: style),
  dataFolder: { DataFolder.url(asked: $0, variables: variables) },
  columns: CommandContext.columns(of: variables))
context.progress = StandardStreams.showProgress
context.say = StandardStreams.say
if TerminalDevice.isThere {
  context.stay = { app in
    await TerminalApp(app, on: .live(isLineByLine: style.isDumb), style: style).run().complaint
  }
}
context.serve = { stage, options in await BrowserApp(stage).serve(options) }
let outcome = await CommandLineApp.run(Array(CommandLine.arguments.dropFirst()), in: context)
StandardStreams.finish(outcome, program: context.program)
