/// A tree of titled nodes with named fields, for texts that a reviewer can read.
///
/// Fields and children are printed in the given order; sort them first if they have no order.
public struct SnapshotTree: Equatable, Sendable {
  /// One named value of a node.
  public struct Field: Equatable, Sendable {
    /// The name before the colon.
    public var name: String
    /// The value after the colon.
    public var value: String

    /// Makes a field from its name and value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The line that introduces the node.
  public var title: String
  /// The values of the node, in order.
  public var fields: [Field]
  /// The nodes below, in order; they are printed after the fields.
  public var children: [SnapshotTree]

  /// Makes a node; a field whose value is `nil` is left out.
  public init(
    _ title: String, fields: KeyValuePairs<String, String?> = [:], children: [SnapshotTree] = []
  ) {
    self.title = title
    self.fields = fields.compactMap { name, value in value.map { Field(name, $0) } }
    self.children = children
  }
}
