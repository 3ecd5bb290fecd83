import Testing

extension Requirement {
  /// U-WEEK: how it looks, at any size, in any window.
  static let weekLooks = weekLetters + weekParts

  private static let weekLetters = [
    Requirement(
      "U-WEEK-33", "texts fit with the letters that are there, and titles stand in the middle",
      .provedBy(
        "TypefaceTests", "Texts are as wide as the letters of the canvas",
        "A title is in the middle, however wide its letters are"),
      .provedBy(
        "WholeWindowTests",
        "A header with the widths of all letters is a typeface, and anything else is not"),
      .provedInBrowser("test_served_widths", "test_texts_fit_with_the_letters_that_are_there")),
    Requirement(
      "U-WEEK-34", "the name of a week keeps its distance, and breaks no word in the largest text",
      .provedBy(
        "PlannerScreenTests",
        "a week is named by its days, in the same way everywhere",
        "VoiceOver reads the months of a week in full"),
      .provedBy("WordTests", "a row that may stack does so where a word would break")),
    Requirement(
      "U-WEEK-35", "a row of the week gives its room to words, and the name is only the name",
      .provedBy(
        "PlannedMealSheetTests", "a row wastes no room before its picture and its words"),
      .provedBy(
        "PlannerScreenTests", "servings, sides and the note stand below the name, never in it")),
    Requirement(
      "U-WEEK-44", "printed names begin in one column, and any window is filled",
      .provedBy("ComponentPlacementTests", "all lines of a list begin in one column"),
      .provedBy(
        "PlanLinesTests",
        "a plan is printed by day, slot, title, servings, note and what became of it"),
      .provedBy("WholeWindowTests", "A window of a computer is a canvas with a sidebar"),
      .provedInBrowser("test_served_widths", "test_a_window_of_any_width_is_filled")),
  ]

  private static let weekParts = [
    Requirement(
      "U-WEEK-36", "switches, placeholders and what destroys are seen as what they are",
      .provedBy(
        "ContrastRulesTests", "a placeholder is measured like words",
        "switches and boxes stand out, on or off"),
      .provedBy("ColorRolesTests", "a destructive row has a red symbol and a red title"),
      Check { Audits.expectNothing(by: "contrast-text", "contrast-control") }),
    Requirement(
      "U-WEEK-37", "headings of one level look alike, and one rule is one setting",
      .provedBy(
        "SettingsScreenTests",
        "three groups, 35 points apart, headed in capitals and read in normal case"),
      .provedBy("ConnectionsScreenTests", "the networks for prices are one choice")),
    Requirement(
      "U-WEEK-39", "a notice goes by itself and hides nothing that is used",
      .provedBy(
        "NoticeTests", "a confirming notice disappears after four seconds",
        "a notice stands on the screen on which it was said"),
      .provedBy(
        "FrameTests",
        "over the tabs there is no tab bar, and a sheet has a place for a notice only if it says so"
      ),
      .provedInBrowser(
        "test_served_pages", "test_what_stays_on_top_of_a_page_leaves_it_its_room")),
  ]
}
