import DesignSystem

/// What the sheet is made from that settles what two devices changed (R-OFF-02).
public struct MergeInput: Equatable, Sendable {
  /// What a field holds on one side.
  public enum Value: Hashable, Sendable {
    /// Words, as a person reads them.
    case text(String)
    /// Nothing.
    case empty
    /// The whole was deleted there.
    case deleted
  }

  /// A field that both changed.
  public struct Field: Equatable, Sendable, Identifiable {
    /// Its id, such as `servings`.
    public var id: String
    /// Its name, such as "Servings".
    public var name: String
    /// What was entered on this device.
    public var mine: Value
    /// What the server has.
    public var server: Value
    /// Whose value is kept; nil while that is not decided.
    public var choice: MergeSide?

    /// Makes a field; not decided unless given.
    public init(
      _ id: String, _ name: String, mine: Value, server: Value, choice: MergeSide? = nil
    ) {
      self.id = id
      self.name = name
      self.mine = mine
      self.server = server
      self.choice = choice
    }
  }

  /// The name of what was changed, such as a dish or an item of the list.
  public var title: String
  /// The fields that both changed, in order.
  public var fields: [Field]
  /// How many further things wait to be settled after this one.
  public var furtherCount: Int
  /// A short message.
  public var toast: Notice?

  /// Makes an input; it is the last one unless given.
  public init(_ title: String, fields: [Field], furtherCount: Int = 0, toast: Notice? = nil) {
    self.title = title
    self.fields = fields
    self.furtherCount = furtherCount
    self.toast = toast
  }

  /// Whether it is decided of every field whose value is kept.
  var isDecided: Bool { fields.allSatisfy { $0.choice != nil } }
}
