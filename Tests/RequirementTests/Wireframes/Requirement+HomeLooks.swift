import DesignSystem
import Testing

extension Requirement {
  /// W-HOME: type, colours and surfaces.
  static let homeLooks = homeType + homeSurfaces

  private static let homeType = [
    Requirement(
      "W-HOME-09", "the greeting follows the hour, in 20 points and medium",
      .provedBy("HomeViewModelTests", "the greeting knows the time of day, and so does the meal"),
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-HOME-15 W-HOME-41 S-HOME-05", "the meal's title is title2, bold, of two lines at most",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-HOME-18", "the facts are 14 points and medium",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-HOME-21 W-HOME-43", "the description is 16 points, regular, secondary, of two lines",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-HOME-25", "the main button's words are 17 points and medium",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
  ]

  private static let homeSurfaces = [
    Requirement(
      "W-HOME-35 W-HOME-36", "the card is of the page's colour, its corners 16 points",
      .provedBy("ComponentTokenTests", "a card is as described"),
      .provedBy("SpaceTokenTests", "there are three radii")),
    Requirement(
      "W-HOME-37", "the card's shadow is a tenth of black, 8 wide, 2 down",
      .provedBy("ComponentTokenTests", "a card is as described"),
      .provedBy("MotionTokenTests", "a shadow is as drawn, and half as strong in the dark")),
    Requirement("W-HOME-39", "the picture is cut from 16:9; alone its corners are 12 points") {
      let image = Shown.element("home.card.image", on: "home.suggestion").picture
      #expect(image?.ratio == .hero && MealImage.Ratio.hero.value == 16.0 / 9.0)
      let bar = Shown.element("home.card.image.bar", on: "home.loading-new")
      #expect(bar.surface.radius?.points == 12)
    },
    Requirement(
      "W-HOME-45", "the main button is filled with the brand's orange, its words are white",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "W-HOME-47", "See Recipe is clear, with an orange outline of 1.5 points",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("MotionTokenTests", "opacities are named")),
    Requirement(
      "W-HOME-48 W-HOME-49", "Save and Order are orange and outlined as See Recipe is",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens")),
  ]
}
