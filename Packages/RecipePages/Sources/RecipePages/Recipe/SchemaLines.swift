import MealModels

/// The lines of ingredients and steps in the many forms in which data states them.
enum SchemaLines {
  /// Ingredient lines; an object among them has an amount and a name.
  static func ingredients(
    _ value: DataValue, _ resolve: (DataValue) -> DataObject?
  ) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section([])]
    for value in value.all {
      if let object = resolve(value) {
        let nested = object["itemListElement"].all + object["recipeIngredient"].all
        if !nested.isEmpty {
          let heading = object.text("name").map(TextReading.line)
          let lines = nested.flatMap { Self.lines(of: $0, resolve) }
          sections.append(RecipeDraft.Section(lines, below: heading))
        } else {
          sections[sections.count - 1].lines += lines(of: value, resolve)
        }
      } else {
        sections[sections.count - 1].lines += lines(of: value, resolve)
      }
    }
    return sections.filter { !$0.lines.isEmpty }
  }

  private static func lines(
    of value: DataValue, _ resolve: (DataValue) -> DataObject?
  ) -> [String] {
    if let object = resolve(value) {
      let parts = ["amount", "quantity", "value", "unit", "unitText", "name", "text", "item"]
        .compactMap { SchemaRecipe.line(object[$0]) }
      return parts.isEmpty ? [] : [parts.joined(separator: " ")]
    }
    return value.all.flatMap { $0.text.map { TextReading.lines($0).map(plainAmount) } ?? [] }
  }

  /// A line whose whole amount has no decimals: "2.0 eggs" becomes "2 eggs".
  private static func plainAmount(_ line: String) -> String {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, rest.first == "." else { return line }
    let zeros = rest.dropFirst().prefix { $0 == "0" }
    let end = rest.dropFirst(1 + zeros.count)
    return !zeros.isEmpty && (end.first.map { $0 == " " } ?? true) ? String(digits + end) : line
  }

  /// Steps; an object that contains steps is a section, and the name of a step is its heading.
  static func steps(
    _ value: DataValue, _ resolve: (DataValue) -> DataObject?
  ) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section([])]
    var waiting = value.all.reversed().map { (value: $0, heading: String?.none) }
    var seen = 0
    while let next = waiting.popLast(), seen < 5_000 {
      seen += 1
      if sections.last?.heading != next.heading {
        sections.append(RecipeDraft.Section([], below: next.heading))
      }
      guard let object = resolve(next.value) else {
        if case .list(let values) = next.value {
          waiting += values.reversed().map { ($0, next.heading) }
        } else if let text = next.value.text {
          sections[sections.count - 1].lines += TextReading.lines(text)
        }
        continue
      }
      let nested =
        object["itemListElement"].all + object["steps"].all + object["item"].all
      if nested.isEmpty || nested.allSatisfy(isPart), let lines = Self.lines(of: object) {
        let parts =
          nested.flatMap { resolve($0).flatMap { Self.lines(of: $0) } ?? [] }
          + (object["description"].text.map(TextReading.lines) ?? [])
        let all = lines + parts.filter { part in !said(part, by: lines) }
        if let title = title(of: object, beside: all) {
          sections.append(RecipeDraft.Section(all, below: title))
          sections.append(RecipeDraft.Section([], below: next.heading))
        } else {
          sections[sections.count - 1].lines += all
        }
        continue
      }
      let heading = object.text("name").map(TextReading.line).flatMap { $0.isEmpty ? nil : $0 }
      if nested.isEmpty, let heading { sections.append(RecipeDraft.Section([], below: heading)) }
      waiting += nested.reversed().map { ($0, heading ?? next.heading) }
    }
    for place in sections.indices {
      sections[place].lines = NumberedSteps.parted(sections[place].lines)
    }
    var headings = Set(sections.filter { !$0.lines.isEmpty }.map(\.heading))
    return sections.filter { section in
      !section.lines.isEmpty || section.heading != nil && headings.insert(section.heading).inserted
    }
  }

  /// Whether an entry is a tip or a direction, which adds to the text of its step.
  private static func isPart(_ value: DataValue) -> Bool {
    guard let object = value.object else { return false }
    return object.isA("HowToTip") || object.isA("HowToDirection")
  }

  /// The text of a step, or else its name.
  private static func lines(of object: DataObject) -> [String]? {
    for name in ["text", "description", "name", "@value"] {
      guard let text = object[name].text else { continue }
      let lines = TextReading.lines(text)
      if !lines.isEmpty { return longName(of: object, beside: lines) + lines }
    }
    return nil
  }

  /// The name of a step that adds to its text; nil for a mere number.
  private static func title(of object: DataObject, beside lines: [String]) -> String? {
    guard let name = object["name"].text.map(TextReading.line), !name.isEmpty,
      name.split(separator: " ").count < longest, !StepLine.isNumber(name),
      !said(name, by: lines), !LineShape.key(name).starts(with: LineShape.key(lines[0]).prefix(40))
    else { return nil }
    return name
  }

  private static func said(_ text: String, by lines: [String]) -> Bool {
    lines.flatMap { LineShape.key($0) }.holds(LineShape.key(text))
  }

  /// The name of a step that is a complete sentence and so an instruction.
  private static func longName(of object: DataObject, beside lines: [String]) -> [String] {
    guard let name = object["name"].text.map(TextReading.line),
      name.split(separator: " ").count >= longest
    else { return [] }
    let key = LineShape.key(name)
    let said = lines.flatMap { LineShape.key($0) }
    return said.holds(key) || key.starts(with: said.prefix(40)) ? [] : [name]
  }

  /// The number of words from which the name of a step is an instruction.
  private static let longest = 15
}
