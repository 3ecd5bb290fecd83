/// A group of components that a layout arranges.
public struct Stack: Component {
  /// The stable path.
  public var id: ElementID
  /// The role of the group.
  public var role: ElementRole
  /// The arrangement of the parts.
  public var layout: LayoutSpec
  /// The look of the group's area.
  public var surface: Surface
  /// The accessibility of the group; by default a plain container.
  public var accessibility: Accessibility
  /// The action of a tap; nil if there is none.
  public var action: ControlAction?
  /// The parts.
  public var children: [Element]

  /// Makes a group.
  public init(
    _ id: ElementID, _ layout: LayoutSpec = LayoutSpec(), role: ElementRole = .stack,
    surface: Surface = .clear, accessibility: Accessibility = .container,
    action: ControlAction? = nil, @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.role = role
    self.layout = layout
    self.surface = surface
    self.accessibility = accessibility
    self.action = action
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, role, layout: layout, surface: surface, accessibility: accessibility, action: action,
      children: children)
  }
}
