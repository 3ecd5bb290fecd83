#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(BackgroundTasks)
  import BackgroundTasks
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

#if canImport(BackgroundTasks) && canImport(SwiftUI) && !os(macOS)

  extension BackgroundRefresh {
    /// The scheduler that an app passes, as `{ .shared }`.
    public typealias Scheduler = @Sendable () -> BGTaskScheduler

    /// Asks the system to run the work when it is due; call it when the app leaves the screen.
    ///
    /// - Throws: the system's error, such as when background refresh is turned off.
    public func schedule(by scheduler: Scheduler) async throws {
      try await schedule { try submit($0, to: scheduler()) }
    }

    /// Does the work, and asks the system to run it again.
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
    /// Does the work of a refresh whenever the system runs the app for it.
    public func refreshing(
      _ refresh: BackgroundRefresh, by scheduler: @escaping BackgroundRefresh.Scheduler
    ) -> some Scene {
      backgroundTask(.appRefresh(refresh.identifier)) { await refresh.run(by: scheduler) }
    }
  }
#endif
