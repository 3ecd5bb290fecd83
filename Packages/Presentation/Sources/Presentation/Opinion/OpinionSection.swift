import DesignSystem
import MealModels

/// What can be said of a recipe, below all that is drawn: three rows.
public struct OpinionSection: Component {
  /// The stable path.
  public var id: ElementID
  /// What the rows are about, as read aloud.
  public var label: String
  /// "Rate It", "Not for Me" and "Why This?".
  public var rows: [ListRow]

  /// Makes the section of a meal.
  public init(_ id: ElementID, of meal: Meal, _ opinion: MealOpinion, copy: Copy) {
    let controls = OpinionControls(meal.id, opinion, copy: copy)
    self.id = id
    label = copy("opinion.title")
    rows = [
      controls.rateRow(id.child("rate")), controls.dislikeRow(id.child("dislike")),
      controls.whyRow(id.child("why")),
    ]
  }

  /// The node that this value stands for.
  public var element: Element { ListSection(id, spokenHeader: label) { rows }.element }
}
