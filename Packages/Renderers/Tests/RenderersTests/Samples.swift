import DesignSystem
import Layout

/// Small screens to render.
enum Samples {
  static let tap = ControlAction("recipe.open", [ActionParameter("id", "tacos")])
  static let plate = MealImage(.plate(Plate(.bowl, colors: [RGBA(0xF2D49B)], seed: 1)))
  static let tabs = TabBar(
    "tabs",
    items: [
      .init("home", .home, "Home", action: tap),
      .init("favorites", .favorites, "Favorites", action: tap),
      .init("settings", .settings, "Settings", action: tap),
    ], selected: "home")

  static func home(title: String = "Creamy Tuscan Chicken") -> Element {
    ScreenRoot("home") {
      PageContent("home.content", spacing: .m) {
        Stack("home.greeting", LayoutSpec(.horizontal, spacing: .s, minHeight: 32)) {
          TextBlock(
            "home.greeting.text", "Good evening! What's for dinner?", style: .title3,
            weight: .medium)
          Glyph("home.greeting.icon", .evening, style: .title3)
        }
        Card(
          "home.card", .suggestion, spacing: .none,
          accessibility: Accessibility("Meal suggestion: \(title)", traits: .button),
          action: tap
        ) {
          Picture("home.card.image", plate, height: 200, radius: nil)
          Stack("home.card.text", LayoutSpec(spacing: .s, padding: .all(.cardPadding))) {
            TextBlock("home.card.title", title, style: .title2, lineLimit: 2)
            Stack(
              "home.card.badges",
              LayoutSpec(
                .horizontal, spacing: .componentSpacing, stacksAtAccessibilitySizes: true)
            ) {
              Badge("home.card.time", .time, "25 min")
              Badge("home.card.difficulty", .difficulty, "Easy")
            }
          }
        }
        ActionButton("home.primary", .primary, "Get New Suggestion", action: tap)
        Stack(
          "home.secondary",
          LayoutSpec(.horizontal, spacing: .m, width: .fill, stacksAtAccessibilitySizes: true)
        ) {
          ActionButton(
            "home.see", .secondary, "See Recipe", action: tap, horizontalPadding: .s)
          ActionButton("home.save", .secondary, "Save", action: tap, horizontalPadding: .s)
          ActionButton(
            "home.order", .secondary, "Order", action: tap, phase: .disabled,
            horizontalPadding: .s)
        }
        FlexibleSpace("home.space")
      }
      tabs
    }.element
  }

  /// One of everything.
  static let zoo: Element = ScreenRoot("zoo", background: .systemGroupedBackground) {
    NavigationBar("zoo.bar", title: "Settings", isLargeTitle: true) {
      IconButton("zoo.back", .back, label: "Back", action: tap)
    }
    PageContent("zoo.content", spacing: .groupSpacing) {
      ListSection("zoo.section", header: "PREFERENCES", footer: "A note below") {
        ListRow(
          "zoo.diets", icon: .restrictions, "Dietary Restrictions", value: "3 selected",
          accessory: .disclosure, action: tap)
        ListRow("zoo.vegan", "Vegan", accessory: .checkbox(isOn: true), action: tap)
        ListRow("zoo.contrast", "Contrast", accessory: .toggle(isOn: false), action: tap)
      }
      TextEntry(
        "zoo.search", kind: .search, label: "Search", placeholder: "Any food", action: tap,
        error: "Unknown food")
      ChipGroup(
        "zoo.chips", label: "Allergies",
        chips: [
          Chip("zoo.milk", "Milk", isSelected: true, action: tap),
          Chip("zoo.egg", "Egg", isRemovable: true, action: tap),
        ])
      SegmentedControl(
        "zoo.units", label: "Units",
        segments: [.init("us", "US", action: tap), .init("metric", "Metric", action: tap)],
        selected: "us")
      StepperControl(
        "zoo.servings", label: "Servings", value: "4", decrement: tap, increment: nil,
        decrementLabel: "Fewer", incrementLabel: "More")
      ProgressBar("zoo.progress", label: "Loading", value: "50 %", fraction: 0.5)
      CardGrid("zoo.grid") {
        Card("zoo.card", .favorite, action: tap) {
          Picture("zoo.card.image", plate, height: 140)
          TextBlock("zoo.card.title", "Greek Quinoa Salad", style: .subheadline)
        }
        DashedCard("zoo.add", .add, "Add More Meals", action: tap)
      }
      Skeleton("zoo.skeleton", width: 200, height: 22)
      Banner("zoo.banner", icon: .premium, "Love these suggestions?") {
        ActionButton("zoo.more", .text, "Learn More", action: tap)
      }
    }
    tabs
    Toast("zoo.toast", .error, "Unable to load suggestion. Please try again.")
    AlertDialog(
      "zoo.alert", title: "Connection Error", message: "Please check your connection.",
      buttons: [
        .init("retry", "Try Again", .preferred, action: tap),
        .init("cancel", "Cancel", .cancel, action: tap),
      ])
  }.element
}
