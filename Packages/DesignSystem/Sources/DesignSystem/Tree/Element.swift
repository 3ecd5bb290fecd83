/// A node of the component tree.
///
/// Layout, renderers and audits read nothing else.
public struct Element: Equatable, Sendable {
  /// The stable path.
  public var id: ElementID
  /// The role of the element.
  public var role: ElementRole
  /// The element's own content.
  public var content: ElementContent
  /// The arrangement of the element and its children.
  public var layout: LayoutSpec
  /// The look of the element's area.
  public var surface: Surface
  /// The accessibility of the element.
  public var accessibility: Accessibility
  /// The action of using it; nil if it cannot be used.
  public var action: ControlAction?
  /// How the element appears or moves.
  public var motion: Motion?
  /// The item that moves when the element is dragged; nil if it stays in its place.
  public var carried: CarriedItem?
  /// The action of dropping an item here, without the parameters of the item; nil for no drop.
  public var accepts: ControlAction?
  /// Whether the controls inside are one stop of the Tab key, between which arrow keys move.
  public var isOneStop = false
  /// The children, in reading order.
  public var children: [Element]

  /// Makes a node.
  public init(
    _ id: ElementID, _ role: ElementRole, content: ElementContent = .none,
    layout: LayoutSpec = LayoutSpec(), surface: Surface = .clear,
    accessibility: Accessibility = .container, action: ControlAction? = nil,
    motion: Motion? = nil, children: [Element] = []
  ) {
    self.id = id
    self.role = role
    self.content = content
    self.layout = layout
    self.surface = surface
    self.accessibility = accessibility
    self.action = action
    self.motion = motion
    self.children = children
  }

  /// Whether the element has an action and is not disabled.
  public var isEnabled: Bool {
    action != nil && !accessibility.traits.contains(.disabled)
  }
}
