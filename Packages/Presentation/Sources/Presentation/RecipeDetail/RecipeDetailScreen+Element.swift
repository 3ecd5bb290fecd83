import DesignSystem

extension RecipeDetailScreen {
  /// The root of the tree; the content scrolls (C-L16).
  public var element: Element {
    ScreenRoot("recipe-detail") {
      bar
      PageContent("recipe.content", padding: .none) {
        hero
        Stack(
          "recipe.text", LayoutSpec(padding: .horizontal(.screenMargin), width: .fill)
        ) {
          titleRow
          badges
          Gap("recipe.gap.description", .m)
          caution
          about
          Stack(
            "recipe.columns",
            LayoutSpec(.columns(minimum: 280), spacing: .sectionSpacing, width: .fill)
          ) {
            ingredients
            instructions
          }
          Gap("recipe.gap.start", .xl)
          startCooking
          Gap("recipe.gap.end", .xl)
          guestNote
          notes
          servingFacts
          servedBeside
          opinionRows
          offerRows
        }
      }
      toast
    }.element
  }

  /// The title with the space that it needs below the picture, at least the drawn 32 points.
  private var titleRow: Stack {
    Stack("recipe.title", LayoutSpec(.vertical, width: .fill, minHeight: 32)) {
      Gap("recipe.gap.title", .m)
      headline
      gloss
      Gap("recipe.gap.badges", .s)
    }
  }

  /// The description and the credits; neither leaves a gap where there is none.
  @ElementBuilder private var about: [Element] {
    if let description {
      description
      Gap("recipe.gap.ingredients", .sectionSpacing)
    }
    if let credits, !credits.isEmpty {
      credits
      Gap("recipe.gap.credits", .sectionSpacing)
    }
  }

  /// The notes at the end of the recipe: tips, storage, and then the words of its owner.
  @ElementBuilder private var notes: [Element] {
    if let notes = credits?.notes {
      notes
      Gap("recipe.gap.notes", .l)
    }
    if let ownNote {
      ownNote
      Gap("recipe.gap.note", .l)
    }
  }

  @ElementBuilder private var servingFacts: [Element] {
    if let nutrition {
      nutrition
      Gap("recipe.gap.nutrition", .l)
    }
  }

  /// The warning comes before the rest of the page.
  @ElementBuilder private var caution: [Element] {
    if let occasion {
      occasion
      Gap("recipe.gap.occasion", .m)
    }
    if let warning {
      warning
      Gap("recipe.gap.warning", .m)
    }
    if let needs {
      needs
      Gap("recipe.gap.needs", .m)
    }
    if isAllergenNoteFirst {
      allergens
      Gap("recipe.gap.allergens", .m)
    }
  }

  /// Without an allergy at the table, the note is for guests and follows the recipe.
  @ElementBuilder private var guestNote: [Element] {
    if !isAllergenNoteFirst {
      allergens
      Gap("recipe.gap.allergens", .l)
    }
  }

  @ElementBuilder private var servedBeside: [Element] {
    if let sides {
      sides
      Gap("recipe.gap.sides", .l)
    }
  }

  @ElementBuilder private var opinionRows: [Element] {
    if let opinion {
      opinion
      Gap("recipe.gap.opinion", .xl)
    }
  }

  @ElementBuilder private var offerRows: [Element] {
    if let offers {
      offers
      Gap("recipe.gap.offers", .xl)
    }
  }
}
