import DesignSystem

/// The drawn screens as trees, only as rich as the sums of the drawings need.
enum Drawings {
  static let tap = ControlAction("test.tap")
  static let plate = MealImage(.plate(Plate(.bowl, colors: [RGBA(0xF2D49B)], seed: 1)))
  static let tabs = TabBar(
    "tabs",
    items: [
      .init("home", .home, "Home", action: tap),
      .init("favorites", .favorites, "Favorites", value: "Premium", action: tap),
      .init("settings", .settings, "Settings", action: tap),
    ], selected: "home")

  static func home(
    title: String = "Creamy Tuscan Chicken", extra: [Element] = []
  ) -> Element {
    ScreenRoot("home") {
      PageContent("home.content") {
        Stack(
          "home.greeting",
          LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill, minHeight: 32)
        ) {
          TextBlock(
            "home.greeting.text", "Good evening! What's for dinner?", style: .title3,
            weight: .medium)
          Glyph("home.greeting.icon", .evening, style: .title3)
        }
        Gap("home.gap.1", .m)
        card(title)
        Gap("home.gap.2", .l)
        ActionButton("home.primary", .primary, "Get New Suggestion", action: tap)
        Gap("home.gap.3", .m)
        secondaryRow
        FlexibleSpace("home.space")
      }
      tabs
      extra
    }.element
  }

  private static func card(_ title: String) -> Card {
    Card(
      "home.card", .suggestion, spacing: .none,
      accessibility: Accessibility("Meal suggestion: \(title)", traits: .button), action: tap
    ) {
      Picture("home.card.image", plate, height: 200, radius: nil)
      Stack("home.card.text", LayoutSpec(.vertical, spacing: .s, padding: .all(.cardPadding))) {
        TextBlock("home.card.title", title, style: .title2, lineLimit: 2, minHeight: 28)
        Stack(
          "home.card.badges",
          LayoutSpec(
            .horizontal, spacing: .componentSpacing, align: .center, minHeight: 24,
            stacksAtAccessibilitySizes: true)
        ) {
          Badge("home.card.time", .time, "25 min")
          Badge("home.card.difficulty", .difficulty, "Easy")
          Badge("home.card.cuisine", .cuisine, "Italian")
        }
        TextBlock(
          "home.card.description",
          "A rich, creamy chicken dish with sun-dried tomatoes and fresh spinach. "
            + "Perfect for a cozy dinner at home.",
          style: .callout, color: .secondaryLabel, lineLimit: 2, minHeight: 40)
      }
    }
  }

  private static var secondaryRow: Stack {
    Stack(
      "home.secondary",
      LayoutSpec(.horizontal, spacing: .m, width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      for name in ["See Recipe", "Save", "Order"] {
        ActionButton(
          ElementID("home.secondary.\(name)"), .secondary, name, action: tap,
          horizontalPadding: .s)
      }
    }
  }

  static func favorites(_ titles: [String]) -> Element {
    ScreenRoot("favorites") {
      NavigationBar("favorites.bar", title: "Favorites", isLargeTitle: true)
      PageContent("favorites.content") {
        CardGrid("favorites.grid") {
          for (index, title) in titles.enumerated() {
            favorite(ElementID("favorites.\(index)"), title)
          }
          DashedCard("favorites.add", .add, "Add More Meals", action: tap)
        }
      }
      tabs
    }.element
  }

  private static func favorite(_ id: ElementID, _ title: String) -> Card {
    Card(id, .favorite, spacing: .none, accessibility: Accessibility(title), action: tap) {
      Picture(id.child("image"), plate, height: 140, radius: nil)
      Stack(
        id.child("text"),
        LayoutSpec(
          padding: EdgeSpacing(top: .s, leading: .s, bottom: .sPlus, trailing: .s))
      ) {
        TextBlock(id.child("title"), title, style: .subheadline, lineLimit: 1, minHeight: 20)
        Stack(id.child("meta.slot"), LayoutSpec(justify: .end, minHeight: 20)) {
          Stack(id.child("meta"), LayoutSpec(.horizontal, spacing: .s, minHeight: 16)) {
            Badge(id.child("time"), .time, "25 min", style: .plain)
          }
        }
      }
    }
  }

  static let settings: Element = ScreenRoot(
    "settings", background: .systemGroupedBackground
  ) {
    NavigationBar("settings.bar", title: "Settings", isLargeTitle: true)
    PageContent("settings.content", spacing: .groupSpacing) {
      ListSection("settings.preferences", header: "PREFERENCES") {
        row("diets", icon: .restrictions, title: "Dietary Restrictions", value: "3 selected")
        row("time", icon: .time, title: "Cooking Time Available", value: "30 minutes")
        row("cuisines", icon: .world, title: "Cuisine Preferences", value: "All cuisines")
      }
      ListSection("settings.account", header: "ACCOUNT") {
        ListRow("settings.signIn", icon: .account, "Sign in with Apple", action: tap)
        row("premium", icon: .premium, title: "Premium Subscription", value: "Not active")
      }
      ListSection("settings.about", header: "ABOUT") {
        row("privacy", icon: .privacy, title: "Privacy Policy", value: "")
        row("terms", icon: .terms, title: "Terms of Service", value: "")
        ListRow("settings.version", icon: .information, "App Version", value: "1.0.0")
      }
    }
    tabs
  }.element

  private static func row(
    _ name: String, icon: IconRole, title: String, value: String
  ) -> ListRow {
    ListRow(
      ElementID("settings.\(name)"), icon: icon, title, value: value, accessory: .disclosure,
      action: tap)
  }

  static let recipe: Element = ScreenRoot("recipe") {
    NavigationBar("recipe.bar") {
      IconButton("recipe.close", .close, label: "Close", action: tap)
    } trailing: {
      IconButton("recipe.share", .share, label: "Share", action: tap)
    }
    PageContent("recipe.content", padding: .none) {
      Picture("recipe.hero", plate, height: 250, radius: nil, spoken: "Photo")
      Stack("recipe.text", LayoutSpec(padding: .horizontal(.screenMargin))) {
        TextBlock("recipe.title", "Creamy Tuscan Chicken", style: .title, minHeight: 32)
        Gap("recipe.gap", .xl)
        ActionButton("recipe.start", .primary, "Start Cooking", action: tap)
        Gap("recipe.end", .xl)
      }
    }
  }.element

  static let paywall: Element = ScreenRoot("paywall") {
    Sheet("paywall.sheet", label: "Premium", minHeight: 500) {
      Glyph("paywall.icon", .premium, style: .stateIcon, color: .primaryText, minHeight: 48)
      TextBlock(
        "paywall.headline", "Unlock Your Full Meal Experience", style: .paywallHeadline,
        alignment: .center, minHeight: 32)
      ActionButton("paywall.start", .primary, "Start Free Trial - $4.99/mo", action: tap)
      ActionButton("paywall.later", .text, "Maybe Later", action: tap)
    }
  }.element
}
