import AppComposition
import AppRecord
import AppShell
import BrowserShell
import CommandKit
import DesignSystem
import HouseholdSharing
import Journal
import LiveCalls
import LiveEnvironment
import PremiumGate
import ScreenCommands
import ServiceCalls
import Sync
import TerminalShell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program of an app on this machine: its parts at the command line, at a terminal and in browsers.
public struct LiveProgram: Sendable {
  private let brand: Brand
  private let version: String
  private let offer: PremiumOffer
  private let parts: [AppPart]
  private let allowed: Set<StreamName>

  /// Names what a program is made of.
  ///
  /// - Parameters:
  ///   - offer: what it sells; nothing unless given.
  ///   - parts: what it is made of, in the order of its tabs.
  ///   - allowed: what may leave the device.
  public init(
    _ brand: Brand, version: String, selling offer: PremiumOffer = PremiumOffer(),
    _ parts: [AppPart], sharing allowed: Set<StreamName> = SharedStreams.family
  ) {
    (self.brand, self.version, self.offer) = (brand, version, offer)
    (self.parts, self.allowed) = (parts, allowed)
  }

  /// Runs what the process was called with, and ends the process with what came of it.
  ///
  /// - Parameter name: what messages call the program.
  public func run(as name: String) async {
    Heap.shareAmongThreads()  // before there is more than one
    let machine = Machine(brand)
    var context = AppContext(
      brand: brand, version: version, environment: machine.environment, offer: offer,
      copy: Copy([]),
      dataFolder: machine.folder)
    context.crashReports = { CrashReports(in: $0, version: version) }
    context.services = ServiceCaller(over: .live, timing: .live)
    context.workingFolder = (try? LaunchText.workingFolder()) ?? "."
    let program = AppProgram(context, parts, sharing: allowed)
      .commandLine(name, shells: machine.shells)
    await machine.run(program)
  }
}

/// What a program finds on this machine: its terminal, clock, data folder and browsers.
public struct Machine: Sendable {
  /// The clock, ids and randomness.
  public let environment: AppEnvironment
  private let brand: Brand
  private let style: TerminalStyle
  private let clock: StartingClock
  private let variables: [String: String]

  /// Looks at this machine for an app.
  public init(_ brand: Brand) {
    self.brand = brand
    variables = ProcessInfo.processInfo.environment
    style = TerminalStyle(variables: variables)
    clock = StartingClock(of: brand, variables)
    environment = clock.set(.live(region: .init(of: variables))).shown(on: style)
  }

  /// The data folder to use, given the one that a call names.
  @Sendable public func folder(asked: String?) throws(FolderError) -> URL? {
    do throws(UnreadableName) {
      return try DataFolder(name: brand.name, id: brand.id).url(asked: asked)
    } catch { throw .unreadable(error.sentence) }
  }

  /// The terminal, if there is one, and the browsers of this machine.
  public var shells: AppShells {
    let (name, style) = (brand.name, style)
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

  /// Runs what the process was called with, and ends the process with what came of it.
  public func run(_ program: CommandLineProgram) async {
    var context = CommandContext(
      outputFolder: .live(maker: brand.id), columns: CommandContext.columns(of: variables))
    context.progress = StandardStreams.showProgress
    context.say = StandardStreams.say
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
}

extension CrashReports {
  /// What a crash leaves in a data folder, for a version of the program.
  public init(in folder: String, version: String) {
    let file = CrashFile(in: folder, version: version)
    self.init(
      watch: file.watch,
      take: {
        try file.take().map {
          CrashReport(version: $0.version, signal: $0.signal, date: $0.date)
        }
      })
  }
}
