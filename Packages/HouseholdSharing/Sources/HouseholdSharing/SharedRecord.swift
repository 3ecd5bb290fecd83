import AppRecord
import Journal
import Sync

/// A record, and its streams that the devices of a household share.
public struct SharedRecord: Sendable {
  /// The record.
  public let record: AppStores
  /// The streams that the program knows and may share.
  public let streams: [SharedStream]
  /// The pending edits, and this device's position in the household's list.
  public let sync: HouseholdSync

  /// Makes the record; it reads nothing yet.
  ///
  /// - Parameters:
  ///   - streams: the streams that the program shares; forbidden streams stay on the device, and of
  ///     two streams with one name the first is used.
  ///   - allowed: the streams that may leave the device.
  public init(
    _ record: AppStores, sharing streams: [SharedStream?],
    allowing allowed: Set<StreamName> = SharedStreams.family
  ) {
    var names: Set<StreamName> = []
    let shared = streams.compactMap(\.self)
      .filter { allowed.contains($0.name) && names.insert($0.name).inserted }
    (self.record, self.streams) = (record, shared)
    sync = HouseholdSync(in: record.journal, clock: record.clock) {
      () async throws(JournalError) in
      let consents = try await record.consents.state()
      return SharedStreams(
        shared, consent: { consents.place(of: $0) },
        by: (record.consents.stream.name, consents.last))
    }
  }

  /// The streams that change the state of the household: the shared streams, the household's own
  /// streams, and the consents.
  public var names: Set<StreamName> {
    Set(streams.map(\.name)).union([HouseholdSync.stream, record.consents.stream.name])
  }
}
