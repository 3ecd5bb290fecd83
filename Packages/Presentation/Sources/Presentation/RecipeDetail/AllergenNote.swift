import DesignSystem
import MealModels

/// What a meal contains of what somebody may be allergic to, and in traces.
public struct AllergenNote: Component {
  /// The stable path.
  public var id: ElementID
  /// One or more sentences.
  public var text: String

  /// Makes the note; nil for a meal that contains nothing of the kind.
  public init?(_ id: ElementID, of facts: MealFacts, copy: Copy) {
    let contents = facts.contents
    let sentences = [
      ("allergens.contained", names(contents.allergens, copy)),
      ("allergens.traces", names(contents.traces.subtracting(contents.allergens), copy)),
      ("allergens.unknown", facts.unknownIngredients),
    ].filter { !$0.1.isEmpty }
    guard !sentences.isEmpty else { return nil }
    self.id = id
    text = sentences.map { copy(CopyKey($0.0), ["names": copy.list($0.1)]) }
      .joined(separator: " ")
  }

  /// The node that this value stands for.
  public var element: Element {
    TextBlock(id, text, style: .footnote, color: .secondaryLabel).element
  }
}

private func names(_ allergens: AllergenSet, _ copy: Copy) -> [String] {
  allergens.allergens.map { copy.inlineName(of: $0) }
}
