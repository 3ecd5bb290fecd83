import MealModels
import PrintedText

extension PageReading {
  /// The reading as a JSON object; other programs rely on its keys.
  public var json: JSON {
    [
      "kind": .string(kind.rawValue),
      "recipe": draft?.json ?? .null,
      "fields":
        .object(of: PageField.allCases.filter { fields[$0] != nil }) { field in
          (field.rawValue, fields[field]?.json ?? .null)
        },
      "warnings": .strings(warnings),
      "others": .array(others.map(\.json)),
    ]
  }
}

extension FieldReading {
  fileprivate var json: JSON {
    [
      "source": .string(source.rawValue), "confidence": .number(confidence, places: 3),
      "confirm": .bool(confirm), "why": .optional(why),
    ]
  }
}

extension RecipeDraft {
  /// The recipe as a JSON object; other programs rely on its keys.
  public var json: JSON {
    [
      "title": .string(title),
      "ingredients": .strings(ingredientLines),
      "groups": .array(ingredients.map { $0.json("ingredients") }),
      "steps": .strings(stepLines),
      "stepGroups": .array(steps.map { $0.json("steps") }),
      "servings": .optional(servings),
      "servingsRange": servingsRange.map {
        ["from": .number(Double($0.lowerBound)), "to": .number(Double($0.upperBound))]
      } ?? .null,
      "yield": .optional(yield),
      "totalMinutes": .optional(totalMinutes),
      "prepMinutes": .optional(prepMinutes),
      "cookMinutes": .optional(cookMinutes),
      "author": .optional(author),
      "language": .optional(language),
      "image": .optional(image),
      "source": .optional(source),
      "description": .optional(description),
      "cuisine": .optional(cuisines.isEmpty ? nil : cuisines.joined(separator: ", ")),
      "categories": .strings(categories),
      "keywords": .strings(keywords),
      "nutrition":
        .object(of: statedNutrition.sorted { $0.key < $1.key }) { ($0.key, .string($0.value)) },
      "rating": rating.map { .number($0, places: 2) } ?? .null,
      "notes": .optional(notes),
    ]
  }
}

extension RecipeDraft.Section {
  fileprivate func json(_ name: String) -> JSON {
    .object([
      JSON.Member("title", .optional(heading)), JSON.Member(name, .strings(lines)),
    ])
  }
}
