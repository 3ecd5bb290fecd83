import AppRecord
import AppShell
import CommandKit
import HouseholdSharing
import Journal
import PrintedText
import SharingFeatures
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The data folder of an app, opened for one call.
public struct AppSession: Sendable {
  /// The context of the program.
  public internal(set) var context: AppContext
  /// The folder's name in messages.
  public let folder: String
  /// The app's record in the folder.
  public var record: AppStores
  /// The link to the store provider.
  public var subscriptions: Subscriptions
  /// The household that shares the record.
  public var households: Households
  /// The app's crash reports, if they are allowed.
  public let crashes: CrashReports?
  /// When the command was called.
  public let now: Date
  /// The words for conflicts in shared streams.
  public var disputeWords: @Sendable () async throws(CommandError) -> [DisputeWords] = { [] }
  /// Describes the content of some streams in plain words, given their names.
  public var descriptions: @Sendable (Set<String>) async -> [String] = { $0.sorted() }
  /// Returns the warnings after lost records were recovered or given up, given the program's name.
  public var warningsAfterLoss: @Sendable (String) async throws(CommandError) -> [String] = { _ in
    []
  }
  /// Deletes everything except data that belongs to other people.
  public var deleteEverything: @Sendable () async throws(JournalError) -> Void
  private let exportFile: ExportFile
  /// Reads the files that the user names.
  public let inputFile: InputFile
  /// Returns the reasons why the app cannot be used now, given the program's name.
  ///
  /// A terminal then does not draw the app, and a server warns.
  public var complaints: @Sendable (String) async throws(CommandError) -> [String] = { _ in [] }
  /// The app's notice for unreadable data; a separate page unless a part sets one.
  public var unread: UnreadNotice?
  /// The app's staging; by default it sets the time and the connection.
  public var staging: AppStaging?
  private let faults: FaultLog
  private let program: String
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// Whether the command line named the folder.
  private let isAsked: Bool

