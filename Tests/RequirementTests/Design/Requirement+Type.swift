import DesignSystem
import Testing

extension Requirement {
  /// D-TYPE: styles and where they are used.
  static let type = typeStyles + typeUses + dynamicType

  private static let typeStyles = [
    Requirement(
      "D-TYPE-01", "there is one font with two faces, and pages ask for it first",
      .styled("font-family: -apple-system,"),
      .provedBy("TypeTokenTests", "there is one font with two optical families")),
    Requirement(
      "D-TYPE-02 D-TYPE-03 D-TYPE-04 D-TYPE-05 D-TYPE-06 D-TYPE-07 D-TYPE-08 D-TYPE-09 D-TYPE-10",
      "titles, headers, emphasis, running and second texts, and small details",
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "D-TYPE-11 D-TYPE-12", "facts and fine print",
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "D-TYPE-13", "eleven styles, and four that are drawn beside them",
      .provedBy("TypeTokenTests", "there are eleven styles and exactly four derived ones")),
  ]

  private static let typeUses = [
    Requirement(
      "D-TYPE-14 D-TYPE-15",
      "the meal's title is title2 and bold, its description 16 points, as drawn",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens")),
    Requirement(
      "D-TYPE-16", "facts are 14 points on Home and 12 on saved meals, medium",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("ComponentTokenTests", "a badge is as described"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "D-TYPE-18 W-COMP-06", "navigation titles are 34 points, bold",
      .type("favorites.bar.title", on: "favorites.none", .largeTitle, .bold),
      .type("settings.bar.title", on: "settings.default", .largeTitle, .bold),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "D-TYPE-19", "headers are 20 in a recipe, 13 over a group, and 28 for the whole recipe",
      .provedBy(
        "RecipeDetailScreenTests", "each text of the recipe has its words, tokens and least height"),
      .provedBy(
        "SettingsScreenTests",
        "three groups, 35 points apart, headed in capitals and read in normal case"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement("D-TYPE-20", "a title inside a card is a headline") {
      let card = ChoiceCard(
        "c", "Full", detail: "All numbers", isSelected: false, action: ControlAction("page.tap"))
      let title = card.element.all.compactMap(\.ownText).first
      #expect(title?.style == .headline && title?.weight == .semibold)
    },
    Requirement(
      "D-TYPE-21 D-TYPE-22", "main buttons are 17 points, second ones 16, medium",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "D-TYPE-23", "tabs are 11 points, medium",
      .provedBy("ComponentTokenTests", "the tab bar is as described"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
  ]

  private static let dynamicType = [
    Requirement(
      "D-TYPE-25", "every state is recorded at the five largest sizes",
      .provedBy("LargeTextSnapshotTests", "each screen at each larger size is as recorded"),
      .provedBy("TypeTokenTests", "five of the twelve text sizes are accessibility sizes")),
    Requirement(
      "D-TYPE-27", "lines grow with their letters",
      .provedBy(
        "TypeTokenTests", "lines are taller than their text, and grow with it",
        "a style never shrinks as the text size grows")),
  ]
}
