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

/// The outside dependencies of an app's program, besides files and streams.
public struct AppContext: Sendable {
  /// The app's name.
  public var brand: Brand
  /// The version of the program: major, minor and patch.
  public var version: String
  /// The app's premium offer.
  public var offer: PremiumOffer
  /// The clock, ids and randomness.
  public var environment: AppEnvironment
  /// Returns the data folder to use, given the folder that `--data-dir` names; nil if none is
  /// known.
  public var dataFolder: @Sendable (_ asked: String?) throws(FolderError) -> URL?
  /// The environment variable that names a data folder; nil if there is none.
  public var dataVariable: String?
  /// The data folder that is used if neither a flag nor the variable names one, as text.
  public var dataPlace: String?
  /// The data folder of an earlier version of the program, if it was elsewhere.
  public var earlierFolder: EarlierFolder?
  /// The program's working folder, where the app puts exports.
  public var workingFolder = FileManager.default.currentDirectoryPath
  /// Whether browsers show the app: documents are then handed to them, and not put into a folder.
  public internal(set) var isServed = false
  /// The journal's access to its files.
  public var fileSystem: JournalFileSystem
  /// Makes the place where a crash leaves its report, given the data folder's path; nil to leave
  /// none.
  public var crashReports: @Sendable (_ folder: String) -> CrashReports? = { _ in nil }
  /// Calls services over the network; by default it calls none.
  public var services: ServiceCaller
  /// The simulated network of this call; nil for the real one.
  public var network: SimulatedNetwork?
  /// The words for messages and screens.
  public var copy: Copy

  /// Makes a context; by default with real files, without premium, and with only the words of the
  /// parts.
  ///
  /// An error of `dataFolder` other than ``FolderError`` becomes ``FolderError/unreadable(_:)``.
  public init(
    brand: Brand, version: String, environment: AppEnvironment,
    offer: PremiumOffer = PremiumOffer(),
    fileSystem: JournalFileSystem = .live, copy: Copy = Copy([]),
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

  /// A copy of the context with a simulated network.
  public func asking(over network: SimulatedNetwork) -> AppContext {
    var context = self
    context.network = network
    let isReallyConnected = environment.isConnected
    context.environment.isConnected = { network.isConnected() && isReallyConnected() }
    return context
  }
}
