import CommandKit
import EaterRecord
import Groceries
import Journal
import MealAdvisorFeatureParts
import PremiumGate
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stores of a data folder, opened for one command.
struct Session: Sendable {
  let advisor: MealAdvisorContext
  /// The folder as messages name it.
  let folder: String
  let stores: Stores
  let subscriptions: Subscriptions
  /// Where lists are bought.
  let retailers: Retailers
  /// The assistant that may be asked.
  let assistants: Assistants
  /// The household that shares the record.
  let households: Households
  /// The recipes of one's own.
  let ownMeals: OwnMeals
  /// What a crash of the app left, where that is allowed.
  let crashes: CrashReports?
  private let faults: FaultLog

  /// When the command was called.
  let now: Date

  /// How a data folder is opened.
  enum Opening {
    /// It is read, and a command that cannot read it is refused.
    case read
    /// It is read once the app asks, which says itself when it cannot be.
    case unread
  }

  /// Opens the data folder; writes nothing, and makes no folder.
  init(
    _ invocation: Invocation, _ advisor: MealAdvisorContext, _ opening: Opening = .read
  ) throws(CommandError) {
    self.advisor = advisor
    let asked = invocation.arguments.value(.dataFolder)
    guard let url = try Self.folder(asked, advisor) else {
      throw .failed("there is no home folder; name a data folder with --data-dir DIR")
    }
    folder = url.path(percentEncoded: false)
    crashes = advisor.crashReports(Self.path(of: url))
    let faults = FaultLog()
    self.faults = faults
    do throws(JournalError) {
      let files = advisor.fileSystem.watched(by: faults)
      let clock = HybridClock(now: advisor.environment.now)
      let ids = advisor.environment.makeID
      let makeID: @Sendable () -> String = { clock.stamped(ids()) }
      let journal =
        switch opening {
        case .read: try EventJournal(directory: url, fileSystem: files, makeID: makeID)
        case .unread: EventJournal(unread: url, fileSystem: files, makeID: makeID)
        }
      stores = Stores(
        journal: journal, premium: advisor.layout.premium,
        seal: .file(in: Self.path(of: url), files: files),
        secrets: .files(in: Self.path(of: url), files: files), clock: clock)
    } catch {
      throw .journal(error, folder: folder)
    }
    now = advisor.environment.now()
    ownMeals = OwnMeals(
      in: stores.journal, makeID: advisor.environment.makeID, foods: advisor.foods,
      program: advisor.program)
    let retailers = Retailers(
      embedded: advisor.grocer, over: advisor.services, secrets: stores.secrets,
      makeID: advisor.environment.makeID, foods: advisor.foods)
    let assistants = Assistants(
      over: advisor.services, secrets: stores.secrets, session: stores.sessionSecrets,
      foods: advisor.foods)
    let households = Households(
      of: stores, over: advisor.services, now: advisor.environment.now)
    self.retailers = advisor.network.map(retailers.asking) ?? retailers
    self.assistants = advisor.network.map(assistants.asking) ?? assistants
    self.households = advisor.network.map(households.asking) ?? households
    subscriptions = .local(stores, now: advisor.environment.now)
  }

  /// The folder's path as the system takes it, without a slash at its end.
  private static func path(of url: URL) -> String {
    let path = url.absoluteURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func folder(
    _ asked: String?, _ advisor: MealAdvisorContext
  ) throws(CommandError) -> URL? {
    do throws(FolderError) { return try advisor.dataFolder(asked) } catch {
      switch error {
      case .unreadable(let sentence): throw .failed(sentence)
      }
    }
  }

  /// Works with the stores; an error of the journal becomes one that names the folder.
  func storing<Result>(
    _ work: (Stores) async throws(JournalError) -> Result
  ) async throws(CommandError) -> Result {
    do throws(JournalError) { return try await work(stores) } catch {
      throw .journal(error, folder: folder)
    }
  }

  /// The retailer of a choice.
  func retailer(_ choice: RetailerChoice) throws(CommandError) -> RetailerClient {
    do throws(RetailerError) { return try retailers.client(of: choice) } catch {
      throw .retailer(error)
    }
  }

  /// Everything that is stored.
  func read() async throws(CommandError) -> StoredState {
    try await storing { stores async throws(JournalError) in try await stores.read() }
  }

  /// Everything that is stored, once the entitlement is in step with the store provider.
  ///
  /// Who never bought anything has nothing to bring in step, and nothing is written.
  func readRefreshed() async throws(CommandError) -> StoredState {
    let subscriptions = subscriptions
    let now = now
    let stored = try await storing { stores async throws(JournalError) in
      if try await stores.receipt.state() != nil {
        // What the store says can wait, where it cannot be stored.
        _ = try? await subscriptions.refresh(at: now)
      }
      return try await stores.read()
    }
    try checkFaults([.reading])
    return stored
  }

  /// Throws what kept the data folder from being used, where a step in between kept it to itself.
  func checkFaults(_ sides: [FaultLog.Side] = [.reading, .writing]) throws(CommandError) {
    for side in sides {
      if let fault = faults[side] { throw .journal(fault, folder: folder) }
    }
  }

  /// Stores what happened, if that can be stored.
  ///
  /// Where the disk keeps it from being stored, the reply is as good without, and a warning says so.
  func remember(
    _ work: (Stores) async throws(JournalError) -> Void
  ) async throws(CommandError) {
    do throws(JournalError) { try await work(stores) } catch {
      guard error.isOfDisk else { throw .journal(error, folder: folder) }
    }
  }

  /// The reply, with a warning when the journal was damaged, and when something that went through
  /// could not be stored.
  func finish(_ reply: Reply) async -> Reply {
    var reply = reply
    if let fault = faults[.writing] {
      reply.warnings.append(
        "not remembered: " + Wording.text(fault, folder: folder))
    }
    if case .left(let names) = await stores.journal.missing {
      reply.warnings.append("in \(PlainText.quoted(folder)) " + Wording.text(left: names))
    }
    if let warning = Wording.text(await stores.journal.recovery, folder: folder) {
      reply.warnings.append(warning)
    }
    return reply
  }
}

extension MealAdvisorContext {
  /// Opens the data folder, does the work, and warns if the journal was damaged.
  func withSession(
    _ invocation: Invocation, _ opening: Session.Opening = .read,
    _ work: @Sendable (Session) async throws(CommandError) -> Reply
  ) async throws(CommandError) -> Reply {
    let session = try Session(invocation, self, opening)
    return await session.finish(try await work(session))
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
