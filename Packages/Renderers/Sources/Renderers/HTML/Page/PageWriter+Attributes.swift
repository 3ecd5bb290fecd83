import DesignSystem
import Layout

extension PageWriter {
  /// Writes the class, the id, the role and the action of the element.
  ///
  /// - Parameter holdsText: whether the element's text is directly in it.
  mutating func writeAttributes(
    _ index: Int, holdsText: Bool = true, writesAction: Bool = true
  ) {
    let placed = screen.elements[index]
    let element = placed.element
    out.raw(" class=\"")
    writeClasses(placed, holdsText: holdsText)
    out.raw("\" data-id=\"")
    out.text(element.id.rawValue)
    out.raw("\" data-role=\"")
    out.raw(name: element.role.rawValue)
    out.raw("\"")
    writeReadingNumber(placed)
    if isOutOfReach(index) { out.raw(" inert") }
    writeMoving(element)
    if holdsText { writeWidth(placed) }
    guard let action = element.action else { return }
    writeTouch(placed)
    if writesAction { write(action) }
  }

  /// The place in the reading order, counted from one.
  private mutating func writeReadingNumber(_ placed: PlacedElement) {
    guard placed.isRead else { return }
    readCount += 1
    out.raw(" data-read=\"")
    out.integer(readCount)
    out.raw("\"")
  }

  /// Writes the action that a script or a test fires for it, and how it answers.
  mutating func write(_ action: ControlAction) {
    out.attribute("data-action", action.description)
    if let motion = action.motion {
      styles.use(motion)
      out.raw(" data-motion=\"")
      out.raw(name: motion.rawValue)
      out.raw("\"")
    }
  }

  /// Writes the area that accepts touches, in the coordinates of the whole canvas.
  private mutating func writeTouch(_ placed: PlacedElement) {
    let frame = placed.touchFrame
    out.raw(" data-touch=\"")
    out.number(frame.x)
    out.raw(" ")
    out.number(frame.y)
    out.raw(" ")
    out.number(frame.width)
    out.raw(" ")
    out.number(frame.height)
    out.raw("\"")
  }

  /// The place of an element relative to its parent.
  func box(_ placed: PlacedElement) -> StyleTable.Box {
    let frame = placed.frame
    return StyleTable.Box(
      left: Hundredths.of(frame.x) - context.left, top: Hundredths.of(frame.y) - context.top,
      width: Hundredths.of(frame.width), height: Hundredths.of(frame.height))
  }

  private mutating func writeClasses(_ placed: PlacedElement, holdsText: Bool) {
    let element = placed.element
    var box = box(placed)
    var face: StyleTable.Face?
    if case .text(let text) = element.content {
      face = styles.face(text.style, text.weight, placed.contentSize)
      if context.centersText, let face { box.inset = Self.inset(placed, face) }
    }
    out.raw("b")
    out.integer(styles.box(box))
    if holdsText { writeTextClasses(placed) }
    writeSurface(placed)
    if case .icon(let icon, _, let color) = element.content {
      writeColor(color)
      if icon == .savedHeart { writeMotion(.savedHeart) }
    }
    if case .image = element.content { out.raw(" picture") }
    if let motion = element.motion { writeMotion(motion) }
    if element.action != nil, element.layout.widensTouch { writeWidening(placed) }
  }

  /// The space above the lines that puts them in the middle of their box.
  private static func inset(_ placed: PlacedElement, _ face: StyleTable.Face) -> Int {
    let lines = face.metrics.lineHeight * Double(placed.lines.count)
    return max(0, Hundredths.of((placed.frame.height - lines) / 2))
  }

  private mutating func writeSurface(_ placed: PlacedElement) {
    let element = placed.element
    let surface = element.surface
    if placed.elevation != context.elevation {
      out.raw(placed.elevation == .elevated ? " e" : " b")
    }
    if let fill = surface.fill {
      styles.use(fill: fill)
      out.raw(" f-")
      out.raw(name: fill.rawValue)
    }
    if let radius = surface.radius {
      out.raw(" r-")
      out.raw(name: radius.rawValue)
    }
    if let shadow = surface.shadow {
      out.raw(" s-")
      out.raw(name: shadow.rawValue)
    }
    if let stroke = surface.stroke, surface.strokeWidth > 0 {
      writeRule(
        .stroke(
          stroke, width: Hundredths.of(surface.strokeWidth), isDashed: surface.isDashed))
    }
    if surface.opacity < 1 { writeRule(.opacity(Hundredths.of(surface.opacity))) }
    if Self.clips(element) { out.raw(" clip") }
    if isWide { writePlace(element) }
    if scrolls(placed) {
      out.raw(" scroll")
      writeRule(.content(height: Hundredths.of(placed.contentHeight)))
    }
  }

  /// Whether an element is cut at its round corners; a card with several controls leaves that to
  /// its face, so that parts which come out of it are not cut.
  private static func clips(_ element: Element) -> Bool {
    isFace(element)
      || element.role == .card && element.surface.radius != nil
        && !element.children.contains(where: isFace)
  }

  /// Whether an element is the part of a card that is pressed, with the picture that reaches the
  /// card's edges.
  static func isFace(_ element: Element) -> Bool {
    guard element.role == .stack, element.surface.radius != nil else { return false }
    return element.children.contains { $0.role == .image && $0.surface.radius == nil }
  }

  /// Whether there is more inside than is visible.
  func scrolls(_ placed: PlacedElement) -> Bool {
    placed.element.layout.scrolls && placed.contentHeight > placed.frame.height + 0.01
  }

  private mutating func writeWidening(_ placed: PlacedElement) {
    let touch = placed.touchFrame
    let horizontal = Hundredths.of((touch.width - placed.frame.width) / 2)
    let vertical = Hundredths.of((touch.height - placed.frame.height) / 2)
    guard horizontal > 0 || vertical > 0 else { return }
    writeRule(.touch(horizontal: horizontal, vertical: vertical))
  }

  mutating func writeRule(_ rule: Rule) {
    out.raw(" x")
    out.integer(styles.number(of: rule))
  }

  mutating func writeColor(_ color: ColorRole) {
    styles.use(color)
    out.raw(" c-")
    out.raw(name: color.rawValue)
  }

  mutating func writeMotion(_ motion: Motion) {
    styles.use(motion)
    out.raw(" m-")
    out.raw(name: motion.rawValue)
  }
}
