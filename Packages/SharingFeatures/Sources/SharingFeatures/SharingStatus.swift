#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Sync

/// How far a record is shared, offered to whoever shows it beside its own data.
public struct SharingStatus: Sendable {
  /// The changes that are on this device alone until the household's server has them.
  public let drafts: [SyncDraft]
  /// When changes were last sent and fetched; nil for not since the app was opened.
  public let lastSync: Date?
  /// How many things several devices changed, about which nobody decided yet.
  public let questionCount: Int
}
