import DesignSystem

extension Stack {
  /// Parts between the rows of a section, inset like their words.
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
  /// A switch, which needs premium to be turned on where changes rest, and can always be turned off.
  public static func toggle(
    _ id: ElementID, _ title: String, _ subtitle: String? = nil, isOn: Bool,
    action: ControlAction, isAllowed: Bool, _ copy: Copy
  ) -> ListRow {
    ListRow(
      id, title, subtitle: subtitle, accessory: .toggle(isOn: isOn),
      hint: isAllowed ? "" : copy("control.needs-premium"), action: action, isEnabled: isAllowed)
  }
}
