import AppRecord
import Journal
import Sync

/// A record with what the devices of a household share of it.
public struct SharedRecord: Sendable {
  /// The record.
  public let record: AppStores
  /// The streams that the program knows and may share.
  public let streams: [SharedStream]
  /// Their drafts, and the place of this device in the household's list.
  public let sync: HouseholdSync

  /// Makes it; nothing is read yet.
  ///
  /// - Parameters:
  ///   - streams: the streams that the program shares; those that are not allowed stay on the device.
  ///   - allowed: what may leave the device.
  public init(
    _ record: AppStores, sharing streams: [SharedStream?],
    allowing allowed: Set<StreamName> = SharedStreams.family
  ) {
    let shared = streams.compactMap(\.self).filter { allowed.contains($0.name) }
    (self.record, self.streams) = (record, shared)
    sync = HouseholdSync(in: record.journal, clock: record.clock) {
      () async throws(JournalError) in
      let consents = try await record.consents.state()
      return SharedStreams(
        shared, consent: { consents.place(of: $0) },
        by: (record.consents.stream.name, consents.last))
    }
  }

  /// The names of everything that says what the household knows: the shared streams, the household's own and
  /// the consents.
  public var names: Set<StreamName> {
    Set(streams.map(\.name)).union([HouseholdSync.stream, record.consents.stream.name])
  }
}