  /// The value of a type that the parts of a subject share over the folder.
  public subscript<Value: Sendable>(_ type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// How a data folder is opened.
  public enum Opening: Sendable {
    /// Read the folder at once, and refuse the command if that fails.
    case read
    /// Read the folder when the app asks for it; the app reports an error itself.
    case unread
  }

  /// Opens the data folder; writes no file, and creates no folder.
  ///
  /// - Parameters:
  ///   - streams: the streams that the program knows and may share.
  ///   - allowed: the streams that may leave the device.
  public init(
    _ invocation: Invocation, _ context: AppContext, sharing streams: [SharedStream] = [],
    allowing allowed: Set<StreamName> = SharedStreams.family, _ opening: Opening = .read
  ) throws(CommandError) {
    self.context = context
    program = invocation.program
    isAsked = invocation.arguments.value(.dataFolder) != nil
    guard let url = try Self.folder(invocation.arguments.value(.dataFolder), context) else {
      throw .failed("there is no home folder; name a data folder with --data-dir DIR")
    }
    folder = url.path(percentEncoded: false)
    let path = Self.path(of: url)
    crashes = context.crashReports(path)
    let faults = FaultLog()
    self.faults = faults
    let record: AppStores
    do throws(JournalError) {
      record = try Self.record(
        at: url, path: path, context: context, files: context.fileSystem.watched(by: faults),
        opening: opening)
    } catch {
      throw .journal(error, folder: folder)
    }
    self.record = record
    now = context.environment.now()
    exportFile = invocation.context.exportFile
    inputFile = invocation.context.inputFile
    subscriptions = .local(record, now: context.environment.now)
    let households = Households(
      of: SharedRecord(record, sharing: streams, allowing: allowed), over: context.services,
      now: context.environment.now)
    self.households = context.network.map(households.asking) ?? households
    deleteEverything = { () async throws(JournalError) in try await record.deleteEverything() }
  }

  private static func record(
    at url: URL, path: String, context: AppContext, files: JournalFileSystem, opening: Opening
  ) throws(JournalError) -> AppStores {
    let clock = HybridClock(now: context.environment.now)
    let ids = context.environment.makeID
    let makeID: @Sendable () -> String = { clock.stamped(ids()) }
    let journal =
      switch opening {
      case .read: try EventJournal(directory: url, fileSystem: files, makeID: makeID)
      case .unread: EventJournal(unread: url, fileSystem: files, makeID: makeID)
      }
    return AppStores(
      journal: journal, offer: context.offer, seal: .file(in: path, files: files),
      secrets: .files(in: path, files: files), clock: clock)
  }

  /// The folder's path for the system, without a trailing slash.
  private static func path(of url: URL) -> String {
    let path = url.absoluteURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func folder(
    _ asked: String?, _ context: AppContext
  ) throws(CommandError) -> URL? {
    do throws(FolderError) { return try context.dataFolder(asked) } catch {
      switch error {
      case .unreadable(let sentence): throw .failed(sentence)
      }
    }
  }

  /// The destination of the app's exports: files in the program's working folder.
  ///
  /// - Parameter mark: the first characters of the documents.
  public func exports(marked mark: String = ExportDestination.journalMark) -> ExportDestination {
    var destination = ExportDestination.files(
      in: context.workingFolder, besides: folder, through: exportFile, mark: mark)
    destination.isHandedOver = context.isServed
    return destination
  }

  /// Works with the stored record; an error of the journal names the folder.
  public func storing<Result>(
    _ work: (AppStores) async throws(JournalError) -> Result
  ) async throws(CommandError) -> Result {
    do throws(JournalError) { return try await work(record) } catch {
      throw .journal(error, folder: folder)
    }
  }

  /// Updates the entitlement from the store's provider, if the user ever bought anything.
  public func refreshPremium() async throws(CommandError) {
    let (subscriptions, now) = (subscriptions, now)
    try await storing { record async throws(JournalError) in
      guard try await record.receipt.state() != nil else { return }
      // If the answer cannot be stored now, it is requested again later.
      _ = try? await subscriptions.refresh(at: now)
    }
    try checkFaults(writing: false)
  }

  /// Throws the error that prevented reading or writing the data folder, if an earlier step ignored
  /// it.
  public func checkFaults(reading: Bool = true, writing: Bool = true) throws(CommandError) {
    let sides: [FaultLog.Side] = (reading ? [.reading] : []) + (writing ? [.writing] : [])
    for side in sides {
      if let fault = faults[side] { throw .journal(fault, folder: folder) }
    }
  }

  /// Stores events if possible.
  ///
  /// If the disk prevents it, the reply stays valid, with a warning.
  public func remember(
    _ work: () async throws(JournalError) -> Void
  ) async throws(CommandError) {
    do throws(JournalError) { try await work() } catch {
      guard error.isOfDisk else { throw .journal(error, folder: folder) }
    }
  }

  /// Returns the reply, with a warning if the journal was damaged or an event could not be stored.
  public func finish(_ reply: Reply) async -> Reply {
    var reply = reply
    if let fault = faults[.writing] {
      reply.warnings.append("not remembered: " + JournalWords.text(fault, folder: folder))
    }
    if case .left(let names) = await record.journal.missing {
      reply.warnings.append("in \(PlainText.quoted(folder)) " + JournalWords.text(left: names))
    }
    if let warning = JournalWords.text(await record.journal.recovery, folder: folder) {
      reply.warnings.append(warning)
    }
    if let earlier = context.foundEarlierFolder, !isAsked {
      reply.warnings.append(
        "your data is still in the folder of an earlier version, "
          + "\(PlainText.quoted(earlier, longest: 200)); '\(program) data take-over' moves it to "
          + "the folder that all apps use")
    }
    return reply
  }
}

/// Opens a program's data folder for its commands.
public struct SessionOpener: Sendable {
  /// Works with an opened folder.
  public typealias Work = @Sendable (AppSession) async throws(CommandError) -> Reply

  private let open:
    @Sendable (Invocation, AppSession.Opening, Work) async throws(CommandError) -> Reply

  /// Makes an opener.
  public init(
    _ open:
      @escaping @Sendable (Invocation, AppSession.Opening, Work) async throws(CommandError)
      -> Reply
  ) {
    self.open = open
  }

  /// Opens the data folder, does the work, and warns if the journal was damaged.
  public func callAsFunction(
    _ invocation: Invocation, _ opening: AppSession.Opening = .read, _ work: Work
  ) async throws(CommandError) -> Reply {
    try await open(invocation, opening, work)
  }
}

extension CommandError {
  /// An error of the data folder or its journal.
  public static func journal(_ error: JournalError, folder: String) -> CommandError {
    .failed(JournalWords.text(error, folder: folder))
  }
}

extension Flag {
  /// The flag for the data folder.
  public static let dataFolder = Flag.dataFolder(else: nil)

  /// The flag for the data folder; without it, an environment variable names the folder.
  ///
  /// - Parameter place: the folder without either, as text.
  public static func dataFolder(else variable: String?, at place: String? = nil) -> Flag {
    let ways = [variable.map { "; else \($0)" }, place.map { "; else \($0)" }].compactMap(\.self)
    return Flag("--data-dir", "DIR", "the folder of your data" + ways.joined())
  }
}

extension JournalError {
  /// Whether the disk caused the error, rather than the event or the folder's content.
  fileprivate var isOfDisk: Bool {
    switch self {
    case .notAFolder, .notAFile, .symbolicLink, .noPermission, .diskFull, .fileTooLarge, .system:
      true
    case .recordsMissing, .recordsLeft, .notAJournal, .newerFormat, .invalidStream,
      .invalidIdentifier,
      .invalidVersion, .invalidTime, .invalidPayload, .eventTooLarge:
      false
    }
  }
}
