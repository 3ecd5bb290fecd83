import MealModels
import PrintedText

/// Ingredient lines and steps as documents of schema.org write them.
enum JSONLDLines {
  /// The ingredients; a line in square brackets or after number signs is a heading.
  static func ingredients(_ json: JSON) -> [RecipeDraft.Section] {
    var sections: [RecipeDraft.Section] = []
    for value in json.list {
      if let text = value.said {
        addIngredients(text, alone: json.list.count == 1, to: &sections)
      } else if let items = value.member("itemListElement", "ingredients", "recipeIngredient") {
        sections.begin(value.member("name", "title", "purpose")?.said.map(MarkupText.plain))
        for item in items.list { sections.add(MarkupText.plain(ingredient(item))) }
      } else {
        sections.add(MarkupText.plain(ingredient(value)))
      }
    }
    return sections.tidied
  }

  private static func addIngredients(
    _ text: String, alone: Bool, to sections: inout [RecipeDraft.Section]
  ) {
    let lines = MarkupText.plain(text).filledLines
    guard !alone || lines.count < 2 else { return sections += WrittenLines.sections(lines) }
    let line = lines.joined(separator: " ")
    let isMarked = line.hasPrefix("#") || (line.hasPrefix("[") && line.hasSuffix("]"))
    if isMarked, let heading = WrittenLines.heading(line) {
      sections.begin(heading)
    } else {
      sections.add(line)
    }
  }

  /// The line of an ingredient that is an object.
  private static func ingredient(_ json: JSON) -> String {
    if let text = json.said ?? json.member("text", "display", "originalText")?.said { return text }
    let amount = json.member("amount", "quantity", "value")?.said
    let unit = json.member("unit", "unitText")
    return [amount, unit?.said ?? unit?.member("name")?.said, json.member("name", "food")?.said]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// The steps, in their sections.
  static func steps(_ json: JSON) -> [RecipeDraft.Section] {
    let values = json.list
    if values.count == 1, let text = values.first?.said {
      return WrittenLines.sections(MarkupText.plain(text))
    }
    var steps: [RecipeDraft.Section] = []
    if values.allSatisfy({ $0.said != nil }) {
      return WrittenLines.sections(
        values.compactMap(\.said).flatMap { MarkupText.plain($0).filledLines })
    }
    add(values, to: &steps, depth: 0)
    return steps.tidied
  }

  private static func add(_ values: [JSON], to steps: inout [RecipeDraft.Section], depth: Int) {
    var isAfterSection = false
    for value in values where depth < 10 {
      let name = value.member("name")?.said.map { MarkupText.plain($0).trimmed }
      let inner = value.member("itemListElement")?.list
      if isSection(value) || (depth == 0 && inner != nil && name != nil && !isStep(value)) {
        let title = name ?? value.said ?? value.member("text")?.said
        steps.begin(title.map { WrittenLines.heading($0) ?? $0 })
        add(inner ?? [], to: &steps, depth: depth + 1)
        // A section without items is the heading of the steps that follow it.
        isAfterSection = inner != nil
        continue
      }
      if isAfterSection { steps.begin(nil) }
      isAfterSection = false
      if let inner {
        add(inner, to: &steps, depth: depth + 1)
      } else {
        steps.add(step(value, name))
      }
    }
  }

  private static func isStep(_ json: JSON) -> Bool {
    json.member("@type", "type")?.list.contains { $0.said == "HowToStep" } ?? false
  }

  private static func isSection(_ json: JSON) -> Bool {
    json.member("@type", "type")?.list.contains { $0.said == "HowToSection" } ?? false
  }

  /// The text of a step; a name that adds to it comes first.
  private static func step(_ json: JSON, _ name: String?) -> String {
    let found = json.said ?? json.member("text", "description")?.said
    guard let text = found.flatMap({ MarkupText.plain($0).nonEmpty }) else { return name ?? "" }
    guard let name, !text.hasPrefix(name.prefix(20)), !isNumber(name) else { return text }
    return "\(WrittenLines.withoutColon(name)): \(text)"
  }

  /// Whether a name is only a number: "Step 1", "Schritt 2", "3".
  private static func isNumber(_ name: String) -> Bool {
    name.split(separator: " ").count <= 2 && name.contains(where: \.isNumber)
  }
}
