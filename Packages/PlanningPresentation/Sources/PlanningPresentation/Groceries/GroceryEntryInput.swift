import DesignSystem

/// What the sheet is made from in which items are added to the list by hand.
public struct GroceryEntryInput: Equatable, Sendable {
  /// An item that was added while the sheet is open.
  public struct Added: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: GroceryItemID
    /// What the list calls it, with how much of it.
    public var name: String

    /// Makes an item.
    public init(_ id: GroceryItemID, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  /// What is written, such as "2 l oat milk"; it is kept while it could not be added.
  public var text: String
  /// Why it could not be added, as a sentence; nil where nothing was wrong.
  public var error: String?
  /// The limit that something just added breaks, as a sentence; nil for none.
  public var warning: String?
  /// What was added, the last first.
  public var added: [Added]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is written unless given.
  public init(
    text: String = "", error: String? = nil, warning: String? = nil, added: [Added] = [],
    toast: Notice? = nil
  ) {
    self.text = text
    self.error = error
    self.warning = warning
    self.added = added
    self.toast = toast
  }
}
