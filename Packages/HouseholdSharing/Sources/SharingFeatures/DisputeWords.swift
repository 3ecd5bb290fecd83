import Journal
import SharingScreens
import Sync

/// A feature's words for conflicts in one of its streams; a feature offers words for each stream.
public struct DisputeWords: Sendable {
  /// The stream.
  public let stream: StreamName
  /// The name of a thing that was changed, such as the title of a meal; nil if it is unknown.
  public let title: @Sendable (_ thing: String?) -> String?
  /// The name of a field; nil if it is unknown.
  public let name: @Sendable (_ field: String) -> String?
  /// The value that an edit gives to a field; nil if it gives none.
  ///
  /// All edits of the conflict are passed, so that long lists name only the differences.
  public let value:
    @Sendable (_ edit: Record, _ field: String, _ all: [Record]) -> MergeInput.Value?

  /// Makes the words of a stream.
  public init(
    of stream: StreamName, title: @escaping @Sendable (String?) -> String?,
    name: @escaping @Sendable (String) -> String?,
    value: @escaping @Sendable (Record, String, [Record]) -> MergeInput.Value?
  ) {
    (self.stream, self.title, self.name, self.value) = (stream, title, name, value)
  }
}
