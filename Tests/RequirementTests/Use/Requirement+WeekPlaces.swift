import Testing

extension Requirement {
  /// U-WEEK: settings, fields, keys, and what is shared.
  static let weekPlaces = weekFields + weekSettings + weekHands

  private static let weekFields = [
    Requirement(
      "U-WEEK-14", "a field is filled when it is left, by Tab, a tap or the button beside it",
      .provedInBrowser(
        "test_served_fields",
        "test_tab_finishes_a_field", "test_a_button_beside_a_field_finishes_it_once",
        "test_a_server_is_named_by_fields_that_are_only_left")),
    Requirement(
      "U-WEEK-15", "a ZIP code has a button, and stores that are not near it say so",
      .provedBy(
        "StoreSelectorTests", "a button beside the ZIP code finds stores, and far ones stand apart"),
      .provedInBrowser("test_served_fields", "test_a_button_beside_a_field_finishes_it_once")),
  ]

  private static let weekSettings = [
    Requirement(
      "U-WEEK-12", "the paywall promises what is there and sold; a disliked food is left out free",
      .provedBy(
        "PremiumOfferTests",
        "RecipeApp sells neither planning nor shopping, and gates what it promises"),
      .provedBy(
        "PremiumScreenTests", "nothing is promised that this app does not have",
        "with premium, each promise leads to what keeps it"),
      .provedBy("UserPreferencesTests", "foods to leave out need no premium, and are left out")),
    Requirement(
      "U-WEEK-22", "what each person does not eat stands under the name, kinds and dislikes too",
      .provedBy(
        "HouseholdScreenTests",
        "what somebody cannot and does not want to eat stands under the name",
        "an allergy to tree nuts includes every kind, which then cannot be untied"),
      .provedBy(
        "SettingsScreenTests", "an eater's limits become rows, and everyone else is named")),
    Requirement(
      "U-WEEK-23", "the knob of a slider stands at its value, and its steps can be hit",
      .provedBy(
        "PickerSheetTests", "any price is the far end of the track, and can be set again"),
      .provedBy("ConnectionsScreenTests", "no budget is the far end of the track"),
      .provedBy(
        "PostingTests", "a track moves by whole numbers between whole ends, in at most 60 steps")),
    Requirement(
      "U-WEEK-24", "each setting is where it is looked for: pantry, aisles and planning in the app",
      .provedBy(
        "KitchenTests", "the settings of planning are changed where they are shown",
        "an aisle moves one place, and the usual order can be restored",
        "food at home is added, counted, removed, and brought back"),
      .provedBy(
        "SettingsScreenTests", "an app that plans weeks has the people first, an assistant last")),
    Requirement(
      "U-WEEK-30", "all programs keep their data in one folder, which their help names",
      .provedBy("LiveEnvironmentTests", "the data folder is the nearest one that was named"),
      .provedBy("EarlierFolderTests", "it is said, and taken over as a whole"),
      .provedBy(
        "AppProgramTests",
        "its help names the variable and the folder that count without a named one"),
      Check {
        for program in ["mealadvisor-demo", "recipeapp-demo"] {
          let text = try Sources.file("Apps/\(program)/main.swift")
          #expect(text.contains("in: .family"), "\(program)")
        }
      }),
  ]

  private static let weekHands = [
    Requirement(
      "U-WEEK-31", "a planned meal has two stops of the keyboard at most, and arrows move",
      .provedBy("PlannedMealSheetTests", "a planned meal has two stops at most"),
      .provedInBrowser(
        "test_served_widths",
        "test_the_week_is_one_stop_and_arrows_move_in_it",
        "test_a_meal_is_moved_by_keys_and_keeps_the_focus"),
      .provedInBrowser("test_served_keys", "test_what_a_card_offers_hides_no_other_control")),
    Requirement(
      "U-WEEK-43", "a week is handed on as a file, and items of a list are removed by hand",
      .provedBy("PlannerTests", "the week is handed on as a calendar file"),
      .provedBy("GroceryListTests", "it is handed on as text", "undo restores a removed item"),
      .provedBy(
        "PlannerScreenTests",
        "a week that nobody shares says how old its prices are, and nothing of a sync")),
  ]
}
