import DesignSystem
import Layout
import Testing

extension Requirement {
  /// D-CARD, D-BTN, D-LOAD and D-EMPTY.
  static let parts = cards + secondCards + buttons + waits + emptyHome

  private static let cards = [
    Requirement(
      "D-CARD-01", "the suggestion's card: the page's colour, 16 points' radius, its shadow",
      .surface(
        "home.card", on: "home.suggestion", fill: .systemBackground, radius: .large,
        shadow: .suggestionCard)),
    Requirement("D-CARD-02", "the card is as wide as the screen without 32 points") {
      for canvas in ScreenCanvas.all {
        let placed = Shown.placed("home.suggestion", on: canvas)
        #expect(placed.frame("home.card")?.width == canvas.width - 32, "\(canvas.name)")
      }
    },
    Requirement("D-CARD-03", "the card grows with what is in it, and is never below 200 points") {
      #expect(Card("c", .suggestion) {}.element.layout.minHeight == 200)
      let normal = Shown.placed("home.suggestion").frame("home.card")
      let large = Shown.placed("home.suggestion", contentSize: .AX3).frame("home.card")
      #expect(large?.height ?? 0 > normal?.height ?? 0)
    },
    Requirement("D-CARD-04", "16 points inside the card") {
      let padding = Shown.element("home.card.text", on: "home.suggestion").layout.padding
      #expect(padding.leading == .cardPadding && padding.trailing == .cardPadding)
      let last = Shown.element("home.card.why", on: "home.suggestion").layout.padding
      #expect(last.leading == .cardPadding && last.trailing == .cardPadding)
      #expect(last.bottom == .cardPadding && Spacing.cardPadding.points == 16)
    },
  ]

  private static let secondCards = [
    Requirement("D-CARD-05", "a second card: its own ground, 12 points' radius, a slight shadow") {
      let card = Card("c", .secondary) {}.element.surface
      #expect(card.fill == .secondarySystemBackground && card.shadow == .secondaryCard)
      #expect(card.radius?.points == 12)
      let group = Shown.element("settings.about.group", on: "settings.default").surface
      #expect(group.shadow == .secondaryCard && group.radius?.points == 12)
      #expect(Shadow.secondaryCard.opacity(in: .light) == 0.05)
      #expect(Shadow.secondaryCard.blur == 4 && Shadow.secondaryCard.offset == 1)
    }
  ]

  private static let waits = [
    Requirement("D-LOAD-01", "a wait on a page turns in orange, 1.2 times as large as on a button")
    {
      let page = Spinner("s", spoken: "Looking for meals")
      #expect(page.element.content == .spinner(.primaryText))
      #expect(page.side == Spinner("s").side * 1.2)
      let onButton = Shown.screen("home.loading-new").element.all.filter { $0.role == .spinner }
      #expect(onButton.map(\.content) == [.spinner(.onPrimary)], "orange on orange is not seen")
    },
    Requirement("D-LOAD-02", "a picture on its way shows how much of it has come, in orange") {
      let tokens = Shown.element("home.card.image", on: "home.image-loading").tokens()
      #expect(tokens.contains { $0.name == ColorRole.progressTint.tokenName })
      #expect(tokens.contains(Token("progress.total", .number(1))))
      #expect(tokens.contains { $0.name == "progress.value" })
    },
  ]

  private static let tap = ControlAction("page.tap")

  private static let buttons = [
    Requirement(
      "D-BTN-01", "a main button: 50 high, orange, white words of 17 points",
      .surface("home.primary", on: "home.suggestion", fill: .primaryFill, radius: .medium),
      .type("home.primary", on: "home.suggestion", .body, .medium, color: .onPrimary),
      .equal([ComponentSize.primaryButton.points], [50])),
    Requirement("D-BTN-02", "a main button is 120 wide at least") {
      #expect(ActionButton("b", .primary, "Go", action: tap).element.layout.minWidth == 120)
    },
    Requirement("D-BTN-03", "every button can be touched on 44 by 44 points") {
      Audits.expectNothing(by: "target-size")
      #expect(ActionButton("b", .text, "Go", action: tap).element.layout.widensTouch)
    },
    Requirement("D-BTN-04", "a second button: 44 high, clear, outlined by 1.5 points") {
      let button = ActionButton("b", .secondary, "Go", action: tap).element
      #expect(button.layout.minHeight == 44 && button.surface.fill == nil)
      #expect(button.surface.strokeWidth == 1.5 && button.surface.stroke == .primaryText)
      #expect(button.all.compactMap(\.ownText).first?.style == .callout)
    },
    Requirement("D-BTN-05", "a button of text is orange, 17 points, medium") {
      let text = ActionButton("b", .text, "Go", action: tap).element.all.compactMap(\.ownText)
      #expect(text.map(\.style) == [.body] && text.map(\.weight) == [.medium])
      #expect(text.map(\.color) == [.primaryText])
    },
  ]

  private static let emptyHome = [
    Requirement(
      "D-EMPTY-01", "no suggestion shows fork and knife, 48 points, secondary",
      .icon("home.empty", on: "home.empty", .meal, style: .stateIcon, color: .secondaryLabel)),
    Requirement(
      "D-EMPTY-02", "that there is none is a headline, secondary",
      .says("No suggestions yet", "home.empty.headline", on: "home.empty"),
      .type("home.empty.headline", on: "home.empty", .headline, color: .secondaryLabel)),
    Requirement(
      "D-EMPTY-03", "the button above is told of, tertiary and in the middle",
      .says(
        "Tap the button above to get your first meal suggestion", "home.empty.body",
        on: "home.empty"),
      .type("home.empty.body", on: "home.empty", .body, color: .tertiaryLabel, align: .center),
      .order("home.primary", "home.empty.body", on: "home.empty")),
    Requirement("D-EMPTY-04", "its parts are 16 points apart") {
      #expect(Shown.element("home.empty", on: "home.empty").layout.spacing.points == 16)
    },
  ]
}
