/// A group of components; the arrangement comes from its layout.
public struct Stack: Component {
  /// The stable path.
  public var id: ElementID
  /// What kind of group it is.
  public var role: ElementRole
  /// How the parts are arranged.
  public var layout: LayoutSpec
  /// How the area looks.
  public var surface: Surface
  /// What assistive technology is told; a plain container unless given.
  public var accessibility: Accessibility
  /// What a tap does, if anything.
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

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, role, layout: layout, surface: surface, accessibility: accessibility, action: action,
      children: children)
  }
}
