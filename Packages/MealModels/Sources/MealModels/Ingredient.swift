/// One line of a recipe's ingredient list.
public struct Ingredient: Hashable, Sendable, Codable {
  /// How much; nil if the cook decides ("to taste").
  public var measure: Measure? { didSet { written = nil } }

  /// The name of the food in the line, with its size and state: "boneless, skinless chicken
  /// breast".
  public var name: String { didSet { written = nil } }

  /// The food; nil means unknown, which is unsafe for every diet and allergy.
  public var food: FoodID?

  /// The preparation or purpose of the food: "minced", "to taste".
  public var note: String? { didSet { written = nil } }

  /// Whether the dish also works without the ingredient; its allergens and foods are included
  /// anyway.
  public var isOptional: Bool { didSet { written = nil } }

  /// The heading above the line, such as "For the sauce"; nil for the main list.
  public var section: String?

  /// The further amounts of the line, such as the size of a can.
  public var further: [FurtherAmount] { didSet { written = nil } }

  /// The line as a person wrote it; nil for a line that was made or changed.
  public private(set) var written: WrittenLine?

  /// Whether the line was written with its note before the food: "freshly ground pepper", "juice of
  /// 2 lemons".
  var isNoteFirst: Bool?

  /// Makes an ingredient line.
  public init(
    measure: Measure? = nil, name: String, food: FoodID?, note: String? = nil,
    isOptional: Bool = false, section: String? = nil, further: [FurtherAmount] = [],
    written: WrittenLine? = nil
  ) {
    self.measure = measure
    self.name = name
    self.food = food
    self.note = note
    self.isOptional = isOptional
    self.section = section
    self.further = further
    self.written = written
  }

  /// The line as a cook reads it: as written, or "3 cloves garlic, minced".
  ///
  /// A note that begins with "to" or "for" is joined by a space: "Salt and pepper to taste".
  public var text: String {
    if let written { return written.text }
    if isNoteFirst == true, let text = textWithNoteFirst {
      return isOptional ? "\(text) (optional)" : text
    }
    var text = name
    if let measure {
      text = ([measure.text] + further.map(\.text) + [name]).joined(separator: " ")
    }
    if let note {
      let isPurpose = note.hasPrefix("to ") || note.hasPrefix("for ")
      text += isPurpose ? " \(note)" : ", \(note)"
    }
    return isOptional ? "\(text) (optional)" : text
  }

  private var textWithNoteFirst: String? {
    guard let measure, let note, let first = note.first else { return nil }
    let amount = [measure.text] + further.map(\.text)
    guard !note.hasSuffix(" of") else {
      return ([note] + amount + [name]).joined(separator: " ")
    }
    return (amount + [first.lowercased() + note.dropFirst(), name]).joined(separator: " ")
  }
}
