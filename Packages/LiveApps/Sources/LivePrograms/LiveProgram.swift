import AppComposition
import AppRecord
import AppShell
import BrowserShell
import CommandKit
import HouseholdSharing
import Journal
import LiveCalls
import LiveEnvironment
import PremiumGate
import ScreenCommands
import Sync
import TerminalShell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program of an app on this machine: its parts at the command line, at a terminal and in
/// browsers.
public struct LiveProgram: Sendable {
  private let brand: Brand
  private let version: String
  private let offer: PremiumOffer
  private let parts: [AppPart]
  private let allowed: Set<StreamName>
  private let folder: DataFolder?
  private let earlier: DataFolder?
  private let shown: AppShowing

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - offer: its premium offer; by default empty.
  ///   - parts: its parts, in the order of its tabs.
  ///   - allowed: the streams that may leave the device.
  ///   - folder: its data folder; by default a separate one.
  ///   - earlier: the data folder of an earlier version, which is used as long as it contains data.
  ///   - shown: how it appears at the command line.
  public init(
    _ brand: Brand, version: String, selling offer: PremiumOffer = PremiumOffer(),
    _ parts: [AppPart], sharing allowed: Set<StreamName> = SharedStreams.family,
    in folder: DataFolder? = nil, before earlier: DataFolder? = nil,
    shown: AppShowing = AppShowing()
  ) {
    (self.folder, self.earlier, self.shown) = (folder, earlier, shown)
    (self.brand, self.version, self.offer) = (brand, version, offer)
    (self.parts, self.allowed) = (parts, allowed)
  }

  /// Runs the call of the process, and ends the process with its outcome.
  ///
  /// It starts on the main thread, because heap sharing must be set up before a second thread
  /// exists.
  /// - Parameter name: the program's name in messages.
  @MainActor public func run(as name: String) async {
    Heap.shareAmongThreads()
    let machine = Machine(brand, in: folder, before: earlier)
    var context = AppContext(
      brand: brand, version: version, environment: machine.environment, offer: offer,
      dataFolder: machine.folder)
    context.dataVariable = machine.dataVariable
    context.dataPlace = machine.dataPlace
    context.earlierFolder = machine.earlierFolder
    context.crashReports = { CrashReports(in: $0, version: version) }
    context.services = .live
    context.workingFolder = (try? LaunchText.workingFolder()) ?? "."
    let program = AppProgram(context, parts, sharing: allowed, shown: shown)
      .commandLine(name, shells: machine.shells)
    await machine.run(program)
  }
}

/// A program's view of this machine: its terminal, clock, data folder and browsers.
public struct Machine: Sendable {
  /// The clock, ids and randomness.
  public let environment: AppEnvironment
  private let brand: Brand
  private let folder: DataFolder
  private let earlier: DataFolder?
  private let style: TerminalStyle
  private let clock: StartingClock
  private let variables: [String: String]

  /// Makes a machine for an app.
  ///
  /// - Parameters:
  ///   - folder: its data folder; by default a separate one.
  ///   - earlier: the data folder of an earlier version, which is used as long as it contains data.
  public init(_ brand: Brand, in folder: DataFolder? = nil, before earlier: DataFolder? = nil) {
    self.brand = brand
    self.earlier = earlier
    self.folder = folder ?? DataFolder(name: brand.name, id: brand.id)
    variables = ProcessInfo.processInfo.environment
    style = TerminalStyle(variables: variables)
    clock = StartingClock(of: brand, variables, in: .live(region: .init(of: variables)))
    environment = clock.environment.shown(on: style)
  }

  /// The data folder to use: the one that the call names, else that of the environment variable,
  /// the earlier version or the default.
  @Sendable public func folder(asked: String?) throws(FolderError) -> URL? {
    do throws(UnreadableName) {
      let named = if let asked { asked } else { try LaunchText.variable(folder.variableName) }
      if named == nil, let earlier = try earlierURL { return earlier }
      return try folder.url(asked: asked)
    } catch { throw .unreadable(error.sentence) }
  }

  /// The data folder of an earlier version, with its successor.
  ///
  /// Nil if the folder contains no data, or if an environment variable names it.
  public var earlierFolder: EarlierFolder? {
    guard let earlier, (try? LaunchText.variable(earlier.variableName)) ?? nil == nil,
      let place = (try? earlierURL) ?? nil, let successor = (try? folder.place()) ?? nil
    else { return nil }
    return EarlierFolder(place, successor: successor)
  }

  /// The folder of an earlier version: the one that its environment variable names, else its
  /// default place if that contains data.
  private var earlierURL: URL? {
    get throws(UnreadableName) {
      guard let earlier else { return nil }
      if let named = try LaunchText.variable(earlier.variableName), !named.isEmpty {
        return try earlier.url(asked: nil)
      }
      guard let place = try earlier.place(),
        let names = try? FileManager.default.contentsOfDirectory(
          atPath: place.path(percentEncoded: false)),
        !names.isEmpty
      else { return nil }
      return place
    }
  }

  /// The environment variable that names a data folder other than the default one.
  public var dataVariable: String { folder.variableName }

  /// The data folder that is used if nothing names another, with `~` for the home folder.
  public var dataPlace: String? {
    guard let path = (try? folder.place())??.path(percentEncoded: false) else { return nil }
    guard let home = variables["HOME"], !home.isEmpty, path.hasPrefix(home + "/") else {
      return path
    }
    return "~" + path.dropFirst(home.count)
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

  /// Runs the call of the process, and ends the process with its outcome.
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
  /// The crash reports in a data folder, for a version of the program.
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

extension DataFolder {
  /// The folder that all apps of the family use.
  public static let family = DataFolder(name: "MealAdvisor", id: "mealadvisor")
}
