import Testing

extension Requirement {
  /// W-COMP: buttons, cards, type and spacing.
  static let components = buttonsAndCards + typeScale + spacingConstants

  private static let buttonsAndCards = [
    Requirement(
      "W-COMP-01", "a main button is 50 high, filled, white, of 12 points' radius",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("SpaceTokenTests", "a named size is as drawn"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "W-COMP-02", "a second button is 44 high, clear, outlined by 1.5 points",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("SpaceTokenTests", "a named size is as drawn"),
      .provedBy("MotionTokenTests", "opacities are named")),
    Requirement(
      "W-COMP-03", "a button of text has no fill and no outline",
      .provedBy("ComponentTokenTests", "a button is as described")),
    Requirement(
      "W-COMP-04", "the suggestion's card has 16 points' radius and the stronger shadow",
      .provedBy("ComponentTokenTests", "a card is as described"),
      .provedBy("SpaceTokenTests", "there are three radii"),
      .provedBy("MotionTokenTests", "a shadow is as drawn, and half as strong in the dark")),
    Requirement(
      "W-COMP-05", "a saved meal's card has 12 points' radius and the lighter shadow",
      .provedBy("ComponentTokenTests", "a card is as described"),
      .provedBy("SpaceTokenTests", "there are three radii"),
      .provedBy("MotionTokenTests", "a shadow is as drawn, and half as strong in the dark")),
  ]

  private static let typeScale = [
    Requirement(
      "W-COMP-07 W-COMP-08 W-COMP-09",
      "large headers are 28 points, titles of cards 22, both bold; running text is 17",
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-COMP-10", "facts of saved meals are 12 points, medium",
      .provedBy("TypeTokenTests", "a style looks as drawn"),
      .provedBy("ComponentTokenTests", "a badge is as described")),
  ]

  private static let spacingConstants = [
    Requirement(
      "W-COMP-11 W-COMP-12 W-COMP-13 W-COMP-14 W-COMP-15",
      "edges, the inside of cards and major elements: 16; sections 24, parts of one "
        + "thing 12", .provedBy("SpaceTokenTests", "a named gap is as long as drawn"))
  ]
}
