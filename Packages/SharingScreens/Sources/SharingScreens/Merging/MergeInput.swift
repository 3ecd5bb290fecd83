import DesignSystem

/// What the sheet is made from that settles what several devices changed (R-OFF-02).
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

  /// What one device wants of a field.
  public struct Side: Equatable, Sendable, Identifiable {
    /// Whose it is.
    public var id: MergeSide
    /// Who says so, by name; empty where nobody knows.
    public var name: String
    /// What they want.
    public var value: Value

    /// Makes a side; of somebody whose name nobody knows unless given.
    public init(_ id: MergeSide, name: String = "", _ value: Value) {
      self.id = id
      self.name = name
      self.value = value
    }
  }

  /// A field that several changed.
  public struct Field: Equatable, Sendable, Identifiable {
    /// Its id, such as `servings`.
    public var id: String
    /// Its name, such as "Servings".
    public var name: String
    /// What each device wants, in order.
    public var sides: [Side]
    /// What it was before all of them; nil where nobody knows.
    public var before: Value?
    /// Whose value is kept; nil while that is not decided.
    public var choice: MergeSide?

    /// Makes a field; not decided, and before it nothing known, unless given.
    public init(
      _ id: String, _ name: String, sides: [Side], before: Value? = nil, choice: MergeSide? = nil
    ) {
      self.id = id
      self.name = name
      self.sides = sides
      self.before = before
      self.choice = choice
    }

    /// Makes a field of which this device and the server differ.
    public init(
      _ id: String, _ name: String, mine: Value, server: Value, before: Value? = nil,
      choice: MergeSide? = nil
    ) {
      self.init(
        id, name, sides: [Side(.mine, mine), Side(.server, server)], before: before,
        choice: choice)
    }
  }

  /// The name of what was changed, such as a dish or an item of the list.
  public var title: String
  /// The fields that several changed, in order.
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

  /// Whether this device changed any of it.
  var hasMine: Bool { fields.contains { $0.sides.contains { $0.id == .mine } } }

  /// The sides that every field has, in order, with the names of who they are.
  var sharedSides: [Side] {
    (fields.first?.sides ?? []).filter { side in
      fields.allSatisfy { $0.sides.contains { $0.id == side.id } }
    }
  }
}
