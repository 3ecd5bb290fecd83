import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Synchronization
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place for crash reports that a test looks into.
private final class CrashSite: Sendable {
  private let state = Mutex<(report: CrashReport?, isWatched: Bool)>((nil, false))

  var isWatched: Bool { state.withLock(\.isWatched) }

  /// Leaves what a crash would, where somebody watches.
  func crash() {
    state.withLock { state in
      guard state.isWatched else { return }
      state.report = CrashReport(version: "1.0", signal: "SIGSEGV", date: TestWorld.evening)
    }
  }

  var hasReport: Bool { state.withLock { $0.report != nil } }

  var port: CrashReports {
    CrashReports(
      watch: { isOn in self.state.withLock { $0.isWatched = isOn } },
      take: {
        self.state.withLock { state in
          defer { state.report = nil }
          return state.report
        }
      })
  }
}

@Suite struct DiagnosticsTests {
  private let site = CrashSite()

  private func visitor(
    on stores: Stores? = nil, exports: ExportDestination = .none
  ) async throws -> Visitor {
    let stores = try stores ?? Stores(journal: try .inMemory(), premium: .mealAdvisor)
    var clients = MealAdvisorClients(
      service: SuggestionService.bundled(), stores: stores,
      subscriptions: .local(stores) { TestWorld.evening }, exports: exports)
    clients.diagnostics = Diagnostics(
      startedAt: TestWorld.evening.addingTimeInterval(-0.4), crashes: site.port)
    let app = try MealAdvisor.app(clients, in: .fixed)
    await app.launch()
    await app.settle()
    return Visitor(app: app, stores: stores)
  }

  // C-X02, S-PRIV-01
  @Test func `nothing is measured or reported unless it is allowed`() async throws {
    let visitor = try await visitor()
    for _ in 1...3 { try await visitor.tap("home.newSuggestion") }
    #expect(try await visitor.stores.record.measurements.state().isEmpty && !site.isWatched)
    try await visitor.open("privacy-policy")
    #expect(try await !visitor.sees("MEASURED HERE"))
    let streams = try await visitor.stores.journal.streams().map(\.rawValue)
    #expect(!streams.contains("measurements") && !streams.contains("crash-reports"))
  }

  // S-QA-03, S-QA-04
  @Test func `measurements are shown, exported, and deleted with their permission`()
    async throws
  {
    let written = Mutex("")
    let exports = ExportDestination { document, _ in
      written.withLock { $0 = document }
      return "Files"
    }
    let first = try await visitor()
    try await first.open("privacy-policy")
    try await first.tap("data.consent=on?id=measurements")
    let visitor = try await visitor(on: first.stores, exports: exports)
    let known = try await visitor.stores.record.measurements.state()
    #expect(known[.launch].total == 1 && known[.launch].usualSeconds == 0.5)
    #expect(known[.suggestion].total == 1)
    try await visitor.open("privacy-policy")
    #expect(try await visitor.sees("1; 95% within 0.5 s"))
    try await visitor.tap("data.export")
    #expect(written.withLock { $0.contains("measurements") })
    try await visitor.tap("data.consent=off?id=measurements")
    #expect(try await visitor.stores.record.measurements.state().isEmpty)
    #expect(try await !visitor.sees("MEASURED HERE"))
  }

  // S-QA-05
  @Test func `a crash is reported where that is allowed, shown at the next start, and deletable`()
    async throws
  {
    let first = try await visitor()
    site.crash()
    #expect(!site.hasReport)
    try await first.open("privacy-policy")
    try await first.tap("data.consent=on?id=crash-reports")
    #expect(site.isWatched)
    site.crash()
    let visitor = try await visitor(on: first.stores)
    #expect(!site.hasReport)
    try await visitor.open("privacy-policy")
    #expect(try await visitor.sees("SIGSEGV in version 1.0"))
    #expect(try await visitor.sees("May 12, 2026"))
    try await visitor.tap("data.deleteCrashReports")
    #expect(try await !visitor.sees("SIGSEGV"))
    #expect(try await visitor.stores.record.crashes.state().isEmpty)
  }

  @Test func `withdrawing the permission or deleting everything removes crash reports`()
    async throws
  {
    let visitor = try await visitor()
    try await visitor.open("privacy-policy")
    try await visitor.tap("data.consent=on?id=crash-reports")
    site.crash()
    try await visitor.tap("data.delete", "data.confirmDelete")
    #expect(!site.hasReport && !site.isWatched)
  }
}
