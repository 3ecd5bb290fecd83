import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppStores {
  /// Adds a duration to the measurements, if measuring is allowed and the event can be stored.
  public func measure(_ measure: Metric, seconds: Double, at date: Date) async {
    guard await allows(Metric.consent), let known = try? await measurements.state() else { return }
    var tally = known[measure]
    tally.add(seconds: seconds)
    _ = try? await measurements.record([MeasurementEvent(measure, tally)], at: date)
  }

  /// Stores a crash report if reports are allowed; deletes it otherwise.
  public func takeIn(_ reports: CrashReports, at date: Date) async {
    guard let report = try? reports.take(), await allows(CrashReport.consent) else { return }
    _ = try? await crashes.record([report], at: date)
  }

  /// Deletes measurements and crash reports that are no longer allowed.
  public func deleteForbiddenDiagnostics() async throws(JournalError) {
    let given = try await consents.state().given
    if !given.contains(Metric.consent), try await !measurements.state().isEmpty {
      try await journal.delete(measurements.stream.name)
    }
    if !given.contains(CrashReport.consent) { try await deleteCrashReports() }
  }

  /// Deletes the crash reports.
  public func deleteCrashReports() async throws(JournalError) {
    guard try await !crashes.state().isEmpty else { return }
    try await journal.delete(crashes.stream.name)
  }

  private func allows(_ use: String) async -> Bool {
    (try? await consents.state())?.given.contains(use) ?? false
  }
}
