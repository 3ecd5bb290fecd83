#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An app's work in the background, such as a sync, and when it is due.
public struct BackgroundRefresh: Sendable {
  /// The system's name for the work.
  ///
  /// An app lists it in its Info.plist under `BGTaskSchedulerPermittedIdentifiers`.
  public let identifier: String
  private let due: @Sendable () async -> Date?
  private let work: @Sendable () async -> Void

  /// Makes a refresh.
  ///
  /// - Parameters:
  ///   - due: the earliest time at which it should run; nil if there is no work.
  ///   - work: the work; it ends early when its task is cancelled.
  public init(
    _ identifier: String, due: @escaping @Sendable () async -> Date?,
    work: @escaping @Sendable () async -> Void
  ) {
    self.identifier = identifier
    self.due = due
    self.work = work
  }

  /// Asks the system to run the work when it is due, if there is any.
  public func schedule(
    _ submit: (_ earliest: Date?) throws -> Void
  ) async rethrows {
    try submit(await due())
  }

  /// Does the work, and asks the system to run it again.
  ///
  /// If the system refuses, the request is repeated when the eater next leaves the app.
  public func run(_ submit: (_ earliest: Date?) throws -> Void) async {
    await work()
    try? await schedule(submit)
  }
}
