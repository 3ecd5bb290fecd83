import Journal
import SharingScreens
import Sync

/// How a feature words disagreements about a stream that it owns; it offers one for each such stream.
public struct DisputeWords: Sendable {
  /// The stream.
  public let stream: StreamName
  /// What a thing of it is called, such as the title of a meal; nil where that is not known.
  public let title: @Sendable (_ thing: String?) -> String?
  /// What a field is called; nil where that is not known.
  public let name: @Sendable (_ field: String) -> String?
  /// What an edit says of a field; nil where it says nothing of it.
  ///
  /// All edits are given, so that long lists tell only where they differ.
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
