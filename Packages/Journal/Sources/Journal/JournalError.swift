/// Everything that can go wrong with a journal.
///
/// Names are last path components. Whoever shows the error knows the folder and finds the words.
public enum JournalError: Error, Equatable, Sendable {
  /// The data folder, or a folder above it, is a file.
  case notAFolder(String)
  /// Something other than a regular file is where a file belongs.
  case notAFile(String)
  /// A symbolic link is where a file belongs; it is never followed.
  case symbolicLink(String)
  /// The system does not let this process read or write the file, or the disk is read-only.
  case noPermission(String)
  /// The file is empty or holds something else; it was left as it was.
  case notAJournal(String)
  /// The file was written by a later version of the format; it was left as it was.
  case newerFormat(found: Int, supported: Int)
  /// Records that were known are not in the folder any more, and nobody deleted them; nothing is
  /// written before somebody decides what becomes of them.
  case recordsMissing(String)
  /// There is no journal any more in a folder that had one; these files say so. Nothing is written
  /// before somebody decides what becomes of it.
  case recordsLeft([String])
  /// The file is, or would become, larger than `limit` bytes.
  case fileTooLarge(String, bytes: Int, limit: Int)
  /// The disk or the person's quota is full.
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
