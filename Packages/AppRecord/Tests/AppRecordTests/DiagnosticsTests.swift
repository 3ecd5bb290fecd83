import AppRecord
import Journal
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DiagnosticsTests {
  private let date = Date(timeIntervalSince1970: 1_778_610_600)

  private func record() throws -> AppStores { AppStores(journal: try .inMemory()) }

  private func allow(_ use: String, _ isGiven: Bool, in record: AppStores) async throws {
    try await record.consents.record([ConsentEvent(use, isGiven: isGiven)], at: date)
  }

  // C-X02, S-QA-03, S-QA-04
  @Test func `nothing is measured before it is allowed, and what was goes with the permission`()
    async throws
  {
    let record = try record()
    await record.measure(.launch, seconds: 0.2, at: date)
    #expect(try await record.journal.records().isEmpty)
    try await allow(Metric.consent, true, in: record)
    for seconds in [0.05, 0.2, 7] {
      await record.measure(.launch, seconds: seconds, at: date)
    }
    let known = try await record.measurements.state()
    #expect(known[.launch].total == 3 && known[.suggestion].total == 0)
    try await record.deleteForbiddenDiagnostics()
    #expect(try await !record.measurements.state().isEmpty, "it is allowed")
    try await allow(Metric.consent, false, in: record)
    try await record.deleteForbiddenDiagnostics()
    #expect(try await record.journal.streams().map(\.rawValue) == ["consents"])
  }

  @Test func `the record stores counts of measurements without their times`() async throws {
    let record = try record()
    try await allow(Metric.consent, true, in: record)
    for _ in 1...5 { await record.measure(.suggestion, seconds: 0.4, at: date) }
    let records = try await record.journal.records(in: record.measurements.stream.name)
    let last = try #require(records.last)
    #expect(
      String(decoding: last.payload, as: UTF8.self)
        == #"{"measure":"suggestion","tally":{"counts":[0,0,5,0,0,0,0]}}"#)
    #expect(Set(records.map(\.subject)).count == 1, "an older sum is moot")
  }

  @Test(
    arguments: [
      ([], nil), ([0.1], 0.1), ([0.05, 0.29, 0.31], 0.5), ([9.0], nil), ([-1.0], 0.1),
      (Array(repeating: 0.2, count: 19) + [60], 0.3),
      (Array(repeating: 0.2, count: 18) + [60, 60], nil),
    ] as [([Double], Double?)])
  func `19 of 20 are over within a time that is told`(times: [Double], usual: Double?) {
    var tally = Tally()
    for time in times { tally.add(seconds: time) }
    #expect(tally.usualSeconds == usual && tally.total == times.count)
  }

  @Test(arguments: [#"{"counts":[1]}"#, #"{"counts":[0,0,0,0,0,0,-1]}"#, "{}"])
  func `a tally that cannot be is not read`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Tally.self, from: Data(text.utf8))
    }
  }

  // S-QA-05
  @Test func `a crash is kept where that is allowed, and else its file is taken away unread`()
    async throws
  {
    let report = CrashReport(version: "1.0", signal: "SIGSEGV", date: date)
    let left = Mutex<CrashReport?>(nil)
    let port = CrashReports(
      watch: { _ in },
      take: {
        left.withLock { report in
          defer { report = nil }
          return report
        }
      })
    let record = try record()
    left.withLock { $0 = report }
    await record.takeIn(port, at: date)
    #expect(try await record.journal.records().isEmpty && left.withLock { $0 } == nil)
    try await allow(CrashReport.consent, true, in: record)
    for _ in 1...7 {
      left.withLock { $0 = report }
      await record.takeIn(port, at: date)
    }
    await record.takeIn(port, at: date)
    #expect(
      try await record.crashes.state()
        == Array(repeating: report, count: CrashReport.mostKept))
    try await record.deleteCrashReports()
    #expect(try await record.journal.streams().map(\.rawValue) == ["consents"])
  }
}
