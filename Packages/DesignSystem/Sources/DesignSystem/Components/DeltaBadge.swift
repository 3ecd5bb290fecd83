/// A change from an earlier number: a symbol and words, never colour alone (C-K14).
public struct DeltaBadge: Component {
  /// The direction of a changed number.
  public enum Direction: String, CaseIterable, Sendable {
    /// More than before.
    case up
    /// Less than before.
    case down
    /// As much as before.
    case equal
  }

  /// The stable path.
  public var id: ElementID
  /// The direction of the change.
  public var direction: Direction
  /// The words, such as "$0.30".
  public var text: String
  /// The spoken text, such as "Price up by 30 cents".
  public var spoken: String

  /// Makes a badge.
  public init(_ id: ElementID, _ direction: Direction, _ text: String, spoken: String) {
    self.id = id
    self.direction = direction
    self.text = text
    self.spoken = spoken
  }

  /// The tree node of this value.
  public var element: Element { Badge(id, icon, text, spoken: spoken).element }

  private var icon: IconRole {
    switch direction {
    case .up: .up
    case .down: .down
    case .equal: .equal
    }
  }
}
