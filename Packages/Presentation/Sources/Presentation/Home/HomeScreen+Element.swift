import DesignSystem
import ScreenParts

extension HomeScreen {
  /// The root of the tree.
  ///
  /// Drawn parts keep their places, and only one further part follows below them (C-L03).
  public var element: Element {
    ScreenRoot("home") {
      PageContent("home.content") {
        greeting
        Gap("home.gap.greeting", .elementSpacing)
        body
        below
        FlexibleSpace("home.space")
        Gap("home.gap.end", hasMoreBelow ? .s : .elementSpacing)
      }
      tabBar
      toast
    }.element
  }

  @ElementBuilder private var body: [Element] {
    if case .message(let message) = center {
      messageBody(message)
    } else {
      noticeLine
      card
      Gap("home.gap.primary", .sectionSpacing)
      primary
      Gap("home.gap.secondary", .elementSpacing)
      secondaryRow
    }
  }

  /// Without a card the button comes first, so that "the button above" is true (C-S12).
  @ElementBuilder private func messageBody(_ message: StateMessage) -> [Element] {
    primary
    Gap("home.gap.message", .sectionSpacing)
    message
    if !secondary.isEmpty {
      Gap("home.gap.secondary", .sectionSpacing)
      secondaryRow
    }
  }

  @ElementBuilder private var noticeLine: [Element] {
    if let notice {
      notice
      Gap("home.gap.notice", .elementSpacing)
    }
    if let planned {
      planned
      Gap("home.gap.planned", .elementSpacing)
    }
  }

  @ElementBuilder private var card: [Element] {
    switch center {
    case .meal(let card): card
    case .placeholder(let skeleton): skeleton
    case .failure(let card): card
    case .message(let message): message
    }
  }

  private var secondaryRow: Stack? {
    guard !secondary.isEmpty else { return nil }
    return Stack(
      "home.secondary",
      LayoutSpec(
        .horizontal, spacing: .buttonSpacing, width: .fill, stacksAtAccessibilitySizes: true)
    ) { secondary }
  }

  private var hasMoreBelow: Bool {
    stove != nil || wishes != nil || nudge != nil || quietLine != nil
  }

  @ElementBuilder private var below: [Element] {
    if hasMoreBelow { Gap("home.gap.below", .elementSpacing) }
    stove
    wishes
    nudge
    quietLine
  }
}
