/// A kind of file operation, with which an error states what failed.
public enum FileOperation: String, CaseIterable, Sendable {
  /// Opening or creating a file.
  case open
  /// Reading the kind or size of a file.
  case inspect
  /// Reading bytes.
  case read
  /// Writing bytes.
  case write
  /// Truncating a file.
  case truncate
  /// Waiting for the disk.
  case sync
  /// Waiting for another process.
  case lock
  /// Moving a file over another.
  case rename
  /// Removing a file.
  case remove
  /// Making a folder.
  case makeFolder
  /// Listing a folder.
  case list
}
