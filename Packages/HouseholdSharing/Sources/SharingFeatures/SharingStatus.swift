#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Sync

/// How far a record is shared, for pages that show it next to their own data.
public struct SharingStatus: Sendable {
  /// The pending edits.
  public let pendingEdits: [PendingEdit]
  /// The time of the last sync; nil if there was none since the app started.
  public let lastSync: Date?
  /// The number of things with an undecided conflict.
  public let questionCount: Int
}
