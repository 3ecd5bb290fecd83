import DesignSystem

/// The input of the sheet that adds typed items to the list.
public struct GroceryEntryInput: Equatable, Sendable {
  /// An item that was added while the sheet is open.
  public struct Added: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: GroceryItemID
    /// The item's name on the list, with its amount.
    public var name: String

    /// Makes an item.
    public init(_ id: GroceryItemID, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The typed text, such as "2 l oat milk"; a refused text is kept.
  public var text: String
  /// The reason why the text could not be added, as a sentence; nil if it was added.
  public var error: String?
  /// The limit that an item just added breaks, as a sentence; nil if it breaks none.
  public var warning: String?
  /// The added items, the last first.
  public var added: [Added]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default empty.
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
