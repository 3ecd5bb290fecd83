import DesignSystem

extension StyleSheet {
  /// The classes of every colour and of every area of a colour.
  static func writeColors(to css: inout MarkupBuffer) {
    for color in ColorRole.allCases {
      write(color, to: &css)
      write(fill: color, to: &css)
    }
  }

  /// What pages with posting controls and with a screen below another show.
  static let shell: StaticString = """
    select[data-id]{appearance:none;border:0;background:none;color:inherit;font:inherit;\
    letter-spacing:inherit;outline:0}
    .set{position:absolute;z-index:2;border-radius:12px;color:var(--label);text-align:center;\
    background:var(--secondarySystemBackground);box-shadow:0 4px 16px rgb(0 0 0/.3)}
    .over,.over>[data-role=screen]{background:none}

    """
}
