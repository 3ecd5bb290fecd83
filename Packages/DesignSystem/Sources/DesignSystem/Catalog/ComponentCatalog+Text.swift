extension ComponentCatalog {
  /// All type styles, alignments, long words, and coloured texts.
  static var text: ComponentScreen {
    ComponentScreen("text", "Text", spacing: .componentSpacing) {
      TypeStyle.allCases.map { style in
        TextBlock(part("style").child(style.rawValue), style.rawValue, style: style)
      }
      heading("alignments", "Alignments")
      TextBlock(
        part("leading"), "Where reading starts, on more than one line if it has to be.",
        alignment: .leading, fillsWidth: true)
      TextBlock(part("center"), "In the middle", alignment: .center, fillsWidth: true)
      TextBlock(
        part("trailing"), "Where reading ends", alignment: .trailing, fillsWidth: true)
      heading("limits", "Lengths and scripts")
      difficult
      heading("colours", "Colours")
      colours
      LinkButton(part("link"), "Terms of Service", isExternal: true, action: use)
      StatusLine.Kind.allCases.map { kind in
        StatusLine(part("status").child(kind.rawValue), kind, "How it stands")
      }
    }
  }

  private static var difficult: Stack {
    Stack(part("difficult"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      cut
      TextBlock(part("long"), "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk")
      TextBlock(part("hebrew"), "סלט קינואה יווני")
      TextBlock(part("japanese"), "鶏の照り焼き丼")
      TextBlock(part("emoji"), "Family dinner 👩‍👩‍👧‍👦 🍲")
    }
  }

  /// A card with truncated words, which are read aloud in full.
  private static var cut: Card {
    let words =
      "Two lines at most: roasted vegetables with herbs, lemon, garlic, olives, "
      + "capers and a spoon of yogurt on top"
    return Card(
      part("cutCard"), .secondary, padding: .all(.cardPadding),
      accessibility: Accessibility(words, traits: .button), action: use
    ) {
      TextBlock(part("cut"), words, style: .title3, weight: .medium, lineLimit: 2)
    }
  }

  private static var colours: Stack {
    let roles: [ColorRole] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .primaryText, .errorText,
    ]
    return Stack(part("colourList"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      roles.map { TextBlock(part("colour").child($0.rawValue), $0.rawValue, color: $0) }
    }
  }

  /// Every symbol with its name.
  static var icons: ComponentScreen {
    ComponentScreen("icons", "Symbols") {
      CardGrid(part("icons"), columns: 3, spacing: .s, label: "Symbols") {
        IconRole.allCases.map { icon in
          let id = part("icon").child(icon.rawValue)
          return Stack(
            id, LayoutSpec(.vertical, spacing: .s, padding: .vertical(.s), align: .center),
            accessibility: Accessibility(icon.rawValue, traits: .image)
          ) {
            Glyph(id.child("glyph"), icon, style: .title2)
            TextBlock(
              id.child("name"), icon.rawValue, style: .caption2, color: .secondaryLabel,
              alignment: .center)
          }
        }
      }
    }
  }
}
