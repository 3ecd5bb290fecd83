import Sync

extension SharingStatus {
  /// The former name of `pendingEdits`.
  @available(*, deprecated, renamed: "pendingEdits")
  public var drafts: [PendingEdit] {
    pendingEdits
  }
}
