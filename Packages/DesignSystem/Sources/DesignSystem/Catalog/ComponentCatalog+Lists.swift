extension ComponentCatalog {
  /// Grouped rows with all their accessories.
  static var rows: ComponentScreen {
    ComponentScreen(
      "rows", "Rows", background: .systemGroupedBackground, spacing: .groupSpacing,
      overlays: { tabs }
    ) {
      ListSection(part("section"), header: "PREFERENCES", spokenHeader: "Preferences") {
        ListRow(
          part("diets"), icon: .restrictions, "Dietary Restrictions", value: "3 selected",
          accessory: .disclosure, action: use)
        ListRow(
          part("brands"), icon: .swap, "Substitution rules",
          subtitle: "Prefer store brand; avoid peanut oils", accessory: .disclosure, action: use)
        ListRow(part("us"), "US units", accessory: .checkmark(isOn: false), action: use)
        ListRow(part("metric"), "Metric", accessory: .checkmark(isOn: true), action: use)
        ListRow(part("vegan"), "Vegan", accessory: .checkbox(isOn: true), action: use)
        ListRow(part("halal"), "Halal", accessory: .checkbox(isOn: false), action: use)
        ListRow(part("weekly"), "Weekly insights", accessory: .toggle(isOn: true), action: use)
        ListRow(part("tips"), "Tips", accessory: .toggle(isOn: false), action: use)
      }
      ListSection(
        part("account"), footer: "Your data stays on this device.",
        surface: Surface(
          fill: .systemBackground, radius: .medium, shadow: .secondaryCard, elevation: .elevated)
      ) {
        ListRow(part("version"), "App Version", value: "1.0.0")
        ListRow(
          part("sync"), icon: .sync, "Sync", accessory: .disclosure, action: use,
          isEnabled: false)
        ListRow(part("delete"), icon: .trash, "Delete", action: use, isDestructive: true)
      }
      ActionButton(part("restore"), .text, "Restore Purchases", action: use)
    }
  }

  /// Rows with further actions, lists with dots and numbers, tables and disclosures.
  static var lists: ComponentScreen {
    ComponentScreen("lists", "Lists") {
      SwipeRow(
        ListRow(part("salmon"), "Sheet-pan salmon", subtitle: "4 servings", action: use),
        items: menuItems, moreLabel: "More for Sheet-pan salmon", more: use)
      ReorderRow(
        ListRow(part("oats"), "Overnight oats", action: use), moveUp: nil,
        moveDown: CustomAction("Move down", use))
      ReorderRow(
        ListRow(part("soup"), "Tomato soup", action: use),
        moveUp: CustomAction("Move up", use), moveDown: CustomAction("Move down", use))
      ListGroup(
        part("ingredients"), .bullet, label: "Ingredients",
        texts: ["2 cups broccoli", "1 lemon", "Parsley, a handful, washed and chopped"])
      ListGroup(
        part("steps"), .number, label: "Steps", spacing: .m,
        texts: ["Heat the oven.", "Cut everything into pieces that cook equally fast."])
      nutrition
      Disclosure(
        part("open"), "Micronutrients", isOpen: true, stateText: "Expanded", action: use
      ) {
        ValueLine(part("iron"), "Iron", value: "4 mg")
      }
      Disclosure(
        part("folded"), "Allergens", isOpen: false, stateText: "Collapsed", action: use
      ) {}
    }
  }

  private static var nutrition: ValueTable {
    ValueTable(
      part("nutrition"), label: "Nutrition",
      lines: [
        ValueLine(
          part("energy"), "Energy", value: "520 kcal", spokenValue: "520 kilocalories",
          isEmphasized: true),
        ValueLine(part("fat"), "Fat", value: "18 g", spokenValue: "18 grams"),
        ValueLine(
          part("saturated"), "Saturated", value: "4 g", spokenValue: "4 grams",
          isIndented: true),
      ])
  }

  static var menuItems: [MenuItem] {
    [
      MenuItem("duplicate", "Duplicate", icon: .duplicate, action: use),
      MenuItem("skip", "Skip day", icon: .skip, action: use),
      MenuItem("remove", "Remove", icon: .trash, isDestructive: true, action: use),
    ]
  }

  static var tabs: TabBar {
    TabBar(
      "components.tabs",
      items: [
        .init("home", .home, "Home", action: use),
        .init("insights", .chart, "Insights", action: use),
        .init("settings", .settings, "Settings", value: "Selected", action: use),
      ], selected: "settings")
  }
}
