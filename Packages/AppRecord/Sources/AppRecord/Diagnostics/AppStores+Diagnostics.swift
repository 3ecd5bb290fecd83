import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppStores {
  /// Counts how long something took; nothing where that was not allowed, or cannot be stored.
  public func measure(_ measure: Measure, seconds: Double, at date: Date) async {
    guard await allows(Measure.consent), let known = try? await measurements.state() else { return }
    var tally = known[measure]
    tally.add(seconds: seconds)
    _ = try? await measurements.record([MeasurementEvent(measure, tally)], at: date)
  }

  /// Takes in the report that a crash left, where reports are allowed; deletes it where not.
  public func takeIn(_ reports: CrashReports, at date: Date) async {
    guard let report = try? reports.take(), await allows(CrashReport.consent) else { return }
    _ = try? await crashes.record([report], at: date)
  }

  /// Deletes what was measured and reported and is not allowed any more.
  public func deleteForbiddenDiagnostics() async throws(JournalError) {
    let given = try await consents.state().given
    if !given.contains(Measure.consent), try await !measurements.state().isEmpty {
      try await journal.delete(measurements.stream.name)
    }
    if !given.contains(CrashReport.consent) { try await deleteCrashReports() }
  }

  /// Deletes the reports of crashes.
  public func deleteCrashReports() async throws(JournalError) {
    guard try await !crashes.state().isEmpty else { return }
    try await journal.delete(crashes.stream.name)
  }

  private func allows(_ use: String) async -> Bool {
    (try? await consents.state())?.given.contains(use) ?? false
  }
}
