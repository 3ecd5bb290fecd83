import DesignSystem

extension Stack {
  /// A stack of parts between the rows of a section, inset like the rows' words.
  public static func inset(
    _ id: ElementID, @ElementBuilder parts: () -> [Element]
  ) -> Stack {
    Stack(
      id,
      LayoutSpec(
        .vertical, spacing: .sPlus, padding: EdgeSpacing(horizontal: .m, vertical: .s),
        width: .fill)
    ) { parts() }
  }
}

extension ListRow {
  /// A switch that may require premium to be turned on; it can always be turned off.
  public static func toggle(
    _ id: ElementID, _ title: String, subtitle: String? = nil, isOn: Bool, action: ControlAction,
    isAllowed: Bool, copy: Copy
  ) -> ListRow {
    ListRow(
      id, title, subtitle: subtitle, accessory: .toggle(isOn: isOn),
      hint: isAllowed ? "" : copy("control.needs-premium"), action: action, isEnabled: isAllowed)
  }
}
