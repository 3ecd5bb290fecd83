import DesignSystem
import MealModels

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
    self.init(id, of: facts, among: AllergenSet(Allergen.allCases), copy)
  }

  /// Makes the note of what concerns the people at a table; nil where nobody has an allergy.
  public init?(_ id: ElementID, of facts: MealFacts, for limits: EaterLimits, copy: Copy) {
    guard limits.hasAllergy else { return nil }
    self.init(id, of: facts, among: limits.allergens, copy)
  }

  private init(
    _ id: ElementID, of facts: MealFacts, among concerns: AllergenSet, _ copy: Copy
  ) {
    let contained = facts.contents.allergens.intersection(concerns)
    let traces = facts.contents.traces.intersection(concerns).subtracting(contained)
    let sentences = [
      ("allergens.contained", names(contained, copy)), ("allergens.traces", names(traces, copy)),
      ("allergens.unknown", facts.unknownIngredients),
    ].filter { !$0.1.isEmpty }
    self.id = id
    text =
      (sentences.map { copy(CopyKey($0.0), ["names": copy.list($0.1)]) }
      + [copy("allergens.label")]).joined(separator: " ")
  }

  /// The node that this value stands for.
  public var element: Element {
    TextBlock(id, text, style: .footnote, color: color).element
  }
}

private func names(_ allergens: AllergenSet, _ copy: Copy) -> [String] {
  allergens.allergens.map { copy.inlineName(of: $0) }
}
