import AppShell
import BrowserShell
import CommandKit
import EaterRecord
import LiveCalls
import LiveEnvironment
import LivePages
import MealAdvisorCommands
import Presentation
import ScreenCommands
import ServiceCalls
import TerminalShell
import WebPages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

Heap.shareAmongThreads()  // before there is more than one
let variables = ProcessInfo.processInfo.environment
let style = TerminalStyle(variables: variables)
let place = DataFolder(name: Brand.mealAdvisor.name, id: Brand.mealAdvisor.id)
var context = CommandContext(
  outputFolder: .live(maker: Brand.mealAdvisor.id), columns: CommandContext.columns(of: variables))
context.progress = StandardStreams.showProgress
context.say = StandardStreams.say
var advisor = MealAdvisorContext(
  environment: .live(region: .init(of: variables)).shown(on: style),
  dataFolder: { asked throws(FolderError) in
    do throws(UnreadableName) { return try place.url(asked: asked) } catch {
      throw .unreadable(error.sentence)
    }
  })
advisor.program = ProgramStamp.current()
advisor.crashReports = { folder in
  let file = CrashFile(in: folder, version: SettingsInput.currentVersion)
  return CrashReports(
    watch: file.watch,
    take: {
      try file.take().map {
        CrashReport(version: $0.version, signal: $0.signal, date: $0.date)
      }
    })
}
advisor.pages = .live()
advisor.services = ServiceCaller(over: .live, timing: .live)
advisor.charsets = .live
advisor.workingFolder = (try? LaunchText.workingFolder()) ?? "."
var shells = AppShells(serve: { stage, options in
  await BrowserApp(stage, name: Brand.mealAdvisor.name).serve(options)
})
if TerminalDevice.isThere {
  shells.stay = { app in
    await TerminalApp(app, on: .live(isLineByLine: style.isDumb), style: style).run().complaint
  }
}
let program = CommandLineProgram.mealAdvisor("mealadvisor-demo", advisor, shells: shells)
do throws(UnreadableName) {
  let outcome = await program.run(try LaunchText.arguments(), in: context)
  StandardStreams.finish(outcome, program: program.name)
} catch {
  StandardStreams.finish(program.refusal(error.sentence), program: program.name)
}
