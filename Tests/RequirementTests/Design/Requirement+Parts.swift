import DesignSystem
import Layout
import Testing

extension Requirement {
  /// D-CARD, D-BTN, D-LOAD and D-EMPTY.
  static let parts = cards + secondCards + buttons + waits + emptyHome

  private static let cards = [
    Requirement(
      "D-CARD-01", "the suggestion's card: the page's colour, 16 points' radius, its shadow",
      .provedBy("ComponentTokenTests", "a card is as described"),
      .provedBy("SpaceTokenTests", "there are three radii"),
      .provedBy("MotionTokenTests", "a shadow is as drawn, and half as strong in the dark")),
    Requirement("D-CARD-02", "the card is as wide as the screen without 32 points") {
      for canvas in ScreenCanvas.phones {
        let placed = Shown.placed("home.suggestion", on: canvas)
        #expect(placed.frame("home.card")?.width == canvas.width - 32, "\(canvas.name)")
      }
    },
    Requirement(
      "D-CARD-03", "the card grows with what is in it, and is never below 200 points",
      .provedBy("ComponentTokenTests", "a card is as described"),
      Check {
        let normal = Shown.placed("home.suggestion").frame("home.card")
        let large = Shown.placed("home.suggestion", contentSize: .ax3).frame("home.card")
        #expect(large?.height ?? 0 > normal?.height ?? 0)
      }),
    Requirement(
      "D-CARD-04", "16 points inside the card",
      .provedBy("SpaceTokenTests", "a named gap is as long as drawn"),
      Check {
        let padding = Shown.element("home.card.text", on: "home.suggestion").layout.padding
        #expect(padding.leading == .cardPadding && padding.trailing == .cardPadding)
        let last = Shown.element("home.card.why", on: "home.suggestion").layout.padding
        #expect(last.leading == .cardPadding && last.trailing == .cardPadding)
        #expect(last.bottom == .cardPadding)
      }),
  ]

  private static let secondCards = [
    Requirement(
      "D-CARD-05", "a second card: its own ground, 12 points' radius, a slight shadow",
      .provedBy("ComponentTokenTests", "a card is as described"),
      .provedBy("SpaceTokenTests", "there are three radii"),
      .provedBy("MotionTokenTests", "a shadow is as drawn, and half as strong in the dark"),
      .provedBy("ColorRolesTests", "the groups of lists have the shadow of secondary cards"))
  ]

  private static let waits = [
    Requirement(
      "D-LOAD-01", "a wait on a page turns in orange, 1.2 times as large as on a button",
      .provedBy("SpaceTokenTests", "a spinner on a page is one and a fifth of the one in a button"),
      .provedBy("TreeTests", "a busy button keeps its fill and spins in the colour of its text"),
      Check {
        let page = Spinner("s", spoken: "Looking for meals")
        #expect(page.element.content == .spinner(.primaryText))
        #expect(page.side == Spinner("s").side * 1.2)
      }),
    Requirement(
      "D-LOAD-02", "a picture on its way shows how much of it has come, in orange",
      .provedBy("PicturesTests", "a slow picture says how far it is, at Home and on the recipe")),
  ]

  private static let buttons = [
    Requirement(
      "D-BTN-01", "a main button: 50 high, orange, white words of 17 points",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("SpaceTokenTests", "a named size is as drawn"),
      .provedBy("TypeTokenTests", "a style looks as drawn"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "D-BTN-02", "a main button is 120 wide at least",
      .provedBy("ComponentTokenTests", "a primary button is wide enough"),
      .provedBy("SpaceTokenTests", "a named size is as drawn")),
    Requirement(
      "D-BTN-04", "a second button: 44 high, clear, outlined by 1.5 points",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("SpaceTokenTests", "a named size is as drawn"),
      .provedBy("MotionTokenTests", "opacities are named")),
    Requirement(
      "D-BTN-05", "a button of text is orange, 17 points, medium",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
  ]

  private static let emptyHome = [
    Requirement(
      "D-EMPTY-01", "no suggestion shows fork and knife, 48 points, secondary",
      .provedBy("HomeStateTests", "an empty Home has its button above the message"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "D-EMPTY-02 D-EMPTY-03 D-EMPTY-04",
      "that there is none is a headline, the button above is told of; 16 points apart",
      .provedBy("HomeStateTests", "an empty Home has its button above the message")),
  ]
}
