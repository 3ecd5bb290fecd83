/// What became of a file whose records were known and are not there any more.
///
/// A deletion leaves a file that says where it comes from; so nobody deleted these.
public enum MissingRecords: Hashable, Sendable {
  /// There is no file any more.
  case gone
  /// Another file is in its place, or an older copy of it, which lacks records that were known.
  case replaced
  /// There is no file, and this journal never read one, but other files in the folder say that there
  /// was; these are their names.
  case left([String])
}
