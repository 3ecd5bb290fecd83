import DesignSystem
import MealModels

/// The opinion of a recipe in three rows, below all drawn parts.
struct OpinionSection: Component {
  /// The stable path.
  var id: ElementID
  /// The label of the rows, as read aloud.
  var label: String
  /// "Rate It", "Not for Me" and "Why This?".
  var rows: [ListRow]

  /// Makes the section of a meal.
  init(_ id: ElementID, of meal: Meal, _ opinion: MealOpinion, copy: Copy) {
    let controls = OpinionControls(meal.id, opinion, copy: copy)
    self.id = id
    label = copy("opinion.title")
    rows = [
      controls.rateRow(id.child("rate")), controls.dislikeRow(id.child("dislike")),
      controls.whyRow(id.child("why")),
    ]
  }

  /// The tree node of this value.
  var element: Element { ListSection(id, spokenHeader: label) { rows }.element }
}
