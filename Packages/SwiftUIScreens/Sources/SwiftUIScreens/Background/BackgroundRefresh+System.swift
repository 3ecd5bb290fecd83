#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if os(iOS)
  #if canImport(BackgroundTasks)
    import BackgroundTasks
  #endif
  #if canImport(SwiftUI)
    import SwiftUI
  #endif

  extension BackgroundRefresh {
    /// The scheduler that an app hands in, as `{ .shared }`.
    public typealias Scheduler = @Sendable () -> BGTaskScheduler

    /// Asks the system to run it when it is due; called when the app leaves the screen.
    ///
    /// - Throws: the system's error, as where people turned background refresh off.
    public func schedule(by scheduler: Scheduler) async throws {
      try await schedule { try submit($0, to: scheduler()) }
    }

    /// Does the work, and asks for the next time.
    func run(by scheduler: Scheduler) async { await run { try submit($0, to: scheduler()) } }

    private func submit(_ earliest: Date?, to scheduler: BGTaskScheduler) throws {
      guard let earliest else {
        return scheduler.cancel(taskRequestWithIdentifier: identifier)
      }
      let request = BGAppRefreshTaskRequest(identifier: identifier)
      request.earliestBeginDate = earliest
      try scheduler.submit(request)
    }
  }

  extension Scene {
    /// Does the work of a refresh whenever the system lets the app run for it.
    public func refreshing(
      _ refresh: BackgroundRefresh, by scheduler: @escaping BackgroundRefresh.Scheduler
    ) -> some Scene {
      backgroundTask(.appRefresh(refresh.identifier)) { await refresh.run(by: scheduler) }
    }
  }
#endif
