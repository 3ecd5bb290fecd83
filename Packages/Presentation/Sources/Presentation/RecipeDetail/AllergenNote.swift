import DesignSystem
import MealModels
import ScreenParts

/// The allergens and traces of a meal.
struct AllergenNote: Component {
  /// The stable path.
  var id: ElementID
  /// One or more sentences; the last one says to check the label.
  var text: String
  /// The color of the words.
  var color: ColorRole = .secondaryLabel

  /// Makes the note of all allergens.
  init(_ id: ElementID, of facts: MealFacts, copy: Copy) {
    self.id = id
    text = copy.allergens(of: facts)
  }

  /// Makes the note of the allergens in the limits of a table; nil if no eater has an allergy.
  init?(_ id: ElementID, of facts: MealFacts, for limits: EaterLimits, copy: Copy) {
    guard limits.hasAllergy else { return nil }
    self.id = id
    text = copy.allergens(of: facts, among: limits.allergens)
  }

  /// The tree node of this value.
  var element: Element {
    TextBlock(id, text, style: .footnote, color: color).element
  }
}
