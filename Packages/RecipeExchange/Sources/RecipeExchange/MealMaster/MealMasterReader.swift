import MealModels
import PrintedText

/// Reads one recipe of Meal-Master.
struct MealMasterReader {
  private var recipe = ExchangedRecipe(RecipeDraft(title: ""))
  private var ingredients: [RecipeDraft.Section] = []
  private var steps: [RecipeDraft.Section] = []
  /// The columns of the rows since the last heading; the left one comes first.
  private var left: [MealMasterIngredient] = []
  private var right: [MealMasterIngredient] = []
  private var paragraph = ""
  /// A heading for which it is not yet known whether ingredients or steps follow.
  private var pendingHeading: String?
  private var remarks: [(line: Int, sentence: String)] = []

  /// The recipe of some lines, and the lines that were not understood with their numbers.
  static func recipe(
    _ lines: [Substring], isComplete: Bool
  ) -> (recipe: ExchangedRecipe, remarks: [(line: Int, sentence: String)]) {
    var reader = MealMasterReader()
    var place = reader.readHead(lines)
    while place < lines.count {
      reader.readBody(lines[place], number: place)
      place += 1
    }
    reader.endIngredients()
    reader.endParagraph()
    reader.recipe.draft.ingredients = reader.ingredients.tidied
    reader.recipe.draft.steps = reader.steps.tidied
    if !isComplete {
      reader.remarks.append((lines.count, "The line that ends a recipe is missing."))
    }
    if reader.recipe.draft.ingredientLines.isEmpty {
      reader.remarks.append((0, "No ingredient line was found in its columns."))
    }
    return (reader.recipe, reader.remarks)
  }

  /// Reads title, categories and yield; returns the number of their lines.
  private mutating func readHead(_ lines: [Substring]) -> Int {
    var place = 0
    while place < lines.count {
      let line = lines[place]
      if line.utf8.allSatisfy({ $0 == 0x20 }) {
        place += 1
        if recipe.draft.title.isEmpty { continue }
        // A blank line ends the head, unless the head continues behind it.
        guard place < lines.count, field(lines[place]) != nil else { break }
        continue
      }
      guard let (name, value) = field(line) else {
        guard !isEndOfHead(line) else { break }
        goOn(String(line).trimmed)
        place += 1
        continue
      }
      read(name, value)
      place += 1
    }
    return place
  }

  private mutating func read(_ name: String, _ value: String) {
    switch name {
    case "title": recipe.draft.title = value
    case "categories":
      let names = value.contains(",") ? value.parts(between: ",") : capitalised(value)
      recipe.draft.categories = names.filter { $0.lowercased() != "none" }
    default: recipe.setYield(value)
    }
  }

  /// Splits names that no commas separate; each name begins with a capital letter.
  private func capitalised(_ text: String) -> [String] {
    var names: [String] = []
    for word in text.parts(between: " ") {
      if word.first?.isUppercase == true || names.isEmpty {
        names.append(word)
      } else {
        names[names.count - 1] += " " + word
      }
    }
    return names
  }

  private func isEndOfHead(_ line: Substring) -> Bool {
    MealMasterIngredient(line.utf8) != nil || heading(line) != nil || recipe.draft.title.isEmpty
      || !line.hasPrefix("        ")
  }

  /// A continuation of a title or a list of categories.
  private mutating func goOn(_ text: String) {
    if recipe.draft.categories.isEmpty {
      recipe.draft.title += " " + text
    } else {
      recipe.draft.categories += text.parts(between: ",")
    }
  }

  /// A field of the head: its name in small letters and its value.
  private func field(_ line: Substring) -> (name: String, value: String)? {
    let text = line.utf8.drop { $0 == 0x20 }
    guard let first = text.first, let colon = text.prefix(12).firstIndex(of: UInt8(ascii: ":")),
      "tcysTCYS".utf8.contains(first)
    else { return nil }
    let name = Substring(text[..<colon]).trimmed.lowercased()
    guard ["title", "categories", "yield", "servings"].contains(name) else { return nil }
    return (name, Substring(text[text.index(after: colon)...]).trimmed)
  }

  private mutating func readBody(_ line: Substring, number: Int) {
    if let heading = heading(line) { return begin(heading) }
    if line.utf8.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }) {
      endIngredients()
      return endParagraph()
    }
    // Ingredients come before the directions, and in sections that begin with a heading.
    if paragraph.isEmpty, readIngredients(line) { return }
    if line.hasPrefix(":") || line.hasPrefix(" :") {
      // Programs mark their additional fields with a colon.
      endParagraph()
      return recipe.note(line.drop { $0 == " " || $0 == ":" }.trimmed)
    }
    endIngredients()
    let ends = line.utf8.last == 0x14
    let text = (ends ? line.dropLast() : line).trimmed
    paragraph += paragraph.isEmpty ? text : " " + text
    if ends { endParagraph() }
  }

  /// The heading of a line such as `MMMMM-----SAUCE-----`; nil for any other line.
  private func heading(_ line: Substring) -> String? {
    let bytes = line.utf8
    guard let first = bytes.first, first == UInt8(ascii: "M") || first == UInt8(ascii: "-"),
      bytes.prefix(5).allSatisfy({ $0 == first }), bytes.count > 5
    else { return nil }
    let inside = bytes.dropFirst(5).drop { $0 == UInt8(ascii: "-") || $0 == 0x20 }
    var text = Substring(inside)
    while let last = text.last, last == "-" || last == " " { text.removeLast() }
    return text.isEmpty ? nil : String(text)
  }

  private mutating func begin(_ heading: String) {
    endIngredients()
    endParagraph()
    // Of two headings in a row, the first one has no lines.
    if let pendingHeading { ingredients.append(.init([], below: pendingHeading)) }
    pendingHeading = heading
  }

  private mutating func readIngredients(_ line: Substring) -> Bool {
    guard steps.isEmpty || pendingHeading != nil || !left.isEmpty else { return false }
    if let (one, other) = MealMasterColumns.read(line) {
      if let one { left.append(one) }
      right.append(other)
      return true
    }
    guard let one = MealMasterIngredient(line.utf8) else { return false }
    left.append(one)
    return true
  }

  /// Puts the rows of both columns in order, and joins continuations with the lines that they
  /// continue.
  private mutating func endIngredients() {
    guard !left.isEmpty || !right.isEmpty else { return }
    if let heading = pendingHeading { ingredients.begin(heading) }
    pendingHeading = nil
    var lines: [String] = []
    for row in left + right {
      if row.isContinuation, let last = lines.popLast() {
        let more = row.food.drop { $0 == "-" }.trimmed
        lines.append(more.isEmpty ? last : "\(last) \(more)")
      } else {
        lines.append(row.line)
      }
    }
    for line in lines {
      if let heading = WrittenLines.heading(line) {
        ingredients.begin(heading)
      } else {
        ingredients.add(line)
      }
    }
    (left, right) = ([], [])
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    if let heading = pendingHeading { steps.begin(heading) }
    pendingHeading = nil
    steps.add(paragraph)
    paragraph = ""
  }
}
