extension ComponentCatalog {
  /// Cards, badges and messages in the page.
  static var cards: ComponentScreen {
    ComponentScreen("cards", "Cards") {
      suggestion
      CardGrid(part("grid"), label: "Saved meals") {
        favorite
        DashedCard(part("add"), .add, "Add More Meals", action: use)
      }
      Card(part("plain"), .secondary, padding: .all(.cardPadding)) {
        TextBlock(part("plainText"), "A grey card whose parts are read one by one.")
        ActionButton(part("plainMore"), .text, "Learn More", action: use)
      }
      badges
      days
      Banner(
        part("nudge"), icon: .favorites, "Love these suggestions?",
        dismiss: CustomAction("Not now", use), dismissal: .words
      ) {
        ActionButton(part("nudgeMore"), .text, "See Premium", action: use)
      }
      Banner(
        part("offline"), icon: .offline, "Need connection to finalize cart",
        dismiss: CustomAction("Dismiss", use))
    }
  }

  /// Two columns of a table, beside each other where they fit.
  private static var days: Stack {
    Stack(part("days"), LayoutSpec(.columns(minimum: 120), spacing: .s, width: .fill)) {
      for (name, day) in [("mon", "Monday"), ("tue", "Tuesday")] {
        Stack(part(name), LayoutSpec(.vertical, width: .fill), role: .column) {
          TextBlock(part("\(name)Title"), day, style: .headline)
          TextBlock(part("\(name)Meal"), "Chicken Noodle Soup", style: .footnote)
        }
      }
    }
  }

  private static var suggestion: Card {
    Card(
      part("suggestion"), .suggestion, spacing: .none,
      accessibility: Accessibility("Creamy Tuscan Chicken", value: "25 minutes", traits: .button),
      action: use, motion: .cardInsertion
    ) {
      Picture(part("hero"), picture(), height: 200, radius: nil)
      Stack(part("suggestionText"), LayoutSpec(spacing: .s, padding: .all(.cardPadding))) {
        TextBlock(part("suggestionTitle"), "Creamy Tuscan Chicken", style: .title2, lineLimit: 2)
        Stack(part("facts"), LayoutSpec(.wrap, spacing: .s, lineSpacing: .s)) {
          Badge(part("minutes"), .time, "25 min")
          Badge(part("effort"), .difficulty, "Easy")
        }
      }
    }
  }

  private static var favorite: Card {
    Card(
      part("favorite"), .favorite, spacing: .s,
      padding: EdgeSpacing(top: .none, leading: .none, bottom: .sPlus, trailing: .none),
      accessibility: Accessibility("Greek Quinoa Salad", traits: .button), action: use
    ) {
      Picture(
        part("thumbnail"), picture(.loaded, .thumbnail, kind: .salad), height: 140, radius: nil)
      TextBlock(
        part("favoriteTitle"), "Greek Quinoa Salad", style: .subheadline, lineLimit: 1)
      Badge(part("favoriteTime"), .time, "20 min", style: .plain)
    }
  }

  private static var badges: Stack {
    Stack(
      part("badges"), LayoutSpec(.wrap, spacing: .m, lineSpacing: .s, width: .fill)
    ) {
      StatusBadge.Status.allCases.map { status in
        StatusBadge(part("status").child(status.rawValue), status, word(status))
      }
      DeltaBadge(part("dearer"), .up, "$0.30", spoken: "Price up by 30 cents")
      DeltaBadge(part("cheaper"), .down, "$1.10", spoken: "Price down by $1.10")
      DeltaBadge(part("same"), .equal, "No change", spoken: "Price unchanged")
    }
  }

  private static func word(_ status: StatusBadge.Status) -> String {
    switch status {
    case .available: "In stock"
    case .scarce: "Low stock"
    case .substituted: "Subbed"
    case .unavailable: "Unavailable"
    case .draft: "Draft"
    case .synced: "Synced"
    case .highConfidence: "High confidence"
    case .mediumConfidence: "Medium confidence"
    case .lowConfidence: "Low confidence"
    }
  }
}
