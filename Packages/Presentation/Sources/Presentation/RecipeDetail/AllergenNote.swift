import DesignSystem
import MealModels
import ScreenParts

/// What a meal contains of what somebody may be allergic to, and in traces.
public struct AllergenNote: Component {
  /// The stable path.
  public var id: ElementID
  /// One or more sentences; the last one is to check the label.
  public var text: String
  /// How its words are coloured.
  public var color: ColorRole = .secondaryLabel

  /// Makes the note of everything that anybody may be allergic to.
  public init(_ id: ElementID, of facts: MealFacts, copy: Copy) {
    self.id = id
    text = copy.allergens(of: facts)
  }

  /// Makes the note of what concerns the people at a table; nil where nobody has an allergy.
  public init?(_ id: ElementID, of facts: MealFacts, for limits: EaterLimits, copy: Copy) {
    guard limits.hasAllergy else { return nil }
    self.id = id
    text = copy.allergens(of: facts, among: limits.allergens)
  }

  /// The node that this value stands for.
  public var element: Element {
    TextBlock(id, text, style: .footnote, color: color).element
  }
}
