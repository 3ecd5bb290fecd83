/// The state of a file whose known records are missing.
///
/// The records were not deleted, because a deletion leaves a file that names its origin.
public enum MissingRecords: Hashable, Sendable {
  /// The file is gone.
  case gone
  /// Another file or an older copy, which lacks known records, is in its place.
  case replaced
  /// There is no file, and this journal never read one, but other files in the folder show that
  /// there was a journal.
  ///
  /// The value has the names of these files.
  case left([String])
}
