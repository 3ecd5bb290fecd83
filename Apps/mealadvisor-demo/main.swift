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
let program = "mealadvisor-demo"
let product = (name: "MealAdvisor", id: "mealadvisor")
let place = DataFolder(name: product.name, id: product.id)
var context = CommandContext(
  program: program, environment: .live().moving(on: style),
  dataFolder: { asked throws(FolderError) in
    do throws(UnreadableName) { return try place.url(asked: asked) } catch {
      throw .unreadable(error.sentence)
    }
  },
  columns: CommandContext.columns(of: variables))
context.progress = StandardStreams.showProgress
context.say = StandardStreams.say
if TerminalDevice.isThere {
  context.stay = { app in
    await TerminalApp(app, on: .live(isLineByLine: style.isDumb), style: style).run().complaint
  }
}
context.serve = { stage, options in await BrowserApp(stage, name: product.name).serve(options) }
context.workingFolder = (try? LaunchText.workingFolder()) ?? "."
do throws(UnreadableName) {
  let outcome = await CommandLineApp.run(try LaunchText.arguments(), in: context)
  StandardStreams.finish(outcome, program: program)
} catch {
  StandardStreams.finish(CommandLineApp.refusal(error.sentence, program: program), program: program)
}
