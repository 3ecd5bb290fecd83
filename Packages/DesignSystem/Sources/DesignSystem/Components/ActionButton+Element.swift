extension ActionButton {
  /// The tree node of this value.
  public var element: Element {
    Element(
      id, role,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: padding, align: .center, justify: .center,
        width: kind == .text ? .hug : .fill, minHeight: minHeight, minWidth: minWidth,
        widensTouch: kind == .text),
      surface: surface,
      accessibility: Accessibility(
        label, hint: hint, traits: traits, customActions: phase == .ready ? customActions : []),
      action: action, motion: .buttonPress, children: parts)
  }

  private var role: ElementRole {
    switch kind {
    case .primary: .primaryButton
    case .secondary: .secondaryButton
    case .text: .textButton
    }
  }

  private var minHeight: Double {
    switch kind {
    case .primary: 50
    case .secondary: 44
    case .text: 20
    }
  }

  private var minWidth: Double {
    switch kind {
    case .primary: 120
    case .secondary: 44
    case .text: 0
    }
  }

  private var padding: EdgeSpacing {
    switch kind {
    case .primary: EdgeSpacing(horizontal: horizontalPadding, vertical: .buttonPaddingVertical)
    case .secondary: EdgeSpacing(horizontal: horizontalPadding, vertical: .s)
    case .text: .none
    }
  }

  private var surface: Surface {
    let opacity = phase == .disabled ? 0.4 : 1
    switch kind {
    case .primary: return Surface(fill: .primaryFill, radius: .medium, opacity: opacity)
    case .secondary:
      return Surface(
        stroke: isDestructive ? .errorText : textColor, strokeWidth: 1.5, radius: .medium,
        opacity: opacity)
    case .text: return Surface(opacity: opacity)
    }
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = isLink ? [.button, .link] : .button
    if phase == .busy { traits.formUnion([.busy, .disabled, .updatesFrequently]) }
    if phase == .disabled { traits.insert(.disabled) }
    return traits
  }

  private var textColor: ColorRole {
    if kind == .primary { return .onPrimary }
    return isDestructive ? .label : .primaryText
  }

  private var parts: [Element] {
    let style: TypeStyle = kind == .secondary ? .callout : .body
    var parts: [Element] = []
    if phase == .busy { parts.append(Spinner(id.child("spinner"), color: textColor).element) }
    let text = TextContent(
      title, style: style, weight: .medium, color: textColor, alignment: .center)
    parts.append(
      Element(
        id.child("title"), .text, content: .text(text), accessibility: Accessibility(title)))
    if let icon, phase != .busy {
      let glyph = Glyph(
        id.child("icon"), icon, style: style, color: iconColor ?? textColor,
        isDecoration: iconColor == nil)
      // The icon of a choice follows the current choice.
      parts.insert(glyph.element, at: icon == .choose ? parts.count : 0)
    }
    return parts
  }
}
