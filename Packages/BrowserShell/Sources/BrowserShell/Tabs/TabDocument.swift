/// A document that the app handed over to the user of a tab.
struct TabDocument: Hashable, Sendable {
  /// The unguessable id in its address.
  var id: String
  /// The name of its file.
  var name: String
}
