#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Codecs
import Journal
import PrintedText

/// The codes for founding households; the server prints them.
///
/// Each is valid for a day and can be used once. Only its SHA-256 is stored. Another process may
/// add a code.
struct FoundingCodes: Sendable {
  private let journal: EventJournal
  private static let stream: StreamName = "founding"

  init(_ journal: EventJournal) { self.journal = journal }

  /// Adds a code.
  func add(_ code: HouseholdCode, at time: Date) async throws(JournalError) {
    let json: JSON = [
      "issued": .string(code.digest),
      "expires": .string(EventTime.text(time + WireLimit.codeSeconds)),
    ]
    try await journal.append([Self.event(json, at: time)])
  }

  /// Marks a code as used.
  ///
  /// The session that used the code first may repeat the call as long as the code is valid and the
  /// household that it founded exists.
  func spend(
    _ code: HouseholdCode, by session: SessionToken, at time: Date
  ) async throws(HouseholdFault) {
    let written: [Record]
    do throws(JournalError) {
      written = try await journal.revise(after: 0, at: time) { records in
        guard Self.isOpen(code.digest, to: session, in: records, at: time) else { return [] }
        return [
          .adds(
            Self.event(
              ["spent": .string(code.digest), "by": .string(session.digest)], at: time))
        ]
      }
    } catch { throw HouseholdJournal.fault(error) }
    guard !written.isEmpty else { throw .invitationSpent }
  }

  /// Records that a household ended, by the SHA-256 of its id and without a time.
  ///
  /// A late repeated call of its founder then cannot restore it.
  func end(_ household: String) async throws(JournalError) {
    let never = Date(timeIntervalSince1970: 0)
    try await journal.append([Self.event(["ended": .string(Self.digest(household))], at: never)])
  }

  private static func digest(_ household: String) -> String {
    SHA256Digest.hexadecimal(of: Array(household.utf8))
  }

  private static func event(_ json: JSON, at time: Date) -> Event {
    Event(stream: stream, version: 1, time: time, payload: Data(json.lineText.utf8))
  }

  private static func isOpen(
    _ digest: String, to session: SessionToken, in records: [Record], at time: Date
  ) -> Bool {
    var (isOpen, isGood) = (false, false)
    let ended = JSON.string(Self.digest(session.householdID))
    for record in records where record.stream == stream {
      let payload = Array(record.payload)
      let json = payload.withUnsafeBufferPointer { try? JSONReader.read($0) }
      guard case .object(let members)? = json else { continue }
      switch (members.first?.key, members.first?.value, members.last?.value) {
      case ("issued"?, .string(digest)?, .string(let expires)?):
        isGood = EventTime.read(expires).map { $0 > time } ?? false
        isOpen = true
      case ("spent"?, .string(digest)?, let spender): isOpen = spender == .string(session.digest)
      case ("ended"?, ended?, _): return false
      default: break
      }
    }
    return isOpen && isGood
  }
}
