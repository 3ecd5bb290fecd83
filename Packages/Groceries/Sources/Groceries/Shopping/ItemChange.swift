import MealModels

/// A change of one field of one item, so that changes of two fields on two devices are both kept.
public enum ItemChange: Hashable, Sendable {
  /// It was taken from the shelf, with the amounts that were needed then; nil puts it back.
  case ticked([ListAmount]?)
  /// It was removed from the list, or put back.
  case isRemoved(Bool)
  /// The note changed; an empty text removes it.
  case note(String)
  /// A substitute is bought instead; nil buys the item itself.
  case substitute(ItemSubstitute?)
  /// A package was chosen by hand; nil leaves the choice to the rules.
  case product(ProductID?)
  /// A number of packages of the chosen product was set by hand; nil buys as many as are needed.
  case packages(Int?)
  /// Only the wanted kind is bought, such as rigatoni, or any kind may replace it.
  case onlyKind(Bool)
  /// The share of a meal is left out, or included again.
  case source(String, isOff: Bool)
  /// It is bought although it is usually at home, or not after all.
  case isWanted(Bool)
}

/// The marks of an item, which are kept apart from the amounts that the plan needs.
public struct ItemMarks: Hashable, Sendable {
  /// The amounts that were needed when it was ticked; nil while it is not ticked.
  public var ticked: [ListAmount]?
  /// Whether it was removed from the list.
  public var isRemoved = false
  /// The note; empty if there is none.
  public var note = ""
  /// The substitute that is bought instead; nil for the item itself.
  public var substitute: ItemSubstitute?
  /// The package that was chosen by hand; nil if the rules choose.
  public var product: ProductID?
  /// The number of packages of ``product`` that was set by hand; nil buys as many as are needed.
  public var packages: Int?
  /// Whether only the wanted kind is bought, so that without it there is a gap.
  public var isOnlyKind = false
  /// The sources whose share is left out.
  public var sourcesOff: Set<String> = []
  /// Whether it is bought although it is usually at home.
  public var isWanted = false

  /// Makes empty marks.
  public init() {}

  /// Whether it was taken from the shelf.
  public var isTicked: Bool { ticked != nil }

  /// The marks, reduced to those that change how the list is made.
  var shaping: ItemMarks {
    var marks = self
    (marks.ticked, marks.note, marks.product) = (nil, "", nil)
    (marks.packages, marks.isOnlyKind) = (nil, false)
    return marks
  }

  mutating func apply(_ change: ItemChange) {
    switch change {
    case .ticked(let amounts): ticked = amounts
    case .isRemoved(let isRemoved): self.isRemoved = isRemoved
    case .note(let note): self.note = note
    case .substitute(let substitute): self.substitute = substitute
    case .product(let product): self.product = product
    case .packages(let count): packages = count
    case .onlyKind(let isOnly): isOnlyKind = isOnly
    case .source(let source, let isOff):
      if isOff { sourcesOff.insert(source) } else { sourcesOff.remove(source) }
    case .isWanted(let isWanted): self.isWanted = isWanted
    }
  }
}
