/// A node of the component tree; the only thing that layout, renderers and audits read.
public struct Element: Equatable, Sendable {
  /// The stable path.
  public var id: ElementID
  /// What it is.
  public var role: ElementRole
  /// What it shows itself.
  public var content: ElementContent
  /// How it is arranged.
  public var layout: LayoutSpec
  /// How its area looks.
  public var surface: Surface
  /// What assistive technology is told.
  public var accessibility: Accessibility
  /// What using it does; nil when it cannot be used.
  public var action: ControlAction?
  /// How it appears or moves.
  public var motion: Motion?
  /// What it holds, in reading order.
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

  /// Whether it carries an action and is not disabled.
  public var isEnabled: Bool {
    action != nil && !accessibility.traits.contains(.disabled)
  }
}
