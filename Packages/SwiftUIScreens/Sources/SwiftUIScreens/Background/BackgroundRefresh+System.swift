#if canImport(BackgroundTasks) && os(iOS)
  import BackgroundTasks
  import Foundation
  import SwiftUI

  extension BackgroundRefresh {
    /// Asks the system to run it when it is due; called when the app leaves the screen.
    ///
    /// - Throws: the system's error, as where people turned background refresh off.
    public func schedule() async throws { try await schedule(submit) }

    /// Does the work, and asks for the next time.
    func run() async { await run(submit) }

    private func submit(_ earliest: Date?) throws {
      guard let earliest else {
        return BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: identifier)
      }
      let request = BGAppRefreshTaskRequest(identifier: identifier)
      request.earliestBeginDate = earliest
      try BGTaskScheduler.shared.submit(request)
    }
  }

  extension Scene {
    /// Does the work of a refresh whenever the system lets the app run for it.
    public func refreshing(_ refresh: BackgroundRefresh) -> some Scene {
      backgroundTask(.appRefresh(refresh.identifier)) { await refresh.run() }
    }
  }
#endif
