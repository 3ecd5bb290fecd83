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
  /// What the program uses from outside.
  public let context: AppContext
  /// The folder as messages name it.
  public let folder: String
  /// What the app keeps there.
  public let record: AppStores
  /// The link to the store provider.
  public var subscriptions: Subscriptions
  /// The household that shares the record.
  public var households: Households
  /// What a crash of the app left, where that is allowed.
  public let crashes: CrashReports?
  /// When the command was called.
  public let now: Date
  /// How disagreements about what is shared are worded.
  public var disputeWords: @Sendable () async throws(CommandError) -> [DisputeWords] = { [] }
  /// What streams hold, in words for people, by the names of the streams.
  public var descriptions: @Sendable (Set<String>) async -> [String] = { $0.sorted() }
  /// What to say once records that were lost are taken back or given up, for a program by its name.
  public var warningsAfterLoss: @Sendable (String) async throws(CommandError) -> [String] = { _ in
    []
  }
  /// Deletes everything but what belongs to others.
  public var deleteEverything: @Sendable () async throws(JournalError) -> Void
  /// Where exports of the app go: files in the folder in which the program was started.
  public let exports: ExportDestination
  private let faults: FaultLog
  private let program: String
  /// Whether the call named the folder.
  private let isAsked: Bool

  /// How a data folder is opened.
  public enum Opening: Sendable {
    /// It is read, and a command that cannot read it is refused.
    case read
    /// It is read once the app asks, which says itself when it cannot be.
    case unread
  }

  /// Opens the data folder; writes nothing, and makes no folder.
  ///
  /// - Parameters:
  ///   - streams: the streams that the program knows and may share.
  ///   - allowed: what may leave the device.
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
      record = try Self.record(url, path, context, context.fileSystem.watched(by: faults), opening)
    } catch {
      throw .journal(error, folder: folder)
    }
    self.record = record
    now = context.environment.now()
    exports = .files(
      in: context.workingFolder, besides: folder, through: invocation.context.exportFile)
    subscriptions = .local(record, now: context.environment.now)
    let households = Households(
      of: SharedRecord(record, sharing: streams, allowing: allowed), over: context.services,
      now: context.environment.now)
    self.households = context.network.map(households.asking) ?? households
    deleteEverything = { () async throws(JournalError) in try await record.deleteEverything() }
  }

  private static func record(
    _ url: URL, _ path: String, _ context: AppContext, _ files: JournalFileSystem,
    _ opening: Opening
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

  /// The folder's path as the system takes it, without a slash at its end.
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

  /// Works with what is stored; an error of the journal becomes one that names the folder.
  public func storing<Result>(
    _ work: (AppStores) async throws(JournalError) -> Result
  ) async throws(CommandError) -> Result {
    do throws(JournalError) { return try await work(record) } catch {
      throw .journal(error, folder: folder)
    }
  }

  /// Brings the entitlement in step with the store provider, where something was ever bought.
  public func refreshPremium() async throws(CommandError) {
    let (subscriptions, now) = (subscriptions, now)
    try await storing { record async throws(JournalError) in
      guard try await record.receipt.state() != nil else { return }
      // What the store says can wait, where it cannot be stored.
      _ = try? await subscriptions.refresh(at: now)
    }
    try checkFaults(writing: false)
  }

  /// Throws what kept the data folder from being read or written, where a step in between kept it to
  /// itself.
  public func checkFaults(reading: Bool = true, writing: Bool = true) throws(CommandError) {
    let sides: [FaultLog.Side] = (reading ? [.reading] : []) + (writing ? [.writing] : [])
    for side in sides {
      if let fault = faults[side] { throw .journal(fault, folder: folder) }
    }
  }

  /// Stores what happened, if that can be stored.
  ///
  /// Where the disk keeps it from being stored, the reply is as good without, and a warning says so.
  public func remember(
    _ work: () async throws(JournalError) -> Void
  ) async throws(CommandError) {
    do throws(JournalError) { try await work() } catch {
      guard error.isOfDisk else { throw .journal(error, folder: folder) }
    }
  }

  /// The reply, with a warning when the journal was damaged, and when something that went through
  /// could not be stored.
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
        "your data is where an earlier version kept it, in "
          + "\(PlainText.quoted(earlier, longest: 200)); '\(program) data take-over' moves it to where "
          + "all apps look")
    }
    return reply
  }
}

/// Opens the data folder of a program for the calls of its verbs.
public struct SessionOpener: Sendable {
  /// Does something with an opened folder.
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
  /// The data folder or its journal.
  public static func journal(_ error: JournalError, folder: String) -> CommandError {
    .failed(JournalWords.text(error, folder: folder))
  }
}

extension Flag {
  /// Where the data folder is.
  public static let dataFolder = Flag.dataFolder(else: nil)

  /// Where the data folder is; else an environment variable says so.
  public static func dataFolder(else variable: String?) -> Flag {
    Flag(
      "--data-dir", "DIR", "where your data is kept" + (variable.map { "; else \($0)" } ?? ""))
  }
}

extension JournalError {
  /// Whether the disk stands in the way, and not what is written or what lies in the folder.
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
