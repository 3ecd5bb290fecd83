import DesignSystem

extension PaywallScreen {
  /// The root of the tree: a sheet of at least 500 points with the drawn rows (C-L17).
  public var element: Element {
    ScreenRoot("paywall") {
      Sheet(
        "paywall.sheet", label: title, minHeight: 500,
        dismiss: CustomAction(leave.title, leave.action)
      ) {
        Stack(
          "paywall.content", LayoutSpec(.vertical, align: .center, width: .fill)
        ) {
          Glyph(
            "paywall.icon", .premium, style: .stateIcon, color: .primaryText, minHeight: 48)
          headline
          subtitle
          Gap("paywall.gap.features", .l)
          Stack("paywall.features", LayoutSpec(.vertical, width: .fill)) { features }
          Gap("paywall.gap.purchase", .xl)
          offer
          leave
          Gap("paywall.gap.end", .l)
        }
      }
    }.element
  }

  @ElementBuilder private var offer: [Element] {
    if let error {
      error
      Gap("paywall.gap.error", .s)
    }
    if let purchase {
      purchase
      reassurance
      Gap("paywall.gap.leave", .l)
    }
  }
}
