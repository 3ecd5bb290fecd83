import MealModels

/// A change of one field of one item, so that two devices that change two fields both have their way.
public enum ItemChange: Hashable, Sendable {
  /// It was taken from the shelf, with the amounts that were wanted then; nil puts it back.
  case ticked([ListAmount]?)
  /// It was taken off the list, or put back.
  case isRemoved(Bool)
  /// The note says something else; empty for none.
  case note(String)
  /// Something else is bought in its place; nil for itself.
  case substitute(ItemSubstitute?)
  /// A package was chosen by hand; nil leaves the choice to the rules.
  case product(ProductID?)
  /// The share of a meal is left out, or counted again.
  case source(String, isOff: Bool)
}

/// What is known of an item besides what the plan wants of it.
public struct ItemMarks: Hashable, Sendable {
  /// The amounts that were wanted when it was ticked; nil while it is not.
  public var ticked: [ListAmount]?
  /// Whether it was taken off the list.
  public var isRemoved = false
  /// A note; empty for none.
  public var note = ""
  /// What is bought in its place.
  public var substitute: ItemSubstitute?
  /// The package that was chosen by hand.
  public var product: ProductID?
  /// The sources whose share is left out.
  public var sourcesOff: Set<String> = []

  /// Nothing is known.
  public init() {}

  /// Whether it was taken from the shelf.
  public var isTicked: Bool { ticked != nil }

  /// The same without what only lies over an item, so that the list is made alike with and without it.
  var shaping: ItemMarks {
    var marks = self
    (marks.ticked, marks.note, marks.product) = (nil, "", nil)
    return marks
  }

  mutating func apply(_ change: ItemChange) {
    switch change {
    case .ticked(let amounts): ticked = amounts
    case .isRemoved(let isRemoved): self.isRemoved = isRemoved
    case .note(let note): self.note = note
    case .substitute(let substitute): self.substitute = substitute
    case .product(let product): self.product = product
    case .source(let source, let isOff):
      if isOff { sourcesOff.insert(source) } else { sourcesOff.remove(source) }
    }
  }
}
