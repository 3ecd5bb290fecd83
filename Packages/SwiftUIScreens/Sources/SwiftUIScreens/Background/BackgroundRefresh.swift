#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an app does while nobody looks, such as meeting a server, and when that is due.
public struct BackgroundRefresh: Sendable {
  /// The name under which the system knows it; an app lists it in its Info.plist under
  /// `BGTaskSchedulerPermittedIdentifiers`.
  public let identifier: String
  private let due: @Sendable () async -> Date?
  private let work: @Sendable () async -> Void

  /// Makes a refresh.
  ///
  /// - Parameters:
  ///   - due: the earliest time at which it should run; nil where there is nothing to do.
  ///   - work: what is done; it ends early when its task is cancelled.
  public init(
    _ identifier: String, due: @escaping @Sendable () async -> Date?,
    work: @escaping @Sendable () async -> Void
  ) {
    self.identifier = identifier
    self.due = due
    self.work = work
  }

  /// Has a system run it at the time at which it is due, or not at all.
  public func schedule(
    _ submit: (_ earliest: Date?) throws -> Void
  ) async rethrows {
    try submit(await due())
  }

  /// Does the work, and has the system run it again; what the system refuses is asked for again the
  /// next time that the app is left.
  public func run(_ submit: (_ earliest: Date?) throws -> Void) async {
    await work()
    try? await schedule(submit)
  }
}
