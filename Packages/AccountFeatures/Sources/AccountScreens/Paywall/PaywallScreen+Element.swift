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
          price
          offer
          leave
          Gap("paywall.gap.end", .l)
          conditions
        }
      }
    }.element
  }

  /// The price, in the gap above the button; a longer price makes the gap larger.
  private var price: Stack {
    Stack(
      "paywall.gap.purchase",
      LayoutSpec(
        .vertical, padding: EdgeSpacing(top: .none, leading: .none, bottom: .s, trailing: .none),
        align: .center, justify: .end, width: .fill, minHeight: 32)
    ) { terms }
  }

  /// The small print, below the drawn rows.
  @ElementBuilder private var conditions: [Element] {
    if !links.isEmpty {
      Stack(
        "paywall.links",
        LayoutSpec(
          .horizontal, spacing: .buttonSpacing, align: .center, justify: .center, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) { links }
      Gap("paywall.gap.links", .s)
    }
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
