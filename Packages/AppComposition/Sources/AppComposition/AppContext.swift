import AppRecord
import AppShell
import DesignSystem
import Journal
import PremiumGate
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything from outside that the program of an app uses beside files and streams.
public struct AppContext: Sendable {
  /// What the app is called.
  public var brand: Brand
  /// The version of the program: major, minor and patch.
  public var version: String
  /// What the app sells.
  public var offer: PremiumOffer
  /// The clock, ids and randomness.
  public var environment: AppEnvironment
  /// The data folder to use, given the one that `--data-dir` names; nil when none is known.
  public var dataFolder: @Sendable (_ asked: String?) throws(FolderError) -> URL?
  /// The environment variable that names a data folder; nil for none.
  public var dataVariable: String?
  /// Where an earlier version of the program kept its data, if that was elsewhere.
  public var earlierFolder: EarlierFolder?
  /// The folder in which the program was started, for exports of the app.
  public var workingFolder = FileManager.default.currentDirectoryPath
  /// How the journal reaches its files.
  public var fileSystem: JournalFileSystem
  /// Where a crash of the app can leave its report, given the data folder's path; nil where it
  /// leaves none.
  public var crashReports: @Sendable (_ folder: String) -> CrashReports? = { _ in nil }
  /// What asks services over the network; nothing unless an app says so.
  public var services: ServiceCaller
  /// What all services are asked over for this call; nil where they are asked as they are.
  public var network: SimulatedNetwork?
  /// The words of what is said and shown.
  public var copy: Copy

  /// Makes a context; of the real files, and with nothing sold, unless given.
  ///
  /// An error of `dataFolder` of another kind than ``FolderError`` becomes
  /// ``FolderError/unreadable(_:)``.
  public init(
    brand: Brand, version: String, environment: AppEnvironment,
    offer: PremiumOffer = PremiumOffer(),
    fileSystem: JournalFileSystem = .live, copy: Copy,
    dataFolder: @escaping @Sendable (_ asked: String?) throws -> URL?
  ) {
    self.brand = brand
    self.version = version
    self.environment = environment
    self.offer = offer
    self.fileSystem = fileSystem
    self.copy = copy
    self.dataFolder = { asked throws(FolderError) in
      do { return try dataFolder(asked) } catch {
        throw error as? FolderError ?? .unreadable("\(error)")
      }
    }
    services = ServiceCaller(
      over: .offline, timing: CallTiming(now: environment.now, chance: { 0 }))
  }

  /// The same, with all services asked over a simulated connection.
  public func asking(over network: SimulatedNetwork) -> AppContext {
    var context = self
    context.network = network
    let isReallyConnected = environment.isConnected
    context.environment.isConnected = { network.isConnected() && isReallyConnected() }
    return context
  }
}
