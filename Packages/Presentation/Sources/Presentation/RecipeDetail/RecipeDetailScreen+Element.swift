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
          headline
          badges
          Gap("recipe.gap.description", .m)
          caution
          description
          ingredients
          instructions
          Gap("recipe.gap.start", .xl)
          startCooking
          Gap("recipe.gap.end", .xl)
          allergens
          Gap("recipe.gap.allergens", .xl)
          opinion
          Gap("recipe.gap.opinion", .xl)
          offerRows
        }
      }
      toast
    }.element
  }

  @ElementBuilder private var caution: [Element] {
    if let warning {
      warning
      Gap("recipe.gap.warning", .m)
    }
  }

  @ElementBuilder private var offerRows: [Element] {
    if let offers {
      offers
      Gap("recipe.gap.offers", .xl)
    }
  }
}
