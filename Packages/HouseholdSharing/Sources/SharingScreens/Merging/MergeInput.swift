import DesignSystem

/// The input of the sheet that resolves conflicts (R-OFF-02).
public struct MergeInput: Equatable, Sendable {
  /// The value of a field on one side.
  public enum Value: Hashable, Sendable {
    /// A text for people.
    case text(String)
    /// The field is empty.
    case empty
    /// The whole thing was deleted there.
    case deleted
  }

  /// One device's value of a field.
  public struct Side: Equatable, Sendable, Identifiable {
    /// The side.
    public var id: MergeSide
    /// The name of the device's member; empty if it is unknown.
    public var name: String
    /// The value.
    public var value: Value

    /// Makes a side; by default its member's name is unknown.
    public init(_ id: MergeSide, name: String = "", _ value: Value) {
      self.id = id
      self.name = name
      self.value = value
    }
  }

  /// A field that several devices changed.
  public struct Field: Equatable, Sendable, Identifiable {
    /// Its id, such as `servings`.
    public var id: String
    /// Its name, such as "Servings".
    public var name: String
    /// The sides, in the order in which they are shown.
    public var sides: [Side]
    /// The value before all these changes; nil if it is unknown.
    public var before: Value?
    /// The side whose value is kept; nil until it is chosen.
    public var choice: MergeSide?

    /// Makes a field; by default undecided, and with an unknown earlier value.
    public init(
      _ id: String, _ name: String, sides: [Side], before: Value? = nil, choice: MergeSide? = nil
    ) {
      self.id = id
      self.name = name
      self.sides = sides
      self.before = before
      self.choice = choice
    }

    /// Makes a field whose values differ between this device and the server.
    public init(
      _ id: String, _ name: String, mine: Value, server: Value, before: Value? = nil,
      choice: MergeSide? = nil
    ) {
      self.init(
        id, name, sides: [Side(.mine, mine), Side(.server, server)], before: before,
        choice: choice)
    }
  }

  /// The name of the thing that was changed, such as a dish or an item of the list.
  public var title: String
  /// The fields that several devices changed, in order.
  public var fields: [Field]
  /// The number of further things with conflicts.
  public var furtherCount: Int
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default nothing else has a conflict.
  public init(_ title: String, fields: [Field], furtherCount: Int = 0, toast: Notice? = nil) {
    self.title = title
    self.fields = fields
    self.furtherCount = furtherCount
    self.toast = toast
  }

  /// Whether each field has a choice.
  var isDecided: Bool { fields.allSatisfy { $0.choice != nil } }

  /// Whether this device changed one of the fields.
  var hasMine: Bool { fields.contains { $0.sides.contains { $0.id == .mine } } }

  /// The sides that all fields have, in order, with the names of their members.
  var sharedSides: [Side] {
    (fields.first?.sides ?? []).filter { side in
      fields.allSatisfy { $0.sides.contains { $0.id == side.id } }
    }
  }
}
