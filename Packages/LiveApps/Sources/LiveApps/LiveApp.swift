import AppShell
import BrowserShell
import CommandKit
import EaterRecord
import LiveCalls
import LiveEnvironment
import LivePages
import MealAdvisorCommands
import MealAdvisorFeatureParts
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

/// An app as a program of this machine: its commands, at a terminal and in browsers.
public struct LiveApp: Sendable {
  private let brand: Brand
  private let layout: AppLayout

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - brand: what it is called, and where its data is kept.
  ///   - layout: which screens it begins with.
  public init(_ brand: Brand, beginningWith layout: AppLayout) {
    self.brand = brand
    self.layout = layout
  }

  /// Runs what the process was called with, and ends the process with what came of it.
  ///
  /// - Parameter name: what messages call the program.
  public func run(as name: String) async {
    let variables = ProcessInfo.processInfo.environment
    let style = TerminalStyle(variables: variables)
    var context = CommandContext(
      outputFolder: .live(maker: brand.id), columns: CommandContext.columns(of: variables))
    context.progress = StandardStreams.showProgress
    context.say = StandardStreams.say
    let clock = StartingClock(of: brand, variables)
    let program = CommandLineProgram.mealAdvisor(
      name, advisor(variables, style, clock), shells: shells(style))
    if let refusal = clock.refusal {
      StandardStreams.finish(program.refusal(refusal), program: program.name)
    }
    do throws(UnreadableName) {
      let outcome = await program.run(try LaunchText.arguments(), in: context)
      StandardStreams.finish(outcome, program: program.name)
    } catch {
      StandardStreams.finish(program.refusal(error.sentence), program: program.name)
    }
  }

  private func advisor(
    _ variables: [String: String], _ style: TerminalStyle, _ clock: StartingClock
  ) -> MealAdvisorContext {
    let place = DataFolder(name: brand.name, id: brand.id)
    var advisor = MealAdvisorContext(
      environment: clock.set(.live(region: .init(of: variables))).shown(on: style),
      dataFolder: { asked throws(FolderError) in
        do throws(UnreadableName) { return try place.url(asked: asked) } catch {
          throw .unreadable(error.sentence)
        }
      })
    (advisor.brand, advisor.layout) = (brand, layout)
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
    return advisor
  }

  private func shells(_ style: TerminalStyle) -> AppShells {
    let name = brand.name
    var shells = AppShells(serve: { stage, options in
      await BrowserApp(stage, name: name).serve(options)
    })
    if TerminalDevice.isThere {
      shells.stay = { app in
        await TerminalApp(app, on: .live(isLineByLine: style.isDumb), style: style).run()
          .complaint
      }
    }
    return shells
  }
}
