/// A text of a recipe and its place.
///
/// The texts of an own recipe that people see and the texts in which its foods are searched come
/// from the same list, so that every shown word was searched.
public struct RecipeText: Hashable, Sendable {
  /// Its place in the recipe.
  public var place: RecipePlace
  /// The text.
  public var text: String

  /// Makes a text of a recipe.
  public init(_ place: RecipePlace, _ text: String) {
    self.place = place
    self.text = text
  }
}

extension Recipe {
  /// Whether people reviewed every line and step of the recipe before it was shipped, so that its
  /// list is known to contain every food of the dish.
  public var isReviewed: Bool { origin == .bundled }

  /// Every text of the recipe with its place, in the order in which people read them.
  public var texts: [RecipeText] {
    var texts = [RecipeText(.title, title), RecipeText(.summary, summary)]
    if description != summary { texts.append(RecipeText(.description, description)) }
    texts.append(RecipeText(.picture, picture.description))
    var heading: String?
    for (index, line) in ingredients.enumerated() {
      if let section = line.section, section != heading {
        texts.append(RecipeText(.heading(index), section))
      }
      heading = line.section
      texts.append(RecipeText(.name(index), line.name))
      if let note = line.note { texts.append(RecipeText(.note(index), note)) }
      if let written = line.written, written.unmeasured != line.name {
        texts.append(RecipeText(.line(index), written.unmeasured))
      }
    }
    return texts + steps.enumerated().map { RecipeText(.step($0), $1.text) } + asides
  }
}

extension RecipeDraft {
  /// Every text of the draft that people see, in the order in which they read them.
  ///
  /// Tags and courses are included, except for claims such as "nut free". Cuisines, the author and
  /// the source are left out.
  public var texts: [RecipeText] {
    [RecipeText(.title, title)] + Self.texts(.description, description)
      + Self.texts(.yield, yield) + ingredientTexts + stepTexts + Self.texts(.notes, notes)
      + (categories + keywords).filter { !Self.isClaim($0) }.map { RecipeText(.tag, $0) }
  }

  /// Whether a tag claims that a dish is free of a food.
  private static func isClaim(_ tag: String) -> Bool {
    tag.lowercased().split { !$0.isLetter }.contains { claims.contains(String($0)) }
  }

  private static let claims: Set = [
    "free", "no", "non", "not", "without", "low", "less", "sans", "sin", "ohne", "senza", "frei",
    "allergy", "allergies", "allergen", "alternative", "alternatives", "substitute", "substitutes",
  ]

  /// The texts that are shown in addition to the title, lines and steps.
  public var asides: [RecipeText] {
    texts.filter { text in
      switch text.place {
      case .title, .name, .line, .heading, .step: false
      default: true
      }
    }
  }

  /// The lines of a longer text, each as a separate text.
  public static func texts(_ place: RecipePlace, _ text: String?) -> [RecipeText] {
    (text ?? "").split(whereSeparator: \.isNewline).map { RecipeText(place, String($0)) }
  }

  private var ingredientTexts: [RecipeText] {
    var texts: [RecipeText] = []
    var count = 0
    for section in ingredients {
      if let heading = section.heading {
        texts.append(
          RecipeText(section.lines.isEmpty ? .emptyHeading : .heading(count), heading))
      }
      for line in section.lines {
        texts.append(RecipeText(.name(count), line))
        count += 1
      }
    }
    return texts
  }

  private var stepTexts: [RecipeText] {
    var texts: [RecipeText] = []
    var count = 0
    for section in steps {
      if let heading = section.heading { texts.append(RecipeText(.stepHeading, heading)) }
      for step in section.lines {
        texts.append(RecipeText(.step(count), step))
        count += 1
      }
    }
    return texts
  }
}

extension Recipe {
  /// The note of its owner; nil if there is none.
  public var ownNote: String? {
    let lines = asides.filter { $0.place == .ownNotes }.map(\.text)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
