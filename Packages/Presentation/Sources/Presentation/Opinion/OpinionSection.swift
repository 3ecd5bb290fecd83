import DesignSystem
import MealModels

/// What the eater thinks of a recipe, below its steps: stars, "I Cooked It", "Not for Me", why.
public struct OpinionSection: Component {
  /// The stable path.
  public var id: ElementID
  /// The header, as those of the ingredients and steps.
  public var header: TextBlock
  /// The stars.
  public var stars: StarRating
  /// Which stars are given now.
  public var rating: TextBlock
  /// What else can be said.
  public var rows: [ListRow]

  /// Makes the section of a meal.
  public init(_ id: ElementID, of meal: Meal, _ opinion: MealOpinion, copy: Copy) {
    let controls = OpinionControls(meal.id, opinion, copy: copy)
    self.id = id
    header = TextBlock(
      id.child("header"), copy("opinion.headline"), style: .title3, minHeight: 24,
      isHeader: true)
    stars = controls.stars(id.child("stars"), title: meal.recipe.title)
    rating = controls.rating(id.child("rating"))
    rows = [
      controls.cookedRow(id.child("cooked")), controls.dislikeRow(id.child("dislike")),
      controls.whyRow(id.child("why")),
    ]
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      header
      stars
      rating
      ListSection(id.child("more"), spokenHeader: header.content.text) { rows }
    }.element
  }
}
