/// An error of a journal.
///
/// Names are the last components of paths; the caller knows the folder.
public enum JournalError: Error, Equatable, Sendable {
  /// The data folder, or a folder above it, is a file.
  case notAFolder(String)
  /// Something other than a regular file is in the place of a file.
  case notAFile(String)
  /// A symbolic link is in the place of a file; it is never followed.
  case symbolicLink(String)
  /// The system does not let this process read or write the file, or the disk is read-only.
  case noPermission(String)
  /// The file is empty or has other content; it was not changed.
  case notAJournal(String)
  /// A later version of the format wrote the file; it was not changed.
  case newerFormat(found: Int, supported: Int)
  /// Known records are no longer in the folder, although they were not deleted.
  ///
  /// The journal writes again only after the caller decided about them.
  case recordsMissing(String)
  /// The folder no longer has its journal; these files show that it had one.
  ///
  /// The journal writes again only after the caller decided about it.
  case recordsLeft([String])
  /// The file is, or would become, larger than `limit` bytes.
  case fileTooLarge(String, bytes: Int, limit: Int)
  /// The disk is full, or the person's quota is.
  case diskFull(String)
  /// The system refused an operation for any other reason; `code` is its `errno`.
  case system(FileOperation, String, code: Int32)
  /// The text is not a stream name.
  case invalidStream(String)
  /// The text is not an event, device or file id.
  case invalidIdentifier(String)
  /// The event version is below 1, or above `Event.maximumVersion`.
  case invalidVersion(StreamName, Int)
  /// The event is dated before the year 0000 or after 9999.
  case invalidTime(StreamName)
  /// The payload is not JSON on one line, or the content cannot be written as JSON.
  case invalidPayload(StreamName)
  /// The payload is larger than `limit` bytes.
  case eventTooLarge(StreamName, bytes: Int, limit: Int)
}
