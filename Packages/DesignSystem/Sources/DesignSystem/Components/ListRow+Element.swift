extension ListRow {
  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .row,
      layout: LayoutSpec(
        .horizontal, spacing: .s,
        padding: isDense
          ? EdgeSpacing(top: .none, leading: .s, bottom: .none, trailing: .m)
          : EdgeSpacing(horizontal: .m, vertical: .s),
        align: .center, width: .fill, minHeight: 44,
        stacksAtAccessibilitySizes: true),
      surface: Surface(opacity: isEnabled ? 1 : 0.4), accessibility: accessibility,
      action: action, children: parts)
  }

  private var accessibility: Accessibility {
    var traits: AccessibilityTraits = action == nil ? [] : .button
    if !isEnabled { traits.insert(.disabled) }
    switch accessory {
    case .checkmark(let isOn), .checkbox(let isOn): if isOn { traits.insert(.selected) }
    case .toggle(let isOn):
      traits.insert(.toggle)
      if isOn { traits.insert(.selected) }
    case .none, .disclosure: break
    }
    return Accessibility(
      label,
      value: [subtitle == spokenValue ? nil : subtitle, spokenValue].compactMap(\.self)
        .filter { !$0.isEmpty }.joined(separator: ", "), hint: hint, traits: traits,
      customActions: customActions)
  }

  private var parts: [Element] {
    let front = icon.map {
      Glyph(
        id.child("icon"), $0, style: .body, color: isDestructive ? .errorText : .primaryText,
        isDecoration: !isDestructive
      ).element
    }
    return [front, titles, valueText, accessoryElement].compactMap(\.self)
  }

  private var titles: Element {
    let line = TextBlock(
      id.child("title"), title, style: .body, color: isDestructive ? .errorText : .label,
      fillsWidth: true
    ).element
    guard let subtitle else { return line }
    return Stack(id.child("titles"), LayoutSpec(.vertical, width: .fill)) {
      line
      TextBlock(
        id.child("subtitle"), subtitle, style: .footnote,
        color: isDense ? .secondaryLabel : .label, fillsWidth: true)
    }.element
  }

  private var valueText: Element? {
    guard !value.isEmpty else { return nil }
    return TextBlock(id.child("value"), value, style: .body).element
  }

  private var accessoryElement: Element? {
    let part = id.child("accessory")
    return switch accessory {
    case .none: nil
    case .disclosure:
      Glyph(part, .forward, style: .footnote, color: .secondaryLabel).element
    case .checkmark(let isOn):
      isOn ? Glyph(part, .check, style: .body, color: .chosen).element : nil
    case .checkbox(let isOn):
      Element(
        part, .checkbox, content: .checkbox(isOn: isOn), accessibility: .hidden)
    case .toggle(let isOn):
      Element(part, .toggle, content: .toggle(isOn: isOn), accessibility: .hidden)
    }
  }
}
