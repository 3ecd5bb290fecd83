import Testing

@testable import DesignSystem

/// The components keep to the tokens that their requirements name.
@Suite struct ComponentTokenTests {
  static let tap = ControlAction("home.tap")

  struct ButtonRow: Sendable {
    var kind: ActionButton.Kind
    var height: ComponentSize
    var style: TypeStyle
    var text: ColorRole
    var fill: ColorRole?
    var strokeWidth: Double
    var radius: Radius?
    var source: String
  }

  static let buttons = [
    ButtonRow(
      kind: .primary, height: .primaryButton, style: .body, text: .onPrimary, fill: .primaryFill,
      strokeWidth: 0, radius: .medium, source: "D-BTN-01 W-COMP-01 D-TYPE-21"),
    ButtonRow(
      kind: .secondary, height: .secondaryButton, style: .callout, text: .primaryText, fill: nil,
      strokeWidth: StrokeWidth.outline.points, radius: .medium,
      source: "D-BTN-04 W-COMP-02 W-DARK-08 D-TYPE-22"),
    ButtonRow(
      kind: .text, height: .textButton, style: .body, text: .primaryText, fill: nil,
      strokeWidth: 0, radius: nil, source: "D-BTN-05 W-COMP-03"),
  ]

  @Test(arguments: buttons) func `a button is as described`(row: ButtonRow) throws {
    let element = ActionButton("home.button", row.kind, "Go", action: Self.tap).element
    let title = try #require(text(of: element.children.last))
    #expect(element.layout.minHeight == row.height.points, "\(row.source)")
    #expect(element.surface.fill == row.fill && element.surface.radius == row.radius)
    #expect(element.surface.strokeWidth == row.strokeWidth)
    #expect(element.surface.stroke == (row.strokeWidth > 0 ? row.text : nil))
    #expect(element.layout.width == (row.kind == .text ? .hug : .fill))
    #expect(title.style == row.style && title.weight == .medium && title.color == row.text)
    #expect(element.motion == .buttonPress)
    // D-BTN-03: what is lower than a target widens it.
    #expect(row.height.points >= ComponentSize.touchTarget.points || element.layout.widensTouch)
  }

  // D-BTN-02, D-SPACE-06
  @Test func `a primary button is wide enough`() {
    let layout = ActionButton("home.button", .primary, "Go", action: Self.tap).element.layout
    #expect(layout.minWidth == ComponentSize.primaryButtonWidth.points)
    #expect(layout.padding.leading == .buttonPaddingHorizontal)
    #expect(layout.padding.top == .buttonPaddingVertical)
  }

  @Test(arguments: [ActionButton.Kind.primary, .secondary, .text])
  func `a button that is off is faint`(kind: ActionButton.Kind) {
    let button = ActionButton("home.button", kind, "Go", action: Self.tap, phase: .disabled)
    #expect(button.element.surface.opacity == Opacity.disabled.value)
  }

  // D-CARD-01, D-CARD-05, W-COMP-04, W-COMP-05, C-K09, C-K10, C-L05, C-L12, C-L23
  @Test(
    arguments: [
      (Card.Style.suggestion, ColorRole.systemBackground, Radius.large, Shadow.suggestionCard, 200),
      (.favorite, .systemBackground, .medium, .favoriteCard, 200),
      (.secondary, .secondarySystemBackground, .medium, .secondaryCard, 0),
    ] as [(Card.Style, ColorRole, Radius, Shadow, Double)])
  func `a card is as described`(
    style: Card.Style, fill: ColorRole, radius: Radius, shadow: Shadow, height: Double
  ) {
    let element = Card("home.card", style) {}.element
    #expect(element.surface.fill == fill && element.surface.radius == radius)
    #expect(element.surface.shadow == shadow)
    #expect(element.layout.minHeight == height)
    #expect((element.surface.elevation == .elevated) == (style != .secondary))
  }

  // D-TYPE-23, D-COLOR-14, W-DARK-10, C-K07, C-L02
  @Test func `the tab bar is as described`() throws {
    let bar = TabBar(
      "tabs",
      items: [
        .init("home", .home, "Home", action: Self.tap),
        .init("settings", .settings, "Settings", action: Self.tap),
      ], selected: "home"
    ).element
    #expect(bar.layout.minHeight == ComponentSize.tabBarContent.points)
    #expect(bar.surface.fill == .systemBackground && bar.surface.stroke == .separator)
    #expect(bar.surface.strokeWidth == StrokeWidth.separator.points)
    let labels = try bar.children.map { try #require(text(of: $0.children.last)) }
    #expect(labels.map(\.style) == [.caption2, .caption2])
    #expect(labels.map(\.weight) == [.medium, .medium])
    #expect(labels.map(\.color) == [.primaryText, .unselectedTab])
  }

  // W-HOME-19, W-FAV-08, C-L20, C-T03, G-02
  @Test(
    arguments: [
      (Badge.Style.pill, ComponentSize.pill, TypeStyle.badge, Radius.medium),
      (.plain, .plainBadge, .caption, nil),
    ] as [(Badge.Style, ComponentSize, TypeStyle, Radius?)])
  func `a badge is as described`(
    style: Badge.Style, height: ComponentSize, type: TypeStyle, radius: Radius?
  ) throws {
    let element = Badge("home.time", .time, "25 min", style: style).element
    #expect(element.layout.minHeight == height.points)
    #expect(element.surface.radius == radius)
    #expect(try #require(text(of: element.children.last)).style == type)
  }

  private func text(of element: Element?) -> TextContent? {
    if case .text(let text) = element?.content { text } else { nil }
  }
}
