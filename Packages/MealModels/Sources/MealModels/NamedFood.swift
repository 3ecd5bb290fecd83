/// A food that a text of a recipe names, and that its list does not account for.
public struct NamedFood: Hashable, Sendable {
  /// The words that name it, as they were read.
  public let text: String

  /// Where they stand.
  public let place: RecipePlace

  /// The food; nil where nobody understands the words, so that they may be any food.
  public let food: FoodID?

  /// Whether it may bring carbohydrate that the numbers of a serving do not hold.
  public let isStarchy: Bool

  /// Makes a named food.
  public init(_ text: String, in place: RecipePlace, food: FoodID?, isStarchy: Bool = true) {
    self.text = text
    self.place = place
    self.food = food
    self.isStarchy = isStarchy
  }

  /// The words with their place, as reasons say it: "peanuts (step 2)".
  public var label: String { "\(text) (\(place.label))" }
}

/// A text of a recipe; ingredients and steps are counted from zero.
public enum RecipePlace: Hashable, Sendable {
  /// The name of the dish.
  case title
  /// The sentence for a card.
  case summary
  /// The longer text.
  case description
  /// What the picture shows.
  case picture
  /// What an ingredient line calls its food.
  case name(Int)
  /// What the line says beside it.
  case note(Int)
  /// The words of the line as they were written, but for amounts that are known.
  case line(Int)
  /// The heading that the line stands under.
  case heading(Int)
  /// A step.
  case step(Int)

  /// The place as people find it: "step 2", "note of ingredient 1".
  public var label: String {
    switch self {
    case .title: "title"
    case .summary: "summary"
    case .description: "description"
    case .picture: "picture"
    case .name(let index): "ingredient \(index + 1)"
    case .note(let index): "note of ingredient \(index + 1)"
    case .line(let index): "ingredient \(index + 1)"
    case .heading(let index): "heading of ingredient \(index + 1)"
    case .step(let index): "step \(index + 1)"
    }
  }
}

extension Recipe {
  /// Whether people read every line and step of it before it was shipped, so that its list is known
  /// to hold every food of the dish.
  public var isReviewed: Bool { origin == .bundled }

  /// Every text of it with its place, in the order in which people read them.
  public var texts: [(place: RecipePlace, text: String)] {
    var texts: [(place: RecipePlace, text: String)] = [(.title, title), (.summary, summary)]
    if description != summary { texts.append((.description, description)) }
    texts.append((.picture, picture.description))
    var heading: String?
    for (index, line) in ingredients.enumerated() {
      if let section = line.section, section != heading { texts.append((.heading(index), section)) }
      heading = line.section
      texts.append((.name(index), line.name))
      if let note = line.note { texts.append((.note(index), note)) }
      if let written = line.written, written.unmeasured != line.name {
        texts.append((.line(index), written.unmeasured))
      }
    }
    return texts + steps.enumerated().map { (.step($0), $1.text) }
  }
}
